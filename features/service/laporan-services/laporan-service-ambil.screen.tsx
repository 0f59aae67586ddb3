import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { number } from '../../neraca/laporan/saringan.shared.tsx'
import { serviceAmbilReport } from './laporan-services.report.ts'

/** Pieces that were fetched, and what was paid. */
export default laporanScreen(serviceAmbilReport, { valid_by: number('Divalidasi Oleh') })
