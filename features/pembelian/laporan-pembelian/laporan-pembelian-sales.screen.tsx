import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_group, kode_sales } from '../../neraca/laporan/saringan.shared.tsx'
import { asal } from './asal.part.tsx'
import { pembelianSalesReport } from './laporan-pembelian.report.ts'

/** What each sales person bought. */
export default laporanScreen(pembelianSalesReport, { kode_sales, kode_group, asal })
