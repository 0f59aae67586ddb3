import { sql } from '@kencana/database'
import { type Feature, masterRoutes, Refusal } from '@kencana/server-kit'
import { tukang } from './tukang.contract.ts'

export const tukangFeature: Feature = {
  routes: masterRoutes(tukang, {
    table: 'tukang',
    // Whoever gives him material holds his row until commit, and the row is held here already.
    inUse: async ({ kode_tukang }, { db }) => {
      const bahan = await db.one<{ kode_toko: string }>(sql`
        SELECT k.kode_toko::text FROM toko k CROSS JOIN LATERAL saldo_akun(k.kode_toko, 'infinity', ARRAY['TUKANG']) s
        WHERE s.ref IN (${`${String(kode_tukang)}/PATRI`}, ${`${String(kode_tukang)}/BAHAN`}) LIMIT 1`)
      if (bahan) throw new Refusal('rule', `Tukang ${String(kode_tukang)} Masih Memegang Bahan Toko ${bahan.kode_toko}`)
    },
  }),
}
