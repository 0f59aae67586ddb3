import type { Feature } from '@kencana/server-kit'
import { batalPesananFeature } from './batal-pesanan/batal-pesanan.server.ts'
import { dataPesananFeature } from './data-pesanan/data-pesanan.server.ts'
import { grafikSusutTukangFeature } from './grafik-susut-tukang/grafik-susut-tukang.server.ts'
import { laporanPesananFeature } from './laporan-pesanan/laporan-pesanan.server.ts'
import { laporanPesananTukangFeature } from './laporan-pesanan-tukang/laporan-pesanan-tukang.server.ts'
import { pembagianPesananFeature } from './pembagian-pesanan/pembagian-pesanan.server.ts'
import { pesananSelesaiFeature } from './pesanan-selesai/pesanan-selesai.server.ts'
import { serahPesananFeature } from './serah-pesanan/serah-pesanan.server.ts'
import { stockOpnamePesananFeature } from './stock-opname-pesanan/stock-opname-pesanan.server.ts'
import { titipUangFeature } from './titip-uang/titip-uang.server.ts'
import { transaksiPesananFeature } from './transaksi-pesanan/transaksi-pesanan.server.ts'

export const pesananArea: readonly Feature[] = [
  dataPesananFeature,
  transaksiPesananFeature,
  titipUangFeature,
  serahPesananFeature,
  batalPesananFeature,
  pembagianPesananFeature,
  pesananSelesaiFeature,
  stockOpnamePesananFeature,
  laporanPesananTukangFeature,
  grafikSusutTukangFeature,
  laporanPesananFeature,
]
