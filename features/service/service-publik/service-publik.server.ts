import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type Feature, publicRoute, Refusal } from '@kencana/server-kit'
import { bacaToken, rahasiaNota } from '../../penjualan/nota-publik/token-nota.api.ts'
import { servicePublik } from './service-publik.contract.ts'

/** Customers behind one address. */
const SEMENIT = 60

const kabar = publicRoute(
  servicePublik,
  async ({ token }, { db }) => {
    const dari = bacaToken(await rahasiaNota(db), token)
    const row =
      dari &&
      (await db.one<OutputOf<typeof servicePublik>>(sql`
        SELECT k.no_service::text, t.nama_toko::text, t.alamat_toko, k.tgl_janji,
          CASE k.status WHEN 'OPEN' THEN 'DIKERJAKAN' WHEN 'DONE' THEN 'SIAP DIAMBIL' WHEN 'CLOS' THEN 'SUDAH DIAMBIL' ELSE 'DIBATALKAN' END AS keadaan
        FROM service k JOIN toko t USING (kode_toko) WHERE k.kode_toko = ${dari.kode_toko} AND k.no_service = ${dari.no_faktur}`))
    if (!row) throw new Refusal('missing', 'Service Tidak Dikenal')
    return row
  },
  SEMENIT,
)

/** What a customer reads of his repair, without logging in. */
export const servicePublikFeature: Feature = { routes: [kabar] }
