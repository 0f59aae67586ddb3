/** Sales persons as documents name them. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'

/** Holds a sales person of the shop, so that he is not deleted meanwhile. @returns his name @throws Refusal when there is none */
export const namaSales = async (ctx: WriteContext, kode_sales: string): Promise<string> => {
  const row = await ctx.db.one<{ aktif: boolean; nama_sales: string }>(sql`
    SELECT dihapus_pada IS NULL AS aktif, nama_sales::text FROM sales
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_sales = ${kode_sales} FOR SHARE`)
  if (!row?.aktif) throw new Refusal('rule', `Sales ${kode_sales} Tidak Ada`)
  return row.nama_sales
}

/** The same where the name is not asked for. @throws Refusal when there is none */
export const pegangSales = async (ctx: WriteContext, kode_sales: string): Promise<void> =>
  void (await namaSales(ctx, kode_sales))
