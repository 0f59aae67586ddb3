import type { Feature } from '@kencana/server-kit'
import { cairMarketplaceFeature } from './cair-marketplace/cair-marketplace.server.ts'
import { grafikPenjualanFeature } from './grafik-penjualan/grafik-penjualan.server.ts'
import { laporanPenjualanFeature } from './laporan-penjualan/laporan-penjualan.server.ts'
import { notaPublikFeature } from './nota-publik/nota-publik.server.ts'
import { resiMarketplaceFeature } from './resi-marketplace/resi-marketplace.server.ts'
import { ambilJualFeature } from './transaksi-penjualan/ambil-jual.server.ts'
import { penjualanFeature } from './transaksi-penjualan/transaksi-penjualan.server.ts'

export const penjualanArea: readonly Feature[] = [
  penjualanFeature,
  ambilJualFeature,
  notaPublikFeature,
  laporanPenjualanFeature,
  grafikPenjualanFeature,
  cairMarketplaceFeature,
  resiMarketplaceFeature,
]
