import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanCash, laporanNonCash } from './laporan-uang.contract.ts'
import { cash, nonCash } from './laporan-uang.query.ts'

export const laporanUangFeature: Feature = {
  routes: [laporanRoute(laporanCash, cash), laporanRoute(laporanNonCash, nonCash)],
}
