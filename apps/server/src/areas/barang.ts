import type { Feature } from '@kencana/server-kit'
import { cetakBarcodeFeature } from '../../../../features/barang/cetak-barcode/cetak-barcode.server.ts'
import { cucianFeature } from '../../../../features/barang/cucian/cucian.server.ts'
import { dataBarang } from '../../../../features/barang/data-barang/data-barang.server.ts'
import { hancurDataBarangFeature } from '../../../../features/barang/hancur-data-barang/hancur-data-barang.server.ts'
import { kirimBarangFeature } from '../../../../features/barang/kirim-barang/kirim-barang.server.ts'
import { koreksiBarang } from '../../../../features/barang/koreksi-barang/koreksi-barang.server.ts'
import { laporanBarangDalamFeature } from '../../../../features/barang/laporan-barang-dalam/laporan-barang-dalam.server.ts'
import { laporanBarangDetailFeature } from '../../../../features/barang/laporan-barang-detail/laporan-barang-detail.server.ts'
import { laporanBarangSummaryFeature } from '../../../../features/barang/laporan-barang-summary/laporan-barang-summary.server.ts'
import { laporanBarangTukarFeature } from '../../../../features/barang/laporan-barang-tukar/laporan-barang-tukar.server.ts'
import { laporanHancurBarangFeature } from '../../../../features/barang/laporan-hancur-barang/laporan-hancur-barang.server.ts'
import { laporanPindahBarangFeature } from '../../../../features/barang/laporan-pindah-barang/laporan-pindah-barang.server.ts'
import { laporanStockJualFeature } from '../../../../features/barang/laporan-stock-jual/laporan-stock-jual.server.ts'
import { laporanTambahBarangFeature } from '../../../../features/barang/laporan-tambah-barang/laporan-tambah-barang.server.ts'
import { laporanTerimaBarangFeature } from '../../../../features/barang/laporan-terima-barang/laporan-terima-barang.server.ts'
import { laporanTimbangBakiFeature } from '../../../../features/barang/laporan-timbang-baki/laporan-timbang-baki.server.ts'
import { pindahBarangFeature } from '../../../../features/barang/pindah-barang/pindah-barang.server.ts'
import { pindahBarangSatuBakiFeature } from '../../../../features/barang/pindah-barang-satu-baki/pindah-barang-satu-baki.server.ts'
import { stockOpnameFeature } from '../../../../features/barang/stock-opname/stock-opname.server.ts'
import { tambahBarangFeature } from '../../../../features/barang/tambah-barang/tambah-barang.server.ts'
import { terimaBarangFeature } from '../../../../features/barang/terima-barang/terima-barang.server.ts'
import { timbangBakiFeature } from '../../../../features/barang/timbang-baki/timbang-baki.server.ts'

export const barangArea: readonly Feature[] = [
  dataBarang,
  tambahBarangFeature,
  koreksiBarang,
  pindahBarangFeature,
  pindahBarangSatuBakiFeature,
  kirimBarangFeature,
  terimaBarangFeature,
  hancurDataBarangFeature,
  cucianFeature,
  laporanTambahBarangFeature,
  laporanTerimaBarangFeature,
  laporanPindahBarangFeature,
  laporanHancurBarangFeature,
  laporanBarangDetailFeature,
  laporanStockJualFeature,
  laporanBarangTukarFeature,
  laporanBarangSummaryFeature,
  laporanBarangDalamFeature,
  timbangBakiFeature,
  laporanTimbangBakiFeature,
  stockOpnameFeature,
  cetakBarcodeFeature,
]
