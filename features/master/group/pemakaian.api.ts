/** Whether any shop's books know a category or type: by the current row of each balance and the lines of the open days. */
import { type Queryable, type Sql, sql } from '@kencana/database'

type Kolom = 'kode_group' | 'kode_dept'

/** Lines of the days that no shop has closed yet; OFFSET 0 keeps it one look by the shop's days for each shop. */
const hariTerbuka = (kolom: Kolom, kode: string): Sql => sql`
  toko t CROSS JOIN LATERAL (
    SELECT m.* FROM mutasi m
    WHERE m.kode_toko = t.kode_toko AND m.tgl_system >= t.tgl_system AND m.${sql.ident(kolom)} = ${kode} OFFSET 0
  ) m`

/** Whether it ever stood in a line: a closed day keeps a row for every balance that moved, also when nothing is left. */
export const pernahBergerak = async (db: Queryable, kolom: Kolom, kode: string): Promise<boolean> => {
  const row = await db.one(sql`
    SELECT 1 AS ada
    WHERE EXISTS (SELECT FROM saldo_harian s WHERE s.${sql.ident(kolom)} = ${kode} AND s.sampai = 'infinity')
      OR EXISTS (SELECT FROM ${hariTerbuka(kolom, kode)})`)
  return row !== undefined
}

/**
 * Whether some of it lies in a shop now. Outside accounts (customers, factory) keep their counter-balance for ever; goods in
 * hand are what matters.
 */
export const masihAda = async (db: Queryable, kolom: Kolom, kode: string): Promise<boolean> => {
  const row = await db.one(sql`
    SELECT 1 AS ada
    FROM (
      SELECT s.kode_toko, s.akun, s.ref, s.lot, s.kode_group, s.kode_dept, s.pcs, s.mg, s.rp FROM saldo_harian s
      WHERE s.${sql.ident(kolom)} = ${kode} AND s.sampai = 'infinity' AND (s.pcs <> 0 OR s.mg <> 0 OR s.rp <> 0)
      UNION ALL
      SELECT m.kode_toko, m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.pcs, m.mg, m.rp FROM ${hariTerbuka(kolom, kode)}
    ) x
    JOIN akun a ON a.akun = x.akun AND a.tanda <> 0
    GROUP BY x.kode_toko, x.akun, x.ref, x.lot, x.kode_group, x.kode_dept
    HAVING sum(x.pcs) <> 0 OR sum(x.mg) <> 0 OR sum(x.rp) <> 0 LIMIT 1`)
  return row !== undefined
}
