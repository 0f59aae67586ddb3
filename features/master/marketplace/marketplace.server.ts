import { sql } from '@kencana/database'
import { type Feature, masterRoutes, Refusal } from '@kencana/server-kit'
import { SUDAH_CAIR } from '../../penjualan/cair-marketplace/cair-marketplace.api.ts'
import { marketplace } from './marketplace.contract.ts'

export const marketplaceFeature: Feature = {
  routes: masterRoutes(marketplace, {
    table: 'marketplace',
    inUse: async ({ kode_marketplace }, { db }) => {
      const nota = await db.one<{ no_faktur_jual: string; status: string }>(sql`
        SELECT k.no_faktur_jual::text, k.status FROM penjualan k
        WHERE k.kode_marketplace = ${kode_marketplace} AND (k.status = 'OPEN' OR k.status = 'DONE' AND k.tagihan > ${SUDAH_CAIR})
        ORDER BY k.dibuat_pada LIMIT 1`)
      if (!nota) return
      const { no_faktur_jual, status } = nota
      const sebab = status === 'OPEN' ? `Masih Dipakai ${no_faktur_jual}` : `Masih Berutang ${no_faktur_jual}`
      throw new Refusal('rule', `Marketplace ${String(kode_marketplace)} ${sebab}`)
    },
  }),
}
