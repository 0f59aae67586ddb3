/** Craftsmen as documents need them. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'

/** Holds a craftsman, who is still one, until commit. @throws Refusal */
export const pegangTukang = async (ctx: WriteContext, kode_tukang: string): Promise<void> => {
  const tukang = await ctx.db.one(
    sql`SELECT 1 AS ada FROM tukang WHERE kode_tukang = ${kode_tukang} AND dihapus_pada IS NULL FOR SHARE`,
  )
  if (!tukang) throw new Refusal('rule', `Tukang ${kode_tukang} Tidak Ada`)
}
