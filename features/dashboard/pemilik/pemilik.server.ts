import { type Feature, route } from '@kencana/server-kit'
import { bacaMinggu } from './minggu.query.ts'
import { mingguPemilik, pemilik, risikoHarga } from './pemilik.contract.ts'
import { semuaToko } from './pemilik.query.ts'
import { bacaRisiko } from './risiko.query.ts'

/** What owners see of all their shops. */
export const pemilikFeature: Feature = {
  routes: [
    route(pemilik, async (_, { db, waktu, sesi }) => ({
      waktu: waktu.toISOString(),
      toko: await semuaToko(db, waktu, sesi.user_id),
    })),
    route(risikoHarga, (_, { db }) => bacaRisiko(db)),
    route(mingguPemilik, (_, { db }) => bacaMinggu(db)),
  ],
}
