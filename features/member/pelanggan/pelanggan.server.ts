import { type Feature, route } from '@kencana/server-kit'
import { pelangganDicari } from './pelanggan.api.ts'
import { cariPelanggan, riwayatPelanggan } from './pelanggan.contract.ts'
import { riwayatDicari } from './pelanggan.query.ts'

/** Customers found again while they are served, with what they did before. */
export const pelangganFeature: Feature = {
  routes: [
    route(cariPelanggan, ({ q }, { db, sesi }) => pelangganDicari(db, sesi, q)),
    route(riwayatPelanggan, (input, { db, sesi }) => riwayatDicari(db, sesi.kode_toko, input)),
  ],
}
