import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { batalHutangReport } from './laporan-hutang.report.ts'

/** Loans that were called off, and payments that were undone. */
export default laporanScreen(batalHutangReport)
