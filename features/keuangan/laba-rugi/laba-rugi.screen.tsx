import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { choice } from '../../neraca/laporan/saringan.shared.tsx'
import { LabaKurang } from './kurang.shared.tsx'
import { labaRugiReport } from './laba-rugi.report.ts'

/** What a shop earned, or all of them. */
export default laporanScreen(
  labaRugiReport,
  { type_laporan: choice('Type Laporan', ['TOKO', 'RANTAI']) },
  { warning: (result) => <LabaKurang {...result} /> },
)
