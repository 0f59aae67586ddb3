import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { stockHutangReport } from './laporan-hutang.report.ts'

/** What of customers' goods lies in custody at the end of a day. */
export default laporanScreen(stockHutangReport)
