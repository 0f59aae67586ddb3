import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_sales, number } from '../../neraca/laporan/saringan.shared.tsx'
import { CekNota } from './cek-nota.part.tsx'
import { jualBayarReport } from './laporan-penjualan.report.ts'

/** How each nota was paid. */
export default laporanScreen(
  jualBayarReport,
  { kode_sales, valid_by: number('Divalidasi Oleh') },
  { children: <CekNota /> },
)
