import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_group } from '../../neraca/laporan/saringan.shared.tsx'
import { hargaEmasReport } from './parameter-harga-emas.report.ts'

/** Who changed which price when. */
export default laporanScreen(hargaEmasReport, { kode_group })
