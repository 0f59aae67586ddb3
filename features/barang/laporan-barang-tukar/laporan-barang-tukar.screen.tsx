import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_dept, kode_group } from '../../neraca/laporan/saringan.shared.tsx'
import { barangTukarReport } from './laporan-barang-tukar.report.ts'

/** Old pieces that customers gave in for new ones. */
export default laporanScreen(barangTukarReport, { kode_group, kode_dept })
