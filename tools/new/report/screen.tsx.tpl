import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_baki, kode_dept, kode_group } from '../../neraca/laporan/saringan.shared.tsx'
import { {{camel}}Report } from './{{nama}}.report.ts'

/** What was entered. */
export default laporanScreen({{camel}}Report, { kode_group, kode_dept, kode_baki })
