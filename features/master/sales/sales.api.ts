/** Sales persons as documents name them. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'

/** Holds a sales person of the shop, so that he is not deleted meanwhile. @throws Refusal when there is none */
export const pegangSales = async (ctx: WriteContext, kode_sales: string): Promise<void> => {
  const row = await ctx.db.one<{ aktif: boolean }>(sql`
    SELECT dihapus_pada IS NULL AS aktif FROM sales
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_sales = ${kode_sales} FOR SHARE`)
  if (!row?.aktif) throw new Refusal('rule', `Sales ${kode_sales} Tidak Ada`)
}
