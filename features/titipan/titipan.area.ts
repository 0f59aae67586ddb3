import type { Feature } from '@kencana/server-kit'
import { laporanTitipanFeature } from './laporan-titipan/laporan-titipan.server.ts'
import { transaksiTitipanFeature } from './transaksi-titipan/transaksi-titipan.server.ts'
import { uangTitipanFeature } from './transaksi-titipan/uang-titipan.server.ts'

export const titipanArea: readonly Feature[] = [transaksiTitipanFeature, uangTitipanFeature, laporanTitipanFeature]
