import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { hutangLunasReport } from './laporan-hutang.report.ts'

/** Loans that were redeemed or renewed. */
export default laporanScreen(hutangLunasReport)
