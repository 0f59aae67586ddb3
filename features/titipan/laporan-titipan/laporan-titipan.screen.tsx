import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { titipanReport } from './laporan-titipan.report.ts'

/** What customers left for pieces that are kept, straight from the ledger. */
export default laporanScreen(titipanReport)
