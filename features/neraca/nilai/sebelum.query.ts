/** What left before its group had a value, and what of that an opening value of the same day makes cost after all (ADR 96). */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Sebelum } from './nilai.posting.ts'
import { BIAYA, baris, type Hari, kelompok, MILIK, SEBAB } from './nilai-hari.query.ts'

/**
 * Own gold of the groups of a CTE `kelompok` that was sold, used or lost on some days, as CTEs `baris` and `keluar`: what left is negative,
 * what came back of it positive, each with the jurnal by which it left and that one's day. What customers left for their orders was never
 * the shop's.
 */
export const KELUAR = (toko: Sql, masa: Sql): Sql => sql`
  baris AS MATERIALIZED (${baris(toko, masa)} AND EXISTS (SELECT FROM kelompok) AND m.kode_group IN (SELECT kode_group FROM kelompok)), keluar AS (
    SELECT b.kode_group, CASE ${SEBAB} WHEN 'RUGI' THEN 'RUGI_SUSUT' ELSE 'HPP' END AS lawan, b.mula, x.tgl_system AS hari, ${MILIK} AS mg
    FROM baris b JOIN kelompok k ON k.kode_group = b.kode_group JOIN jurnal x ON x.id = b.mula
    WHERE b.akun <> 'KONVERSI' AND ${BIAYA}
    UNION ALL
    SELECT p.kode_group, 'HPP', coalesce(a.id, j.id), coalesce(a.tgl_system, j.tgl_system),
      CASE WHEN j.membalik IS NULL THEN p.berat_customer - s.berat_beli ELSE s.berat_beli - p.berat_customer END
    FROM kelompok k JOIN pesanan p ON p.kode_group = k.kode_group JOIN pesanan_serah s ON s.no_pesanan = p.no_pesanan
      JOIN jurnal j ON j.kind = 'SERAH_PESANAN' AND j.document IN (s.no_serah, s.no_batal) LEFT JOIN jurnal a ON a.id = j.membalik
    WHERE j.kode_toko = ${toko} AND j.tgl_system ${masa} AND p.berat_customer > s.berat_beli
  )`

/** How many categories without a value sold, used or lost something on the open day: once it is closed that is profit for good. */
export const kategoriTanpaHpp = async (db: Queryable, kode_toko: string): Promise<number> => {
  const row = await db.one<{ banyak: number }>(sql`
    WITH kelompok AS MATERIALIZED (
      SELECT x.kode_group, NULL::bigint AS sejak FROM (SELECT g.kode_group, nilai_sejak(${kode_toko}, g.kode_group) AS sejak FROM master_group g) x
      WHERE x.sejak IS NULL
    ), hari AS (SELECT tgl_system AS buka FROM toko WHERE kode_toko = ${kode_toko}),
    ${KELUAR(sql`${kode_toko}`, sql`= (SELECT buka FROM hari)`)}
    SELECT count(*)::int AS banyak FROM (
      SELECT x.kode_group FROM keluar x JOIN hari ON hari.buka = x.hari GROUP BY 1 HAVING sum(x.mg) < 0
    ) y`)
  return row?.banyak ?? 0
}

/**
 * How many categories with a value sold, used or lost something on the open day though nobody knows what a gram of them costs: no cost price,
 * nothing bought yet. A cost price that is entered before closing mends it.
 */
export const kategoriTanpaModal = async (db: Queryable, kode_toko: string): Promise<number> => {
  const row = await db.one<{ banyak: number }>(sql`
    WITH kelompok AS MATERIALIZED (
      SELECT g.kode_group, NULL::bigint AS sejak FROM master_group g
      WHERE g.harga_modal = 0 AND nilai_sejak(${kode_toko}, g.kode_group) IS NOT NULL
        AND NOT EXISTS (SELECT FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['PERSEDIAAN']) s WHERE s.ref = g.kode_group AND s.rp > 0)
        AND coalesce((SELECT h.dasar_rp FROM nilai_harian h WHERE h.kode_toko = ${kode_toko} AND h.kode_group = g.kode_group
          ORDER BY h.tgl_system DESC LIMIT 1), 0) = 0
    ), hari AS (SELECT tgl_system AS buka FROM toko WHERE kode_toko = ${kode_toko}),
    ${KELUAR(sql`${kode_toko}`, sql`= (SELECT buka FROM hari)`)}
    SELECT count(*)::int AS banyak FROM (
      SELECT x.kode_group FROM keluar x JOIN hari ON hari.buka = x.hari GROUP BY 1 HAVING sum(x.mg) < 0
    ) y`)
  return row?.banyak ?? 0
}

/** What an open day's opening values make cost: what of their groups left that day before them and did not come back, at their cost. */
export const bacaSebelum = (db: Queryable, hari: Hari) =>
  db.rows<Sebelum>(sql`
    WITH ${kelompok(hari.kode_toko)}, awal AS (
      SELECT k.kode_group, k.sejak, d.harga_modal::bigint * d.persentase AS modal FROM kelompok k
        JOIN jurnal w ON w.id = k.sejak
        JOIN nilai_awal_detail d ON d.no_nilai_awal = w.document AND d.kode_group = k.kode_group
      WHERE k.pagi = ${hari.tgl_system}
    ), ${KELUAR(sql`${hari.kode_toko}`, sql`= ${hari.tgl_system}`)}
    SELECT a.kode_group::text, x.lawan, sum(x.mg)::bigint AS mg, round(sum(x.mg)::numeric * a.modal / 1000000000)::bigint AS rp
    FROM keluar x JOIN awal a ON a.kode_group = x.kode_group AND x.mula < a.sejak
    WHERE x.hari = ${hari.tgl_system} GROUP BY a.kode_group, x.lawan, a.modal HAVING sum(x.mg) <> 0 ORDER BY 1, 2`)
