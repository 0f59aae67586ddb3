import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_group } from '../../neraca/laporan/saringan.shared.tsx'
import { asal } from './asal.part.tsx'
import { batalPembelianReport } from './laporan-pembelian.report.ts'

/** Purchases that were taken back, with the reason and who agreed. */
export default laporanScreen(batalPembelianReport, { kode_group, asal })
