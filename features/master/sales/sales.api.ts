/** Sales persons as documents name them. */
import { type Queryable, sql } from '@kencana/database'
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

/** The sales person that a user is in a shop; null where he is none. */
const salesUser = async (db: Queryable, kode_toko: string, user_id: string): Promise<string | null> => {
  const row = await db.one<{ kode_sales: string }>(sql`
    SELECT kode_sales::text FROM sales
    WHERE kode_toko = ${kode_toko} AND user_id = ${user_id} AND dihapus_pada IS NULL`)
  return row?.kode_sales ?? null
}

/** Holds a user who is to be a sales person of the shop. @throws Refusal where he is another one already */
export const belumPunyaSales = async (
  { db }: Pick<WriteContext, 'db'>,
  kode_toko: string,
  user_id: string | null,
): Promise<void> => {
  if (user_id === null) return
  // One at a time: the second one reads what the first has made of him.
  await db.run(sql`SELECT FROM users WHERE user_id = ${user_id} FOR NO KEY UPDATE`)
  const ada = await salesUser(db, kode_toko, user_id)
  if (ada !== null) throw new Refusal('conflict', `User ${user_id} Sudah Menjadi Sales ${ada}`)
}

/** A user who is to be a sales person of his shop. */
export interface CalonSales {
  kode_toko: string
  user_id: string
  user_name: string
  /** Of a sales person who is no user yet: then the user is he. */
  kode_sales: string
}

/**
 * Makes a user a sales person of his shop, in the same transaction.
 * @throws Refusal where he is one already, or the code is another user's or deleted
 */
export const jadikanSales = async (ctx: WriteContext, calon: CalonSales): Promise<void> => {
  const { kode_toko, user_id, user_name, kode_sales } = calon
  await belumPunyaSales(ctx, kode_toko, user_id)
  const baru = await ctx.db.run(sql`
    INSERT INTO sales (kode_toko, kode_sales, nama_sales, user_id)
    VALUES (${kode_toko}, ${kode_sales}, ${user_name}, ${user_id}) ON CONFLICT (kode_toko, kode_sales) DO NOTHING`)
  if (baru === 0) {
    const row = await ctx.db.one<{ user_id: string | null; dihapus: boolean }>(sql`
      SELECT user_id::text, dihapus_pada IS NOT NULL AS dihapus FROM sales
      WHERE kode_toko = ${kode_toko} AND kode_sales = ${kode_sales} FOR UPDATE`)
    if (row?.dihapus !== false) throw new Refusal('conflict', `Sales ${kode_sales} Berstatus DELETED, Pilih Kode Lain`)
    if (row.user_id !== null) throw new Refusal('conflict', `Sales ${kode_sales} Sudah Milik User ${row.user_id}`)
    await ctx.db.run(sql`
      UPDATE sales SET user_id = ${user_id}, versi = versi + 1
      WHERE kode_toko = ${kode_toko} AND kode_sales = ${kode_sales}`)
  }
  ctx.audit({ dokumen: kode_sales, sesudah: { kode_toko, kode_sales, user_id } })
}
