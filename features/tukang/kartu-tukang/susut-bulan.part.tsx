import type { OutputOf } from '@kencana/contract'
import { formatBulan, formatDesimal, jumlah, type Mg } from '@kencana/ledger'
import { LinesTable } from '@kencana/screens'
import { Badge, type Column } from '@kencana/ui'
import { useState } from 'react'
import type { kartuTukang } from './kartu-tukang.contract.ts'

type Jadi = OutputOf<typeof kartuTukang>['jadi'][number]

interface Bulan {
  bulan: string
  jumlah: number
  berat_pakai: Mg
  berat_susut: Mg
  susut_tukang: Mg
  menyimpang: number
}

/** Loss of the gold taken, as percent with three decimals. */
const persenText = (susut: number, pakai: number): string =>
  pakai + susut === 0 ? '-' : `${formatDesimal(((susut * 100) / (pakai + susut)).toFixed(3))}%`

const BULAN: readonly Column<Bulan>[] = [
  { key: 'bulan', title: 'Bulan', kind: 'kode', render: (row) => formatBulan(row.bulan) },
  { key: 'jumlah', title: 'Pesanan', kind: 'int', total: true },
  { key: 'berat_pakai', title: 'Berat Pakai', kind: 'gram', total: true },
  { key: 'berat_susut', title: 'Susut', kind: 'gram', total: true },
  { key: 'susut_tukang', title: 'Jatah Susut', kind: 'gram', total: true },
  { key: 'persen', title: 'Susut %', value: (row) => persenText(row.berat_susut, row.berat_pakai) },
  {
    key: 'menyimpang',
    title: 'Tanda',
    render: (row) => (row.menyimpang === 0 ? '-' : <Badge tone="amber">{row.menyimpang} MENYIMPANG</Badge>),
  },
]

const PESANAN: readonly Column<Jadi>[] = [
  { key: 'no_pesanan', title: 'No Pesanan', kind: 'kode' },
  { key: 'tgl_system', title: 'Selesai', kind: 'date' },
  { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'berat_pakai', title: 'Berat Pakai', kind: 'gram', total: true },
  { key: 'berat_susut', title: 'Susut', kind: 'gram', total: true },
  { key: 'susut_tukang', title: 'Jatah Susut', kind: 'gram', total: true },
  { key: 'persen', title: 'Susut %', value: (row) => persenText(row.berat_susut, row.berat_pakai) },
  {
    key: 'tanda',
    title: 'Tanda',
    render: (row) =>
      row.tanda === '-' ? '-' : <Badge tone={row.tanda === 'MENYIMPANG' ? 'amber' : 'red'}>{row.tanda}</Badge>,
  },
  { key: 'no_so_pesanan', title: 'SO', kind: 'kode', value: (row) => row.no_so_pesanan ?? 'belum' },
]

const perBulan = (jadi: readonly Jadi[]): Bulan[] =>
  [...new Set(jadi.map((one) => one.bulan))].map((bulan) => {
    const milik = jadi.filter((one) => one.bulan === bulan)
    return {
      bulan,
      jumlah: milik.length,
      berat_pakai: jumlah(milik, 'berat_pakai'),
      berat_susut: jumlah(milik, 'berat_susut'),
      susut_tukang: jumlah(milik, 'susut_tukang'),
      menyimpang: milik.filter((one) => one.tanda !== '-').length,
    }
  })

/** His loss month by month against what he was allowed; a month shows its orders. */
export function SusutBulan({ jadi, onPesanan }: { jadi: readonly Jadi[]; onPesanan: (no_pesanan: string) => void }) {
  const bulan = perBulan(jadi)
  const [pilih, setPilih] = useState<string | null>(null)
  const dilihat = pilih ?? bulan[0]?.bulan ?? ''
  return (
    <>
      <LinesTable
        columns={BULAN}
        rows={bulan}
        rowId={(row) => row.bulan}
        newestId={dilihat}
        noun="bulan"
        emptyText="Belum ada pesanan yang selesai"
        onRowClick={(row) => setPilih(row.bulan)}
      >
        <b>Susut setahun terakhir</b>
      </LinesTable>
      {bulan.length > 0 && (
        <LinesTable
          columns={PESANAN}
          rows={jadi.filter((one) => one.bulan === dilihat)}
          rowId={(row) => row.no_selesai}
          noun="pesanan"
          emptyText="Tidak ada pesanan"
          onRowClick={(row) => onPesanan(row.no_pesanan)}
        >
          <b>Pesanan selesai {formatBulan(dilihat)}</b>
        </LinesTable>
      )}
    </>
  )
}
