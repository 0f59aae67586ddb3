/** What became of the damaged goods of a document. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'

/** Refuses to undo a document whose damaged goods the cashier made scrap gold of. @throws Refusal */
export const periksaRusak = async (ctx: WriteContext, no_dokumen: string): Promise<void> => {
  const validasi = await ctx.db.one<{ no_validasi: string }>(
    sql`SELECT no_validasi FROM validasi_rusak WHERE no_dokumen = ${no_dokumen} AND no_batal IS NULL LIMIT 1`,
  )
  if (validasi) throw new Refusal('rule', `Barang Rusak ${no_dokumen} Sudah Divalidasi ${validasi.no_validasi}`)
}
