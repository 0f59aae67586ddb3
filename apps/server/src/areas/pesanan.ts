import type { Feature } from '@kencana/server-kit'
import { batalPesananFeature } from '../../../../features/pesanan/batal-pesanan/batal-pesanan.server.ts'
import { dataPesananFeature } from '../../../../features/pesanan/data-pesanan/data-pesanan.server.ts'
import { laporanPesananFeature } from '../../../../features/pesanan/laporan-pesanan/laporan-pesanan.server.ts'
import { serahPesananFeature } from '../../../../features/pesanan/serah-pesanan/serah-pesanan.server.ts'
import { titipUangFeature } from '../../../../features/pesanan/titip-uang/titip-uang.server.ts'
import { transaksiPesananFeature } from '../../../../features/pesanan/transaksi-pesanan/transaksi-pesanan.server.ts'

export const pesananArea: readonly Feature[] = [
  dataPesananFeature,
  transaksiPesananFeature,
  titipUangFeature,
  serahPesananFeature,
  batalPesananFeature,
  laporanPesananFeature,
]
