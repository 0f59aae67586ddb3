import { type Feature, route } from '@kencana/server-kit'
import { tolakPanjang } from '../../neraca/laporan/masa-grafik.api.ts'
import { laporanPerputaran } from './laporan-perputaran-barang.contract.ts'
import { bacaDiam, bacaLaju, bacaLaris } from './laporan-perputaran-barang.query.ts'

const BACA = { PESAN: bacaLaju, LARIS: bacaLaris, DIAM: bacaDiam, UMUR: bacaDiam } as const

export const laporanPerputaranFeature: Feature = {
  routes: [
    route(laporanPerputaran, (input, { db, sesi }) => {
      tolakPanjang(input)
      return BACA[input.type_laporan](db, input, sesi)
    }),
  ],
}
