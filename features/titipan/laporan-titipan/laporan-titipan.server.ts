import { type Feature, laporanRoute } from '@kencana/server-kit'
import { laporanTitipan } from './laporan-titipan.contract.ts'
import { titipanDetail, titipanRekap } from './laporan-titipan.query.ts'

export const laporanTitipanFeature: Feature = {
  routes: [laporanRoute(laporanTitipan, { DETAIL: titipanDetail, REKAP: titipanRekap })],
}
