import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_group, number } from '../../neraca/laporan/saringan.shared.tsx'
import { CekNota } from './cek-nota.part.tsx'
import { marginReport } from './laporan-penjualan.report.ts'

/** What was earned by what the pieces cost: owners' alone. */
export default laporanScreen(
  marginReport,
  { kode_group, jenis_group: number('Jenis Group') },
  { children: <CekNota /> },
)
