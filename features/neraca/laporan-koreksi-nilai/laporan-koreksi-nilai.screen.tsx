import { laporanScreen } from '../laporan/laporan.shared.tsx'
import { kode_group } from '../laporan/saringan.shared.tsx'
import { koreksiNilaiReport } from './laporan-koreksi-nilai.report.ts'

/** What people changed of the value of goods. */
export default laporanScreen(koreksiNilaiReport, { kode_group })
