import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { number } from '../../neraca/laporan/saringan.shared.tsx'
import { serviceMasukReport } from './laporan-services.report.ts'

/** Pieces that came. */
export default laporanScreen(serviceMasukReport, { valid_by: number('Divalidasi Oleh') })
