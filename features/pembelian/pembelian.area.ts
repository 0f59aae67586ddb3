import type { Feature } from '@kencana/server-kit'
import { laporanPembelianFeature } from './laporan-pembelian/laporan-pembelian.server.ts'
import { pembelianFeature } from './transaksi-pembelian/transaksi-pembelian.server.ts'

export const pembelianArea: readonly Feature[] = [pembelianFeature, laporanPembelianFeature]
