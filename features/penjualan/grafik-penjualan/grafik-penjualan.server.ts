import { type Feature, laporanRoute } from '@kencana/server-kit'
import { tolakPanjang } from '../../neraca/laporan/masa-grafik.api.ts'
import { grafikPenjualan } from './grafik-penjualan.contract.ts'
import { bacaGrafikJual } from './grafik-penjualan.query.ts'

export const grafikPenjualanFeature: Feature = { routes: [laporanRoute(grafikPenjualan, bacaGrafikJual, tolakPanjang)] }
