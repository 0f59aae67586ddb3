import type { OutputOf } from '@kencana/contract'
import { jumlahBerat } from '@kencana/ledger'
import {
  DokumenPage,
  FormDialog,
  gramText,
  LoadError,
  query,
  TickTable,
  useJam,
  useMay,
  useSend,
} from '@kencana/screens'
import { Badge, Card, type Column, cellText, IconButton, IconTrash, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { batalCentang, centangBos, listCentang } from './centang-bos.contract.ts'
import css from './centang-bos.module.css'

type Baris = OutputOf<typeof listCentang>[number]

const ARAH = {
  BOS: { KELUAR: 'Ke Bos', MASUK: 'Dari Bos' },
  PABRIK: { KELUAR: 'Ke Pabrik', MASUK: 'Dari Pabrik' },
} as const

const COLUMNS: readonly Column<Baris>[] = [
  { key: 'dokumen', title: 'No Dokumen', kind: 'kode' },
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'arah', title: 'Arah', value: (row) => ARAH[row.pihak][row.arah] },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'qty', title: 'Qty', kind: 'int', total: true },
  { key: 'berat', title: 'Berat', kind: 'gram', total: true },
  { key: 'user_id', title: 'Oleh' },
]

const CHANGES = [listCentang]

function Tarik({ dokumen, onClose }: { dokumen: string; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={batalCentang}
      initial={{ dokumen, alasan: '' }}
      title="Tarik Centang"
      about={dokumen}
      saveText="Tarik Centang"
      danger
      changes={CHANGES}
      onClose={onClose}
    >
      {({ field }) => <TextField {...field('alasan')} label="Alasan" required autoFocus />}
    </FormDialog>
  )
}

function Sudah() {
  const list = useQuery({ ...query(listCentang, { tampil: 'SUDAH' }), staleTime: 0 })
  const [tarik, setTarik] = useState<string | null>(null)
  const boleh = useMay(batalCentang)
  const jam = useJam()
  const rows = list.data ?? []
  if (list.isError) return <LoadError error={list.error} onRetry={() => void list.refetch()} />
  if (rows.length === 0) return null
  return (
    <Card title="Dicentang dalam 30 hari" note={`${rows.length} baris`} flush>
      <ul className={css.sudah}>
        {rows.toReversed().map((row) => (
          <li key={`${row.dokumen} ${row.kode_group}`}>
            <span className="k-mono">{row.dokumen}</span>
            <span>
              {row.tgl_system} {jam(row.waktu)}, {ARAH[row.pihak][row.arah]} {row.kode_group}, dicatat {row.user_id}
            </span>
            <b>{gramText(row.berat)}</b>
            <Badge tone="green">{row.dicentang}</Badge>
            {boleh && (
              <IconButton size="sm" label={`Tarik centang ${row.dokumen}`} onClick={() => setTarik(row.dokumen)}>
                <IconTrash />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {tarik !== null && <Tarik dokumen={tarik} onClose={() => setTarik(null)} />}
    </Card>
  )
}

/** The owner: these goods I had, these I gave. */
export default function CentangBosScreen() {
  const list = useQuery({ ...query(listCentang, { tampil: 'BELUM' }), staleTime: 0 })
  const [pilih, setPilih] = useState<readonly string[]>([])
  const { busy, submit } = useSend(centangBos, { changes: CHANGES, done: () => setPilih([]) })
  const rows = list.data ?? []
  const dipilih = rows.filter((row) => pilih.includes(row.dokumen))
  const dokumen = [...new Set(dipilih.map((row) => row.dokumen))]
  return (
    <DokumenPage
      path={['Stock Pembelian', 'Centang Barang Bos']}
      bar={{
        write: centangBos,
        facts: [
          { label: 'Belum Dicentang', value: gramText(jumlahBerat(rows)) },
          { label: 'Dipilih', value: cellText('int', dokumen.length), unit: 'dokumen' },
        ],
        total: { label: 'Berat Dipilih', value: gramText(jumlahBerat(dipilih)) },
        saveText: 'Centang',
        busy,
        disabled: dokumen.length === 0,
        onSave: () => dokumen.length > 0 && void submit({ dokumen }),
        onCancel: () => setPilih([]),
      }}
    >
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      <TickTable
        columns={COLUMNS}
        rows={rows}
        rowId={(row) => row.dokumen}
        noun="baris"
        emptyText="Semua Barang Bos Sudah Dicentang"
        ticked={pilih}
        onTick={setPilih}
      />
      <Sudah />
    </DokumenPage>
  )
}
