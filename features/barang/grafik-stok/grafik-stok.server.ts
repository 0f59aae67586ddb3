import { type Feature, route } from '@kencana/server-kit'
import { tolakPanjang } from '../../neraca/laporan/masa-grafik.api.ts'
import { grafikStok } from './grafik-stok.contract.ts'
import { bacaGrafikStok } from './grafik-stok.query.ts'

export const grafikStokFeature: Feature = {
  routes: [
    route(grafikStok, (input, { db, sesi }) => {
      tolakPanjang(input)
      return bacaGrafikStok(db, input, sesi)
    }),
  ],
}
