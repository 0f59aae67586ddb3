import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_group } from '../../neraca/laporan/saringan.shared.tsx'
import { CekNota } from './cek-nota.part.tsx'
import { batalJualReport } from './laporan-penjualan.report.ts'

/** Sales that were taken back or turned down, with the reason and who agreed. */
export default laporanScreen(batalJualReport, { kode_group }, { children: <CekNota /> })
