import type { Feature } from '@kencana/server-kit'
import { batalPesananFeature } from '../../../../features/pesanan/batal-pesanan/batal-pesanan.server.ts'
import { dataPesananFeature } from '../../../../features/pesanan/data-pesanan/data-pesanan.server.ts'
import { laporanPesananFeature } from '../../../../features/pesanan/laporan-pesanan/laporan-pesanan.server.ts'
import { laporanPesananTukangFeature } from '../../../../features/pesanan/laporan-pesanan-tukang/laporan-pesanan-tukang.server.ts'
import { pembagianPesananFeature } from '../../../../features/pesanan/pembagian-pesanan/pembagian-pesanan.server.ts'
import { pesananSelesaiFeature } from '../../../../features/pesanan/pesanan-selesai/pesanan-selesai.server.ts'
import { serahPesananFeature } from '../../../../features/pesanan/serah-pesanan/serah-pesanan.server.ts'
import { stockOpnamePesananFeature } from '../../../../features/pesanan/stock-opname-pesanan/stock-opname-pesanan.server.ts'
import { titipUangFeature } from '../../../../features/pesanan/titip-uang/titip-uang.server.ts'
import { transaksiPesananFeature } from '../../../../features/pesanan/transaksi-pesanan/transaksi-pesanan.server.ts'

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
  laporanPesananFeature,
]
