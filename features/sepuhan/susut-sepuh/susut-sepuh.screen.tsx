import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { susutSepuhReport } from './susut-sepuh.report.ts'

/** Loss per dispatch to the gilder and per month, outliers marked. */
export default laporanScreen(susutSepuhReport)
