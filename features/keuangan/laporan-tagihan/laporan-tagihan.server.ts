import { type Feature, laporanRoute } from '@kencana/server-kit'
import { tolakKasTerbuka } from '../uang/uang.api.ts'
import { laporanTagihan } from './laporan-tagihan.contract.ts'
import { ALARM_TAGIHAN, tagihanPada } from './laporan-tagihan.query.ts'

export const laporanTagihanFeature: Feature = {
  routes: [laporanRoute(laporanTagihan, tagihanPada, ({ tanggal }, sesi) => tolakKasTerbuka(sesi, tanggal))],
  alarm: ALARM_TAGIHAN,
}
