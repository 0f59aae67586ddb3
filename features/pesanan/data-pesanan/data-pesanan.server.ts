import { type Feature, route } from '@kencana/server-kit'
import { getPesanan } from './data-pesanan.contract.ts'
import { satuPesanan } from './pesanan-lengkap.api.ts'

/** One order as every screen of orders reads it. */
export const dataPesananFeature: Feature = {
  routes: [route(getPesanan, ({ no_pesanan }, { db, sesi }) => satuPesanan(db, sesi.kode_toko, no_pesanan))],
}
