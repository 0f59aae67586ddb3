import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanPantau } from './laporan-pantau-customer.contract.ts'
import { pantau } from './laporan-pantau-customer.query.ts'

export const laporanPantauFeature: Feature = { routes: [laporanRoute(laporanPantau, pantau)] }
