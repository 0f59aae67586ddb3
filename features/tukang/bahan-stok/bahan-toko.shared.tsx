import { LinesTable, query, type ShownSlip } from '@kencana/screens'
import { Button, IconAdd, useKeys } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { saldoBahanStok } from './bahan-stok.contract.ts'
import { FormIsiBahan } from './isi-bahan.part.tsx'
import { KOLOM_BAHAN, RiwayatBahanStok, type Stok } from './riwayat-bahan.shared.tsx'
import { SlipBahanStok } from './slip-bahan-stok.part.tsx'

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
        columns={KOLOM_BAHAN}
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
      <RiwayatBahanStok onSlip={(slip) => show({ slip })} />
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
