import { type Feature, route } from '@kencana/server-kit'
import { kartuTukang } from './kartu-tukang.contract.ts'
import { kartu } from './kartu-tukang.query.ts'

/** The page of one craftsman. */
export const kartuTukangFeature: Feature = {
  routes: [
    route(kartuTukang, ({ kode_tukang }, { db, sesi }) => kartu(db, sesi.kode_toko, kode_tukang, sesi.tgl_system)),
  ],
}
