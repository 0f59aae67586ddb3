import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { number } from '../../neraca/laporan/saringan.shared.tsx'
import { batalServiceReport } from './laporan-services.report.ts'

/** Repairs that were called off. */
export default laporanScreen(batalServiceReport, { valid_by: number('Divalidasi Oleh') })
