import type { OutputOf } from '@kencana/contract'
import { call, HistoryCard, isOwner, LinesTable, query, useUser } from '@kencana/screens'
import { Button, type Column, cellText, IconAdd, useKeys } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { batalBahanStok, getBahanStok, listBahanStok, saldoBahanStok } from './bahan-stok.contract.ts'
import { FormIsiBahan } from './isi-bahan.part.tsx'
import { SlipBahanStok } from './slip-bahan-stok.part.tsx'

type Stok = OutputOf<typeof getBahanStok>
type Baris = OutputOf<typeof saldoBahanStok>['bahan'][number]

const COLUMNS: readonly Column<Baris>[] = [
  { key: 'jenis', title: 'Bahan Toko' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

function Riwayat({ onSlip }: { onSlip: (stok: Stok) => void }) {
  const user = useUser()
  const list = useQuery({ ...query(listBahanStok, { tanggal: user.tgl_system }), staleTime: 0 })
  return (
    <HistoryCard
      title="Bahan toko diisi hari ini"
      note={user.tgl_system}
      list={list}
      emptyText="Belum ada bahan toko yang diisi"
      entry={(row) => ({
        nomor: row.no_bahan_stok,
        waktu: row.waktu,
        isi: `${row.lebur ? 'Lebur ke ' : ''}${row.jenis} ${row.kode_group}${row.keterangan && `: ${row.keterangan}`}`,
        jumlah: [
          `${cellText('gram', row.jml_bahan)} g`,
          ...(row.susut === 0 ? [] : [`susut ${cellText('gram', row.susut)} g`]),
        ],
        no_batal: row.no_batal,
        status: row.user_id,
      })}
      onReprint={async (no_bahan_stok) => onSlip(await call(getBahanStok, { no_bahan_stok }))}
      cancel={{
        endpoint: batalBahanStok,
        param: 'no_bahan_stok',
        title: 'Batal Isi Bahan Toko',
        text: (row) => `${cellText('gram', row.jml_bahan)} g ${row.jenis} ${row.kode_group} kembali ke sumbernya.`,
        may: (row) => row.tgl_system === user.tgl_system || isOwner(user),
        changes: [listBahanStok, saldoBahanStok],
      }}
    />
  )
}

/**
 * The shop's own material: how much there is, filling it, what filled it today.
 * @param children between the two: what was done with it
 */
export function BahanToko({ children }: { children: ReactNode }) {
  const saldo = useQuery({ ...query(saldoBahanStok, {}), staleTime: 0 }).data
  const [terbuka, setTerbuka] = useState(false)
  const [slip, setSlip] = useState<{ stok: Stok; message?: string } | null>(null)
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
      <Riwayat onSlip={(stok) => setSlip({ stok })} />
      {terbuka && (
        <FormIsiBahan
          hancur={saldo?.hancur ?? []}
          onClose={() => setTerbuka(false)}
          onSaved={(baru) => {
            setTerbuka(false)
            setSlip(baru)
          }}
        />
      )}
      {slip && <SlipBahanStok {...slip} onClose={() => setSlip(null)} />}
    </>
  )
}
