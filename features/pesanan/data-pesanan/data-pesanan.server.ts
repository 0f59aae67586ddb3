import { type Feature, route } from '@kencana/server-kit'
import { DOKUMEN_BIAYA_PESANAN, DOKUMEN_PESANAN, getPesanan } from './data-pesanan.contract.ts'
import { satuTerlihat } from './pemesan.api.ts'
import { satuPesanan } from './pesanan-lengkap.api.ts'

/** One order as every screen of orders reads it. */
export const dataPesananFeature: Feature = {
  dokumen: [DOKUMEN_PESANAN, DOKUMEN_BIAYA_PESANAN],
  routes: [
    route(getPesanan, async ({ no_pesanan }, { db, sesi }) =>
      satuTerlihat(db, sesi, await satuPesanan(db, sesi.kode_toko, no_pesanan)),
    ),
  ],
}
