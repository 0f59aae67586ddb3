import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanOtorisasi } from './laporan-otorisasi.contract.ts'
import { otorisasi } from './laporan-otorisasi.query.ts'

export const laporanOtorisasiFeature: Feature = { routes: [laporanRoute(laporanOtorisasi, otorisasi)] }
