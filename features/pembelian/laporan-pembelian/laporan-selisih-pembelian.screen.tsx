import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_group, kode_sales } from '../../neraca/laporan/saringan.shared.tsx'
import { asal } from './asal.part.tsx'
import { selisihPembelianReport } from './laporan-pembelian.report.ts'

/** Pieces that came back by their nota: weight and price beside those of the day they were sold, per sales person. */
export default laporanScreen(selisihPembelianReport, { kode_sales, kode_group, asal })
