import type { OutputOf } from '@kencana/contract'
import { gramText, isOwner, LinesTable, query, RiwayatDokumen, type ShownSlip } from '@kencana/screens'
import { Button, type Column, IconAdd, useKeys } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  batalBahanStok,
  DOKUMEN_BAHAN_STOK,
  getBahanStok,
  listBahanStok,
  saldoBahanStok,
} from './bahan-stok.contract.ts'
import { FormIsiBahan } from './isi-bahan.part.tsx'
import { SlipBahanStok } from './slip-bahan-stok.part.tsx'

type Stok = OutputOf<typeof getBahanStok>
type Row = OutputOf<typeof saldoBahanStok>['bahan'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'jenis', title: 'Bahan Toko' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

const Riwayat = ({ onSlip }: { onSlip: (slip: Stok) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_BAHAN_STOK}
    title="Bahan toko diisi hari ini"
    emptyText="Belum ada bahan toko yang diisi"
    list={listBahanStok}
    isi={(row) =>
      `${row.lebur ? 'Lebur ke ' : ''}${row.jenis} ${row.kode_group}${row.keterangan && `: ${row.keterangan}`}`
    }
    jumlah={(row) => [gramText(row.jml_bahan), ...(row.susut === 0 ? [] : [`susut ${gramText(row.susut)}`])]}
    get={getBahanStok}
    onSlip={onSlip}
    cancel={{
      endpoint: batalBahanStok,
      title: 'Batal Isi Bahan Toko',
      text: (row) => `${gramText(row.jml_bahan)} ${row.jenis} ${row.kode_group} kembali ke sumbernya.`,
      may: (row, user) => row.tgl_system === user.tgl_system || isOwner(user),
      changes: [listBahanStok, saldoBahanStok],
    }}
  />
)

/**
 * The shop's own material: how much there is, filling it, what filled it today.
 * @param children between the two: what was done with it
 */
export function BahanToko({ children }: { children: ReactNode }) {
  const saldo = useQuery({ ...query(saldoBahanStok, {}), staleTime: 0 }).data
  const [terbuka, setTerbuka] = useState(false)
  const [shown, show] = useState<ShownSlip<Stok> | null>(null)
  const buka = () => setTerbuka(true)
  useKeys({ F2: buka })
  return (
    <>
      <LinesTable
        columns={COLUMNS}
        rows={saldo?.bahan ?? []}
        rowId={(row) => `${row.jenis} ${row.kode_group}`}
        noun="bahan"
        emptyText={saldo ? 'Bahan Toko Kosong' : 'Memuat bahan toko'}
      >
        <Button icon={<IconAdd />} kbd="F2" onClick={buka}>
          Isi Bahan Toko
        </Button>
      </LinesTable>
      {children}
      <Riwayat onSlip={(slip) => show({ slip })} />
      {terbuka && (
        <FormIsiBahan
          hancur={saldo?.hancur ?? []}
          onClose={() => setTerbuka(false)}
          onSaved={(saved) => {
            setTerbuka(false)
            show(saved)
          }}
        />
      )}
      {shown && <SlipBahanStok {...shown} onClose={() => show(null)} />}
    </>
  )
}
