import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_baki, kode_dept, kode_group } from '../../neraca/laporan/saringan.shared.tsx'
import { tambahBarangReport } from './laporan-tambah-barang.report.ts'

/** What was entered. */
export default laporanScreen(tambahBarangReport, { kode_group, kode_dept, kode_baki })
