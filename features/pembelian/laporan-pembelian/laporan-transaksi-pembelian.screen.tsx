import { Button } from '@kencana/ui'
import { useNavigate } from '@tanstack/react-router'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_group, kode_sales, kondisi, words } from '../../neraca/laporan/saringan.shared.tsx'
import { asal } from './asal.part.tsx'
import { KELOMPOK } from './laporan-pembelian.contract.ts'
import { transaksiPembelianReport } from './laporan-pembelian.report.ts'

const NAMA = {
  no_faktur_group: 'FAKTUR',
  tgl_system: 'TANGGAL',
  kode_group: 'KATEGORI',
  kondisi: 'KONDISI',
  kode_sales: 'SALES',
} as const satisfies Record<(typeof KELOMPOK)[number], string>

const FILTERS = {
  group_by: words('Kelompok', KELOMPOK, { sebut: NAMA }),
  kode_group,
  kondisi,
  kode_sales,
  asal,
}

/** What was bought, by day, category, condition or sales person; beside it what came back by its nota. */
export default function LaporanTransaksiPembelianScreen() {
  const navigate = useNavigate()
  return (
    <Laporan report={transaksiPembelianReport} filters={FILTERS}>
      <Button onClick={() => void navigate({ to: '/laporan-transaksi-pembelian/selisih' })}>Selisih Nota</Button>
    </Laporan>
  )
}
