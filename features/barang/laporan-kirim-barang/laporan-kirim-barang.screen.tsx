import { useTokoSemuaOptions } from '../../master/toko/toko.picker.tsx'
import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { lookup } from '../../neraca/laporan/saringan.shared.tsx'
import { kirimBarangReport } from './laporan-kirim-barang.report.ts'

/** What was sent to which shop. */
export default laporanScreen(
  kirimBarangReport,
  { kode_toko: lookup('Kode Toko', useTokoSemuaOptions, { required: true }) },
  { dates: { dulu: true }, blank: { kode_toko: '' }, emptyText: 'Data Yang Anda Cari Tidak Ada' },
)
