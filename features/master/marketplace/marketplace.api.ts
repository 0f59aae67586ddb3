/** Marketplaces as documents name them. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'

/** Holds a marketplace, so that it is not deleted meanwhile. @throws Refusal when there is none */
export const pegangMarketplace = async ({ db }: WriteContext, kode_marketplace: string): Promise<void> => {
  const row = await db.one<{ aktif: boolean }>(sql`
    SELECT dihapus_pada IS NULL AS aktif FROM marketplace WHERE kode_marketplace = ${kode_marketplace} FOR SHARE`)
  if (!row?.aktif) throw new Refusal('rule', `Marketplace ${kode_marketplace} Tidak Ada`)
}
