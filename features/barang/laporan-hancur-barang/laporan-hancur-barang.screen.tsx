import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_dept, kode_group } from '../../neraca/laporan/saringan.shared.tsx'
import { hancurBarangReport } from './laporan-hancur-barang.report.ts'

/** What was broken up. */
export default laporanScreen(hancurBarangReport, { kode_group, kode_dept })
