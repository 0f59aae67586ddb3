import { type Feature, laporanRoute } from '@kencana/server-kit'
import { tolakKasTerbuka } from '../uang/uang.api.ts'
import { laporanCash, laporanNonCash } from './laporan-uang.contract.ts'
import { cash, nonCash } from './laporan-uang.query.ts'

export const laporanUangFeature: Feature = {
  routes: [
    laporanRoute(laporanCash, cash, ({ tgl_akhir }, sesi) => tolakKasTerbuka(sesi, tgl_akhir)),
    laporanRoute(laporanNonCash, nonCash),
  ],
}
