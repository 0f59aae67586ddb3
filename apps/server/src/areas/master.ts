import type { Feature } from '@kencana/server-kit'
import { atributFeature } from '../../../../features/master/atribut/atribut.server.ts'
import { bakiFeature } from '../../../../features/master/baki/baki.server.ts'
import { bandrolFeature } from '../../../../features/master/bandrol/bandrol.server.ts'
import { dataHadiahFeature } from '../../../../features/master/data-hadiah/data-hadiah.server.ts'
import { groupFeature } from '../../../../features/master/group/group.server.ts'
import { gudangFeature } from '../../../../features/master/gudang/gudang.server.ts'
import { jenisFeature } from '../../../../features/master/jenis/jenis.server.ts'
import { kadarFeature } from '../../../../features/master/kadar/kadar.server.ts'
import { kategoriFeature } from '../../../../features/master/kategori/kategori.server.ts'
import { kodeTransaksiFeature } from '../../../../features/master/kode-transaksi/kode-transaksi.server.ts'
import { kondisiBarangFeature } from '../../../../features/master/kondisi-barang/kondisi-barang.server.ts'
import { kondisiPembelianFeature } from '../../../../features/master/kondisi-pembelian/kondisi-pembelian.server.ts'
import { kondisiPinjamanFeature } from '../../../../features/master/kondisi-pinjaman/kondisi-pinjaman.server.ts'
import { labelingFeature } from '../../../../features/master/labeling/labeling.server.ts'
import { marketplaceFeature } from '../../../../features/master/marketplace/marketplace.server.ts'
import { pabrikFeature } from '../../../../features/master/pabrik/pabrik.server.ts'
import { parameterHargaEmasFeature } from '../../../../features/master/parameter-harga-emas/parameter-harga-emas.server.ts'
import { parameterJenisGroupFeature } from '../../../../features/master/parameter-jenis-group/parameter-jenis-group.server.ts'
import { parameterPointFeature } from '../../../../features/master/parameter-point/parameter-point.server.ts'
import { parameterPotonganKategoriFeature } from '../../../../features/master/parameter-potongan-kategori/parameter-potongan-kategori.server.ts'
import { parameterRugiNotaFeature } from '../../../../features/master/parameter-rugi-nota/parameter-rugi-nota.server.ts'
import { salesFeature } from '../../../../features/master/sales/sales.server.ts'
import { toko } from '../../../../features/master/toko/toko.server.ts'
import { tukangFeature } from '../../../../features/master/tukang/tukang.server.ts'

export const masterArea: readonly Feature[] = [
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
]
