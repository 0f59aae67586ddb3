import type { Feature } from '@kencana/server-kit'
import { laporanPembelianFeature } from '../../../../features/pembelian/laporan-pembelian/laporan-pembelian.server.ts'
import { pembelianFeature } from '../../../../features/pembelian/transaksi-pembelian/transaksi-pembelian.server.ts'

export const pembelianArea: readonly Feature[] = [pembelianFeature, laporanPembelianFeature]
