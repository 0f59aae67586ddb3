import type { Feature } from '@kencana/server-kit'
import { atributFeature } from './atribut/atribut.server.ts'
import { bakiFeature } from './baki/baki.server.ts'
import { bandrolFeature } from './bandrol/bandrol.server.ts'
import { dataHadiahFeature } from './data-hadiah/data-hadiah.server.ts'
import { groupFeature } from './group/group.server.ts'
import { gudangFeature } from './gudang/gudang.server.ts'
import { jenisFeature } from './jenis/jenis.server.ts'
import { kadarFeature } from './kadar/kadar.server.ts'
import { kategoriFeature } from './kategori/kategori.server.ts'
import { kodeTransaksiFeature } from './kode-transaksi/kode-transaksi.server.ts'
import { kondisiBarangFeature } from './kondisi-barang/kondisi-barang.server.ts'
import { kondisiPembelianFeature } from './kondisi-pembelian/kondisi-pembelian.server.ts'
import { kondisiPinjamanFeature } from './kondisi-pinjaman/kondisi-pinjaman.server.ts'
import { labelingFeature } from './labeling/labeling.server.ts'
import { marketplaceFeature } from './marketplace/marketplace.server.ts'
import { pabrikFeature } from './pabrik/pabrik.server.ts'
import { parameterHargaEmasFeature } from './parameter-harga-emas/parameter-harga-emas.server.ts'
import { parameterJenisGroupFeature } from './parameter-jenis-group/parameter-jenis-group.server.ts'
import { parameterPointFeature } from './parameter-point/parameter-point.server.ts'
import { parameterPotonganKategoriFeature } from './parameter-potongan-kategori/parameter-potongan-kategori.server.ts'
import { parameterRugiNotaFeature } from './parameter-rugi-nota/parameter-rugi-nota.server.ts'
import { salesFeature } from './sales/sales.server.ts'
import { tarifPpnFeature } from './tarif-ppn/tarif-ppn.server.ts'
import { tokoFeature } from './toko/toko.server.ts'
import { tukangFeature } from './tukang/tukang.server.ts'

export const masterArea: readonly Feature[] = [
  tokoFeature,
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
  tarifPpnFeature,
]
