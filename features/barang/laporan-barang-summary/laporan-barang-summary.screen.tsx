import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_dept, kode_group, kode_gudang } from '../../neraca/laporan/saringan.shared.tsx'
import { barangSummaryReport } from './laporan-barang-summary.report.ts'

/** Goods of a day by gudang, and outside of trays. */
export default laporanScreen(barangSummaryReport, { kode_gudang, kode_group, kode_dept })
