/** Trays as documents need them. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'

/** Holds a tray of the shop, so that it is not deleted or given to another gudang meanwhile. @returns its gudang @throws Refusal */
export const pegangBaki = async (ctx: WriteContext, kode_baki: string): Promise<string> => {
  const row = await ctx.db.one<{ kode_gudang: string }>(sql`
    SELECT kode_gudang FROM baki
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_baki = ${kode_baki} AND dihapus_pada IS NULL FOR SHARE`)
  if (!row) throw new Refusal('rule', `Baki ${kode_baki} Tidak Ada`)
  return row.kode_gudang
}
