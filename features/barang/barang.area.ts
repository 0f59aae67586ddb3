import type { Feature } from '@kencana/server-kit'
import { cetakBarcodeFeature } from './cetak-barcode/cetak-barcode.server.ts'
import { cucianFeature } from './cucian/cucian.server.ts'
import { dataBarangFeature } from './data-barang/data-barang.server.ts'
import { grafikStokFeature } from './grafik-stok/grafik-stok.server.ts'
import { hancurDataBarangFeature } from './hancur-data-barang/hancur-data-barang.server.ts'
import { kirimBarangFeature } from './kirim-barang/kirim-barang.server.ts'
import { koreksiBarangFeature } from './koreksi-barang/koreksi-barang.server.ts'
import { laporanBarangDalamFeature } from './laporan-barang-dalam/laporan-barang-dalam.server.ts'
import { laporanBarangDetailFeature } from './laporan-barang-detail/laporan-barang-detail.server.ts'
import { laporanBarangSummaryFeature } from './laporan-barang-summary/laporan-barang-summary.server.ts'
import { laporanBarangTukarFeature } from './laporan-barang-tukar/laporan-barang-tukar.server.ts'
import { laporanHancurBarangFeature } from './laporan-hancur-barang/laporan-hancur-barang.server.ts'
import { laporanPerputaranFeature } from './laporan-perputaran-barang/laporan-perputaran-barang.server.ts'
import { laporanPindahBarangFeature } from './laporan-pindah-barang/laporan-pindah-barang.server.ts'
import { laporanStockJualFeature } from './laporan-stock-jual/laporan-stock-jual.server.ts'
import { laporanTambahBarangFeature } from './laporan-tambah-barang/laporan-tambah-barang.server.ts'
import { laporanTerimaBarangFeature } from './laporan-terima-barang/laporan-terima-barang.server.ts'
import { laporanTimbangBakiFeature } from './laporan-timbang-baki/laporan-timbang-baki.server.ts'
import { pindahBarangFeature } from './pindah-barang/pindah-barang.server.ts'
import { pindahBarangSatuBakiFeature } from './pindah-barang-satu-baki/pindah-barang-satu-baki.server.ts'
import { stockOpnameFeature } from './stock-opname/stock-opname.server.ts'
import { tambahBarangFeature } from './tambah-barang/tambah-barang.server.ts'
import { terimaBarangFeature } from './terima-barang/terima-barang.server.ts'
import { timbangBakiFeature } from './timbang-baki/timbang-baki.server.ts'

export const barangArea: readonly Feature[] = [
  dataBarangFeature,
  tambahBarangFeature,
  koreksiBarangFeature,
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
  laporanPerputaranFeature,
  grafikStokFeature,
  laporanBarangTukarFeature,
  laporanBarangSummaryFeature,
  laporanBarangDalamFeature,
  timbangBakiFeature,
  laporanTimbangBakiFeature,
  stockOpnameFeature,
  cetakBarcodeFeature,
]
