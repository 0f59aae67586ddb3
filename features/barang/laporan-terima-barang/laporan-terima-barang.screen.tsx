import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_baki, kode_toko } from '../../neraca/laporan/saringan.shared.tsx'
import { terimaBarangReport } from './laporan-terima-barang.report.ts'

/** What arrived from other shops. */
export default laporanScreen(terimaBarangReport, { kode_toko, kode_baki })
