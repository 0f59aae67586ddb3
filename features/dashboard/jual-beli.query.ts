/** What was sold and bought on the open day, beside the same weekdays before. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg, Rp } from '@kencana/ledger'
import type { Sesi } from '@kencana/server-kit'

interface Hari {
  nota: number
  qty: number
  berat: Mg
  rp: Rp
  /** Rupiah of a day like this, of the last four that were closed; null before there is one. */
  rata: Rp | null
}

/** How many weeks back the mean reaches. */
const MINGGU = 4

/** @param baris rows of those days: tgl, no, qty, berat, rp; `h.tgl` are the days */
const perHari = async (db: Queryable, { kode_toko, tgl_system }: Sesi, baris: Sql): Promise<Hari> => {
  const row = await db.one<Hari>(sql`
    WITH h AS (
      SELECT ${tgl_system}::date - 7 * n AS tgl, n FROM generate_series(0, ${MINGGU}::int) n
    ), jumlah AS (
      SELECT h.tgl, h.n, count(DISTINCT x.no)::int AS nota, coalesce(sum(x.qty), 0)::int AS qty,
        coalesce(sum(x.berat), 0)::bigint AS berat, coalesce(sum(x.rp), 0)::bigint AS rp
      FROM h LEFT JOIN (${baris}) x ON x.tgl = h.tgl GROUP BY h.tgl, h.n
    )
    SELECT j.nota, j.qty, j.berat, j.rp, (
      SELECT round(avg(l.rp))::bigint FROM jumlah l
      JOIN hari_tutup t ON t.kode_toko = ${kode_toko} AND t.tgl_system = l.tgl WHERE l.n > 0) AS rata
    FROM jumlah j WHERE j.n = 0`)
  if (!row) throw new Error('no day')
  return row
}

/** Pieces that became customers', as /laporan-transaksi-penjualan has them: notas by their day, and orders handed over. */
const dijual = (kode_toko: string): Sql => sql`
  SELECT k.tgl_valid AS tgl, k.no_faktur_jual AS no, k.pcs AS qty, k.berat, k.total AS rp FROM penjualan k
  WHERE k.kode_toko = ${kode_toko} AND k.tgl_valid IN (SELECT tgl FROM h)
  UNION ALL
  SELECT s.tgl_system, s.no_serah, 1, s.berat, s.total FROM pesanan_serah s
  WHERE s.kode_toko = ${kode_toko} AND s.tgl_system IN (SELECT tgl FROM h)`

/** Pieces that were bought, as /laporan-transaksi-pembelian has them. */
const dibeli = (kode_toko: string): Sql => sql`
  SELECT p.tgl_valid AS tgl, p.no_grup AS no, 1 AS qty, p.berat, p.harga AS rp FROM pembelian p
  WHERE p.kode_toko = ${kode_toko} AND p.tgl_valid IN (SELECT tgl FROM h)`

/** What was sold on the open day. */
export const jualHariIni = (db: Queryable, sesi: Sesi): Promise<Hari> => perHari(db, sesi, dijual(sesi.kode_toko))

/** What was bought on the open day. */
export const beliHariIni = (db: Queryable, sesi: Sesi): Promise<Hari> => perHari(db, sesi, dibeli(sesi.kode_toko))

/** One shop day with its grams; null what the asker may not read. */
interface Gerak {
  tgl_system: string
  jual: Mg | null
  beli: Mg | null
}

/** Grams sold and bought per shop day: thirty days up to the open one, those without any included. */
export const gerakPerHari = (
  db: Queryable,
  { kode_toko, tgl_system }: Sesi,
  boleh: { jual: boolean; beli: boolean },
): Promise<Gerak[]> => {
  const gram = (baris: Sql): Sql => sql`SELECT x.tgl, sum(x.berat)::bigint AS berat FROM (${baris}) x GROUP BY x.tgl`
  return db.rows<Gerak>(sql`
    WITH h AS MATERIALIZED (
      SELECT d::date AS tgl FROM toko k,
        generate_series(greatest(least(k.tgl_mulai, ${tgl_system}::date), ${tgl_system}::date - 29), ${tgl_system}::date, interval '1 day') d
      WHERE k.kode_toko = ${kode_toko}
    )
    SELECT h.tgl AS tgl_system, ${boleh.jual ? sql`coalesce(j.berat, 0)` : sql`NULL::bigint`} AS jual,
      ${boleh.beli ? sql`coalesce(b.berat, 0)` : sql`NULL::bigint`} AS beli
    FROM h LEFT JOIN (${gram(dijual(kode_toko))}) j ON j.tgl = h.tgl LEFT JOIN (${gram(dibeli(kode_toko))}) b ON b.tgl = h.tgl
    ORDER BY h.tgl`)
}
