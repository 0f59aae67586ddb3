/** The price that a customer pays: for an hour after a cut still the one before. Source: controls, prices. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { Refusal, waktu } from '@kencana/server-kit'

/** The price in force, and until when it is one from before a cut; null when it is today's own. */
export interface HargaBerlaku {
  harga: Rp
  sampai: string | null
}

/**
 * The highest price that a category `g` had in the last 60 minutes and has no more, as `dulu` with the instant `sampai` which it holds:
 * what a sale is priced at, so that nobody cuts it, sells and raises it again.
 * @param saat now, by the server's clock
 */
export const hargaSejam = (saat: Date): Sql => sql`(
  SELECT (r.dari ->> 'harga')::bigint AS dulu, r.waktu + interval '60 minutes' AS sampai FROM riwayat_nilai r
  WHERE r.tabel = 'GROUP' AND r.kunci = g.kode_group::text AND r.waktu > ${saat}::timestamptz - interval '60 minutes'
    -- a change that began a little after this sale did, and was quicker, counts too
    AND r.waktu < ${saat}::timestamptz + interval '5 minutes'
    AND (r.dari ->> 'harga')::bigint > g.harga
  ORDER BY 1 DESC, 2 DESC LIMIT 1
)`

/**
 * What a piece `b`, with its `versi`, cost in the last 60 minutes and does no more: `tetap`, the highest price of its own, `biasa`, that its category's was
 * its price, and the instant `sampai` which they hold.
 * @param saat now, by the server's clock
 */
export const tetapSejam = (saat: Date): Sql => sql`(
  SELECT max(x.harga_total) FILTER (WHERE x.is_markis)::bigint AS tetap, bool_or(NOT x.is_markis) AS biasa,
    max(x.akhir) + interval '60 minutes' AS sampai
  FROM (
    SELECT r.is_markis, r.harga_total, lead(r.waktu) OVER (ORDER BY r.id) AS akhir FROM riwayat_barang r
    -- every change of a price is another version: of most pieces there is nothing to look for
    WHERE b.versi > 1 AND r.kode_barang = b.kode_barang
  ) x
  WHERE x.akhir > ${saat}::timestamptz - interval '60 minutes' AND x.akhir < ${saat}::timestamptz + interval '5 minutes'
)`

/**
 * Price per gram that a sale of this category takes. Less than this is a discount, with the limits and the agreement of one.
 * @param saat now, by the server's clock
 * @throws Refusal 404
 */
export const hargaBerlaku = async (db: Queryable, kode_group: string, saat: Date): Promise<HargaBerlaku> => {
  const row = await db.one<{ kini: Rp; dulu: Rp | null; sampai: string | null }>(sql`
    SELECT g.harga AS kini, r.dulu, ${waktu(sql`r.sampai`)} AS sampai FROM master_group g
    LEFT JOIN LATERAL ${hargaSejam(saat)} r ON true
    WHERE g.kode_group = ${kode_group} AND g.dihapus_pada IS NULL`)
  if (!row) throw new Refusal('missing', `Kategori ${kode_group} Tidak Ada`)
  return row.dulu === null ? { harga: row.kini, sampai: null } : { harga: row.dulu, sampai: row.sampai }
}
