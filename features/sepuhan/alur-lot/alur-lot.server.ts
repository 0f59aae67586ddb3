import { type Feature, route } from '@kencana/server-kit'
import { alurLot } from './alur-lot.contract.ts'
import { alurDari } from './alur-lot.query.ts'

export const alurLotFeature: Feature = {
  routes: [route(alurLot, ({ nomor }, { db, sesi }) => alurDari(db, sesi.kode_toko, nomor))],
}
