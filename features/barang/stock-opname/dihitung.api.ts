/** Trays that are being counted: they take nothing and give nothing but what is sold, and who counts is not told what they hold. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import { isOwner, Refusal, type Sesi, type WriteContext } from '@kencana/server-kit'

/** A round is under way. Closed counts wait for approval, which looks at each piece again. */
const BERJALAN = sql`status IN ('HITUNG', 'ULANG')`

type Dunia = Pick<WriteContext, 'db' | 'sesi'> & { db: Queryable }

/** The count under way on one of these trays. A count that begins holds its tray: whoever comes second waits, and then sees it. */
const hitungan = async (
  { db, sesi }: Dunia,
  kode_baki: readonly string[],
): Promise<{ no_so: string; kode_baki: string } | undefined> => {
  const baki = [...new Set(kode_baki)]
  await db.run(sql`
    SELECT 1 FROM baki WHERE kode_toko = ${sesi.kode_toko} AND kode_baki = ANY (${baki}::text[]) ORDER BY kode_baki FOR SHARE`)
  return db.one(sql`
    SELECT no_so, kode_baki::text FROM stock_opname
    WHERE kode_toko = ${sesi.kode_toko} AND kode_baki = ANY (${baki}::text[]) AND ${BERJALAN} ORDER BY kode_baki LIMIT 1`)
}

/** Whether one of these trays is being counted. */
export const sedangDihitung = async (dunia: Dunia, kode_baki: readonly string[]): Promise<boolean> =>
  (await hitungan(dunia, kode_baki)) !== undefined

/**
 * Refuses a move, a dispatch, a washing or a destroying that touches a tray under count, whichever way.
 * @param kode_baki the trays that would give or take
 */
export const tolakDihitung = async (dunia: Dunia, kode_baki: readonly string[]): Promise<void> => {
  const row = await hitungan(dunia, kode_baki)
  if (row) throw new Refusal('rule', `Baki ${row.kode_baki} Sedang Dihitung, ${row.no_so}`)
}

/** What decides what somebody may be told. */
export type Pelihat = Pick<Sesi, 'kode_toko' | 'user_id' | 'level'>

/** The trays of which a session is told nothing: those under count, for all below OWN and SU and for whoever counts there. */
const TERTUTUP = ({ user_id, level }: Pick<Pelihat, 'user_id' | 'level'>, kode_toko: Sql): Sql => sql`
  SELECT s.kode_baki::text FROM stock_opname s
  WHERE s.kode_toko = ${kode_toko} AND s.${BERJALAN}
    AND (${!isOwner(level)}::boolean OR s.user_id = ${user_id}
      OR EXISTS (SELECT FROM stock_opname_oleh p WHERE p.no_so = s.no_so AND p.user_id = ${user_id}))`

/** Whether a session may be told that something lies on a tray: a condition. @param kode_baki the column of the tray; NULL is no tray */
export const bolehLihat = (sesi: Pelihat, kode_baki: Sql): Sql =>
  sql`(${kode_baki} IS NULL OR ${kode_baki} <> ALL (ARRAY(${TERTUTUP(sesi, sql`${sesi.kode_toko}`)})))`

/** The same where things lie in several shops, each judged by the counts of its own. @param kode_toko its column */
export const bolehLihatDi = (sesi: Pelihat, kode_toko: Sql, kode_baki: Sql): Sql =>
  sql`(${kode_baki} <> ALL (ARRAY(${TERTUTUP(sesi, kode_toko)})))`

/** Those trays by name. */
export const bakiTertutup = async (db: Queryable, sesi: Pelihat): Promise<ReadonlySet<string>> =>
  new Set((await db.rows<{ kode_baki: string }>(TERTUTUP(sesi, sql`${sesi.kode_toko}`))).map((row) => row.kode_baki))

/** Refuses to tell what lies on a tray that is counted. */
export const tolakLihat = async (db: Queryable, sesi: Pelihat, kode_baki: string): Promise<void> => {
  if ((await bakiTertutup(db, sesi)).has(kode_baki))
    throw new Refusal('rule', `Baki ${kode_baki} Sedang Dihitung, Isinya Tidak Ditampilkan`)
}
