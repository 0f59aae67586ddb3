import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { number } from '../../neraca/laporan/saringan.shared.tsx'
import { hutangPiutangLainReport } from './hutang-piutang-lain.report.ts'

/** Whom the shop owes, and who owes it, beside goods. */
export default laporanScreen(hutangPiutangLainReport, { pihak: number('Pihak') })
