import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_group, kode_sales, kondisi, words } from '../../neraca/laporan/saringan.shared.tsx'
import { KELOMPOK } from './laporan-pembelian.contract.ts'
import { transaksiPembelianReport } from './laporan-pembelian.report.ts'

/** What was bought, by day, category, condition or sales person. */
export default laporanScreen(transaksiPembelianReport, {
  group_by: words('Kelompok', KELOMPOK),
  kode_group,
  kondisi,
  kode_sales,
})
