/** Trays that are being counted: they take nothing and give nothing but what is sold, and who counts is not told what they hold. */
import { type Queryable, sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'

/** A round is under way. Closed counts wait for approval, which looks at each piece again. */
const BERJALAN = sql`status IN ('HITUNG', 'ULANG')`

/**
 * Refuses a move, a dispatch, a washing or a destroying that touches a tray under count, whichever way.
 * @param kode_baki the trays that would give or take
 */
export const tolakDihitung = async (
  { db, sesi }: Pick<WriteContext, 'db' | 'sesi'> & { db: Queryable },
  kode_baki: readonly string[],
): Promise<void> => {
  const baki = [...new Set(kode_baki)]
  // A count that begins holds its tray: whoever comes second waits, and then sees what the first did.
  await db.run(sql`
    SELECT 1 FROM baki WHERE kode_toko = ${sesi.kode_toko} AND kode_baki = ANY (${baki}::text[]) ORDER BY kode_baki FOR SHARE`)
  const row = await db.one<{ no_so: string; kode_baki: string }>(sql`
    SELECT no_so, kode_baki::text FROM stock_opname
    WHERE kode_toko = ${sesi.kode_toko} AND kode_baki = ANY (${baki}::text[]) AND ${BERJALAN} ORDER BY kode_baki LIMIT 1`)
  if (row) throw new Refusal('rule', `Baki ${row.kode_baki} Sedang Dihitung, ${row.no_so}`)
}
