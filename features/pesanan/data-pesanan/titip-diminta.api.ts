/** Deposits that were asked for with an order's form and have not come: who waits for them, and how much of them is left. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'

/** What of a deposit is still to come of the order `p`: what came with its form is no part of it. 0 once the order has ended. */
export const SISA_DIMINTA: Sql = sql`
  CASE WHEN p.titip_diminta > 0 AND p.status IN ('BARU', 'PROSES', 'SELESAI') THEN greatest(p.titip_diminta - (
    SELECT coalesce(sum(x.jumlah), 0) FROM pesanan_titip x
    WHERE x.no_pesanan = p.no_pesanan AND x.no_batal IS NULL AND x.no_titip LIKE 'TPS-%'), 0)::bigint ELSE 0 END`

/** The orders `p` of a shop whose deposit is still to come. */
export const menungguTitip = (kode_toko: string | Sql): Sql => sql`
  p.kode_toko = ${kode_toko} AND p.titip_diminta > 0 AND p.status IN ('BARU', 'PROSES', 'SELESAI') AND ${SISA_DIMINTA} > 0`

/** How much of a deposit is still to come of one order. */
export const sisaDiminta = async (db: Queryable, no_pesanan: string): Promise<Rp | undefined> =>
  (await db.one<{ sisa: Rp }>(sql`SELECT ${SISA_DIMINTA} AS sisa FROM pesanan p WHERE p.no_pesanan = ${no_pesanan}`))
    ?.sisa
