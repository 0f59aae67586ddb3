import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_baki, kode_dept, kode_group, kode_gudang } from '../../neraca/laporan/saringan.shared.tsx'
import { barangDetailReport } from './laporan-barang-detail.report.ts'

/** Every piece on every tray, on any day. */
export default laporanScreen(barangDetailReport, { kode_gudang, kode_baki, kode_group, kode_dept })
