import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_toko } from '../../neraca/laporan/saringan.shared.tsx'
import { kirimBarangReport } from './laporan-kirim-barang.report.ts'

/** What was sent to which shop. */
export default laporanScreen(
  kirimBarangReport,
  { kode_toko },
  { dates: { dulu: true }, blank: { kode_toko: '' }, emptyText: 'Data Yang Anda Cari Tidak Ada' },
)
