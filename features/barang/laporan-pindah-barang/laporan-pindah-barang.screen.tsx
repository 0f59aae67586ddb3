import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { lookup } from '../../neraca/laporan/saringan.shared.tsx'
import { pindahBarangReport } from './laporan-pindah-barang.report.ts'

/** What was moved between trays. */
export default laporanScreen(pindahBarangReport, {
  kode_baki_asal: lookup('Baki Asal', useBakiOptions),
  kode_baki_tujuan: lookup('Baki Tujuan', useBakiOptions),
})
