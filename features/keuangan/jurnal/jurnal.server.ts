import { type Feature, laporanRoute } from '@kencana/server-kit'
import { tolakKasTerbuka } from '../uang/uang.api.ts'
import { laporanJurnal } from './jurnal.contract.ts'
import { jurnal } from './jurnal.query.ts'

export const jurnalFeature: Feature = {
  routes: [laporanRoute(laporanJurnal, jurnal, ({ tgl_akhir }, sesi) => tolakKasTerbuka(sesi, tgl_akhir))],
}
