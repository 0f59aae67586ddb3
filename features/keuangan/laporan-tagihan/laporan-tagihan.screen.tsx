import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { number } from '../../neraca/laporan/saringan.shared.tsx'
import { tagihanReport } from './laporan-tagihan.report.ts'

/** What suppliers are still owed by their bills, what is due first in front. */
export default laporanScreen(tagihanReport, { pihak: number('Pihak') })
