import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_group, kode_sales } from '../../neraca/laporan/saringan.shared.tsx'
import { CekNota } from './cek-nota.part.tsx'
import { jualSalesReport } from './laporan-penjualan.report.ts'

/** What each sales person sold. */
export default laporanScreen(jualSalesReport, { kode_sales, kode_group }, { children: <CekNota /> })
