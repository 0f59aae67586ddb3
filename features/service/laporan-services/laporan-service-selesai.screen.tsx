import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { number } from '../../neraca/laporan/saringan.shared.tsx'
import { serviceSelesaiReport } from './laporan-services.report.ts'

/** Pieces that were done, with what went in and what was lost. */
export default laporanScreen(serviceSelesaiReport, { valid_by: number('Divalidasi Oleh') })
