import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { number } from '../../neraca/laporan/saringan.shared.tsx'
import { hutangLunasReport, saringanValid } from './laporan-hutang.report.ts'

/** Loans that were redeemed or renewed. */
export default laporanScreen(hutangLunasReport, { valid_by: number('Divalidasi Oleh') }, { lines: saringanValid })
