/** Goods of a shop at the end of any day: on trays by gudang, and where they lie outside of trays. */
import { type Queryable, sql } from '@kencana/database'
import { type Mg, TEMPAT_STOK } from '@kencana/ledger'

/** Goods of one type in one place. */
export interface Stok {
  kode_gudang: string
  nama_gudang: string
  kode_group: string
  kode_dept: string
  qty: number
  berat: Mg
}

/**
 * Stock per gudang (or place outside of trays), category and type at the end of a shop day; 'infinity' is now.
 * A dispatch or transit stands in two shops' books: it is summed over both and shown at the sender only.
 */
export const stokPerTempat = (db: Queryable, kode_toko: string, tanggal: string): Promise<Stok[]> =>
  db.rows<Stok>(sql`
    WITH milik AS (
      SELECT * FROM saldo_akun(${kode_toko}, ${tanggal}::date, ${['BAKI', ...Object.keys(TEMPAT_STOK)]}::text[])
    ), lintas AS (
      SELECT s.akun, s.ref, s.lot, s.kode_group, s.kode_dept, sum(m.pcs)::bigint AS pcs, sum(m.mg)::bigint AS mg
      FROM milik s JOIN mutasi m ON m.akun = s.akun AND m.ref = s.ref AND m.lot = s.lot AND m.kode_group = s.kode_group
        AND m.kode_dept = s.kode_dept
      WHERE s.akun IN ('TRANSIT', 'SALDO_KIRIM') AND m.akun IN ('TRANSIT', 'SALDO_KIRIM')
        AND m.kode_toko <> ${kode_toko} AND m.tgl_system <= ${tanggal}::date
      GROUP BY s.akun, s.ref, s.lot, s.kode_group, s.kode_dept
    ), isi AS (
      SELECT s.akun, s.ref, s.kode_group, s.kode_dept, s.pcs + coalesce(l.pcs, 0) AS pcs, s.mg + coalesce(l.mg, 0) AS mg
      FROM milik s LEFT JOIN lintas l USING (akun, ref, lot, kode_group, kode_dept)
      WHERE s.akun NOT IN ('TRANSIT', 'SALDO_KIRIM') OR s.pcs > 0 OR s.mg > 0
    )
    SELECT coalesce(g.kode_gudang::text, i.akun) AS kode_gudang,
      coalesce(g.nama_gudang::text, ${sql.json(TEMPAT_STOK)}::jsonb ->> i.akun, i.akun) AS nama_gudang,
      i.kode_group, i.kode_dept, sum(i.pcs)::bigint AS qty, sum(i.mg)::bigint AS berat
    FROM isi i
    LEFT JOIN baki b ON i.akun = 'BAKI' AND b.kode_toko = ${kode_toko} AND b.kode_baki = i.ref
    LEFT JOIN gudang g ON g.kode_gudang = b.kode_gudang
    GROUP BY g.kode_gudang, g.nama_gudang, i.akun, i.kode_group, i.kode_dept
    HAVING sum(i.pcs) <> 0 OR sum(i.mg) <> 0
    ORDER BY g.kode_gudang IS NULL, array_position(${['TOKO', ...Object.keys(TEMPAT_STOK)]}::text[], coalesce(g.kode_gudang::text, i.akun)),
      1, i.kode_group, i.kode_dept`)
