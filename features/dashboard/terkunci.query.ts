/** Gold whose price the shop has promised: whose it is, and who promised it. Source: controls, what a price follows from. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'

/** Promises to one customer, or of one user. */
export interface Terkunci {
  /** The customer's name, or the user's id. */
  nama: string
  /** Orders and pieces kept. */
  janji: number
  berat: Mg
}

// A customer is known by his telephone, however his name is spelt. His own gold is not sold to him: it is no part of the promise.
const terkunci = (db: Queryable, kode_toko: string, kunci: Sql, nama: Sql): Promise<Terkunci[]> =>
  db.rows<Terkunci>(sql`
    SELECT ${nama} AS nama, count(*)::int AS janji, sum(j.berat)::bigint AS berat FROM (
      SELECT p.no_hp, p.nama_customer, p.user_id, greatest(p.kunci_berat - p.berat_customer, 0) AS berat
      FROM pesanan p JOIN toko t USING (kode_toko)
      WHERE p.kode_toko = ${kode_toko} AND p.kunci_harga AND p.kunci_sampai >= t.tgl_system
        AND p.status IN ('BARU', 'PROSES', 'SELESAI')
      UNION ALL
      SELECT k.no_hp, k.nama_customer, k.user_id, k.berat FROM titipan k JOIN toko t USING (kode_toko)
      WHERE k.kode_toko = ${kode_toko} AND k.mengikat AND k.tgl_batas >= t.tgl_system AND k.status = 'DONE'
    ) j GROUP BY ${kunci} ORDER BY berat DESC, nama LIMIT 10`)

/** Grams at a locked price that are not handed over yet, the most first, at most ten of each. */
export const beratTerkunci = async (
  db: Queryable,
  kode_toko: string,
): Promise<{ customer: Terkunci[]; user: Terkunci[] }> => ({
  customer: await terkunci(db, kode_toko, sql`nomor_hp(j.no_hp)`, sql`max(j.nama_customer::text)`),
  user: await terkunci(db, kode_toko, sql`j.user_id`, sql`j.user_id::text`),
})
