/** Every endpoint of the product, one line per feature. */
import type { Feature } from '@kencana/server-kit'
import { hakAksesFeature } from '../../../features/akses/hak-akses/hak-akses.server.ts'
import { idempotency } from '../../../features/akses/idempotency/idempotency.server.ts'
import { openapiFeature } from '../../../features/akses/openapi/openapi.server.ts'
import { otorisasi } from '../../../features/akses/otorisasi/otorisasi.server.ts'
import { sesi } from '../../../features/akses/sesi/sesi.server.ts'
import { setup } from '../../../features/akses/setup/setup.server.ts'
import { users } from '../../../features/akses/users/users.server.ts'
import { dataBarang } from '../../../features/barang/data-barang/data-barang.server.ts'
import { kirimBarangFeature } from '../../../features/barang/kirim-barang/kirim-barang.server.ts'
import { koreksiBarang } from '../../../features/barang/koreksi-barang/koreksi-barang.server.ts'
import { laporanBarangDalamFeature } from '../../../features/barang/laporan-barang-dalam/laporan-barang-dalam.server.ts'
import { laporanBarangSummaryFeature } from '../../../features/barang/laporan-barang-summary/laporan-barang-summary.server.ts'
import { laporanTambahBarangFeature } from '../../../features/barang/laporan-tambah-barang/laporan-tambah-barang.server.ts'
import { pindahBarangFeature } from '../../../features/barang/pindah-barang/pindah-barang.server.ts'
import { tambahBarangFeature } from '../../../features/barang/tambah-barang/tambah-barang.server.ts'
import { terimaBarangFeature } from '../../../features/barang/terima-barang/terima-barang.server.ts'
import { cetakFeature } from '../../../features/cetak/cetak.server.ts'
import { dashboardFeature, type UmurBackup } from '../../../features/dashboard/dashboard.server.ts'
import { tutupTokoFeature } from '../../../features/hari-toko/tutup-toko/tutup-toko.server.ts'
import { atributFeature } from '../../../features/master/atribut/atribut.server.ts'
import { bakiFeature } from '../../../features/master/baki/baki.server.ts'
import { bandrolFeature } from '../../../features/master/bandrol/bandrol.server.ts'
import { dataHadiahFeature } from '../../../features/master/data-hadiah/data-hadiah.server.ts'
import { groupFeature } from '../../../features/master/group/group.server.ts'
import { gudangFeature } from '../../../features/master/gudang/gudang.server.ts'
import { jenisFeature } from '../../../features/master/jenis/jenis.server.ts'
import { kadarFeature } from '../../../features/master/kadar/kadar.server.ts'
import { kategoriFeature } from '../../../features/master/kategori/kategori.server.ts'
import { kodeTransaksiFeature } from '../../../features/master/kode-transaksi/kode-transaksi.server.ts'
import { kondisiBarangFeature } from '../../../features/master/kondisi-barang/kondisi-barang.server.ts'
import { kondisiPembelianFeature } from '../../../features/master/kondisi-pembelian/kondisi-pembelian.server.ts'
import { kondisiPinjamanFeature } from '../../../features/master/kondisi-pinjaman/kondisi-pinjaman.server.ts'
import { labelingFeature } from '../../../features/master/labeling/labeling.server.ts'
import { marketplaceFeature } from '../../../features/master/marketplace/marketplace.server.ts'
import { pabrikFeature } from '../../../features/master/pabrik/pabrik.server.ts'
import { parameterHargaEmasFeature } from '../../../features/master/parameter-harga-emas/parameter-harga-emas.server.ts'
import { parameterJenisGroupFeature } from '../../../features/master/parameter-jenis-group/parameter-jenis-group.server.ts'
import { parameterPointFeature } from '../../../features/master/parameter-point/parameter-point.server.ts'
import { parameterPotonganKategoriFeature } from '../../../features/master/parameter-potongan-kategori/parameter-potongan-kategori.server.ts'
import { parameterRugiNotaFeature } from '../../../features/master/parameter-rugi-nota/parameter-rugi-nota.server.ts'
import { salesFeature } from '../../../features/master/sales/sales.server.ts'
import { toko } from '../../../features/master/toko/toko.server.ts'
import { tukangFeature } from '../../../features/master/tukang/tukang.server.ts'
import { mutasiFeature } from '../../../features/neraca/mutasi/mutasi.server.ts'
import { neraca } from '../../../features/neraca/neraca.server.ts'
import { paraSystemFeature } from '../../../features/pengaturan/para-system/para-system.server.ts'
import { rekeningFeature } from '../../../features/pengaturan/rekening/rekening.server.ts'
import { settingNotaFeature } from '../../../features/pengaturan/setting-nota/setting-nota.server.ts'
import { settingTokoFeature } from '../../../features/pengaturan/setting-toko/setting-toko.server.ts'

const areas: readonly Feature[] = [
  setup,
  sesi,
  idempotency,
  otorisasi,
  users,
  toko,
  groupFeature,
  jenisFeature,
  gudangFeature,
  bakiFeature,
  kadarFeature,
  kategoriFeature,
  parameterHargaEmasFeature,
  dataHadiahFeature,
  bandrolFeature,
  atributFeature,
  kondisiBarangFeature,
  kondisiPembelianFeature,
  kondisiPinjamanFeature,
  kodeTransaksiFeature,
  parameterPotonganKategoriFeature,
  parameterJenisGroupFeature,
  labelingFeature,
  pabrikFeature,
  salesFeature,
  tukangFeature,
  parameterPointFeature,
  parameterRugiNotaFeature,
  marketplaceFeature,
  paraSystemFeature,
  settingTokoFeature,
  settingNotaFeature,
  rekeningFeature,
  dataBarang,
  tambahBarangFeature,
  koreksiBarang,
  pindahBarangFeature,
  kirimBarangFeature,
  terimaBarangFeature,
  laporanTambahBarangFeature,
  laporanBarangSummaryFeature,
  laporanBarangDalamFeature,
  mutasiFeature,
  cetakFeature,
  neraca,
]

/** All features; closing comes late, since the others name what blocks it, and the documentation last. */
export const allFeatures = (umurBackup: UmurBackup, version: string, more: readonly Feature[] = []): Feature[] => {
  const work = [...areas, ...more]
  const features = [...work, dashboardFeature(umurBackup), tutupTokoFeature(work)]
  features.push(hakAksesFeature(features))
  return [...features, openapiFeature(features, version)]
}
