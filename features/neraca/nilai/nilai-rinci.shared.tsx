import type { OutputOf } from '@kencana/contract'
import { LinesTable, LoadError, query } from '@kencana/screens'
import { Button, type Column, Modal, Skeleton, sebutan } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { getNilai } from './nilai.contract.ts'

type Baris = OutputOf<typeof getNilai>['rinci'][number]

const kata = (text: string): string => (text === '-' ? '' : sebutan(text))

// What it is worth before what it belongs to: a telephone shows the first columns.
const COLUMNS: readonly Column<Baris>[] = [
  { key: 'kode_group', title: 'Kategori', value: ({ kode_group }) => kata(kode_group) },
  { key: 'sebab', title: 'Sebab', value: ({ sebab }) => kata(sebab) },
  { key: 'berat', title: 'Berat (g)', kind: 'gram' },
  { key: 'nilai', title: 'Nilai (Rp)', kind: 'rupiah' },
  { key: 'lawan', title: 'Lawan', value: ({ lawan, ref }) => [kata(lawan), kata(ref)].filter(Boolean).join(' ') },
  { key: 'dokumen', title: 'Dokumen', kind: 'kode', value: ({ dokumen }) => kata(dokumen) },
]

/** What a day's value is made of, cause by cause: which dispatch, bill or conversion brought and took what. */
export function NilaiDialog({ no_nilai, onClose }: { no_nilai: string; onClose: () => void }) {
  const nilai = useQuery(query(getNilai, { no_nilai }))
  return (
    <Modal
      title={`Nilai ${no_nilai}`}
      titleNote={nilai.data && <span className="k-dim">{nilai.data.tgl_system}</span>}
      size={960}
      onClose={onClose}
      hint="Esc kembali ke buku besar"
      actions={<Button onClick={onClose}>Kembali</Button>}
    >
      {nilai.isError && <LoadError error={nilai.error} onRetry={() => void nilai.refetch()} />}
      {nilai.isPending && <Skeleton width="60%" />}
      {nilai.data && (
        <LinesTable
          columns={COLUMNS}
          rows={nilai.data.rinci}
          rowId={({ urut }) => String(urut)}
          noun="bagian"
          emptyText="Tidak Ada Nilai"
        />
      )}
    </Modal>
  )
}
