import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { choice } from '../../neraca/laporan/saringan.shared.tsx'
import { LabaKurang } from '../laba-rugi/kurang.shared.tsx'
import { neracaKeuanganReport } from './neraca-keuangan.report.ts'

/** What a shop owns and owes, or all of them. */
export default laporanScreen(
  neracaKeuanganReport,
  { type_laporan: choice('Type Laporan', ['TOKO', 'RANTAI']) },
  { warning: (result) => <LabaKurang {...result} /> },
)
