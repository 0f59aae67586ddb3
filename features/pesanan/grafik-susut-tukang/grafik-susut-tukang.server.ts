import { type Feature, laporanRoute } from '@kencana/server-kit'
import { tolakPanjang } from '../../neraca/laporan/masa-grafik.api.ts'
import { grafikSusutTukang } from './grafik-susut-tukang.contract.ts'
import { bacaGrafikSusut } from './grafik-susut-tukang.query.ts'

export const grafikSusutTukangFeature: Feature = {
  routes: [laporanRoute(grafikSusutTukang, bacaGrafikSusut, tolakPanjang)],
}
