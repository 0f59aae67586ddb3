import { type Feature, laporanRoute, route } from '@kencana/server-kit'
import { laporanPantau, pantauMinggu } from './laporan-pantau-customer.contract.ts'
import { pantau, pantauSeminggu } from './laporan-pantau-customer.query.ts'

export const laporanPantauFeature: Feature = {
  routes: [laporanRoute(laporanPantau, pantau), route(pantauMinggu, (_, { db }) => pantauSeminggu(db))],
}
