import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { beratWajar } from './berat-wajar.contract.ts'

/** So many of the newest pieces tell what is usual. */
const TERBARU = 500

/** Between which weights nine of ten of the newest pieces of a jenis lie, of all shops of the chain. */
export const beratJenis = async (db: Queryable, kode_dept: string): Promise<OutputOf<typeof beratWajar>> => {
  const row = await db.one<OutputOf<typeof beratWajar>>(sql`
    SELECT count(*)::int AS jumlah, coalesce(percentile_disc(0.05) WITHIN GROUP (ORDER BY x.berat), 0)::bigint AS dari,
      coalesce(percentile_disc(0.95) WITHIN GROUP (ORDER BY x.berat), 0)::bigint AS sampai
    FROM (SELECT berat FROM barang WHERE kode_dept = ${kode_dept} ORDER BY kode_barang DESC LIMIT ${TERBARU}) x`)
  if (!row) throw new Error('no weights')
  return row
}
