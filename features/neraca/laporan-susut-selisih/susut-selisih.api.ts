/** What is lost, missing or more than the books say: sums that the report and the dashboard share. */
import { type Queryable, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'

/** Pieces say which way a line goes, weight where it has none, as in mutasi/reports. */
const ARAH = sql`sign(coalesce(nullif(m.pcs, 0), m.mg))`
const BERLAKU = sql`m.membalik IS NULL AND ${ARAH}`

/**
 * Sums over lines `m` of SUSUT and SELISIH with the `membalik` of their jurnal. A gain makes up for no loss; what takes a jurnal
 * back counts apart, so that the report of a past day stays what it was.
 */
export const GRAM = sql`
  coalesce(sum(m.pcs) FILTER (WHERE m.akun = 'SELISIH' AND ${BERLAKU} > 0), 0)::int AS qty,
  coalesce(sum(m.mg) FILTER (WHERE m.akun = 'SUSUT' AND ${BERLAKU} > 0), 0)::bigint AS susut,
  coalesce(sum(m.mg) FILTER (WHERE m.akun = 'SELISIH' AND ${BERLAKU} > 0), 0)::bigint AS kurang,
  coalesce(sum(m.mg) FILTER (WHERE ${BERLAKU} < 0), 0)::bigint AS lebih,
  coalesce(sum(m.mg) FILTER (WHERE m.membalik IS NOT NULL), 0)::bigint AS batal,
  sum(m.mg)::bigint AS bersih`

/**
 * Whose loss a jurnal `j` is: who booked it, or of a sale that was turned down who had entered that and let its pieces out of his hands.
 */
export const ORANG_SUSUT = sql`coalesce((SELECT p.user_id FROM penjualan_hilang h JOIN penjualan p USING (no_faktur_jual)
  WHERE j.kind = 'HILANG_JUAL' AND h.no_hilang = j.document), j.user_id)`

/** Sums of some days. */
export interface SusutSelisih {
  susut: Mg
  kurang: Mg
  lebih: Mg
}

interface Hari extends SusutSelisih {
  hari_ini: boolean
}

const NOL: SusutSelisih = { susut: 0 as Mg, kurang: 0 as Mg, lebih: 0 as Mg }

/** What was lost and found on the open day and in the thirty days up to it. */
export const susutSelisihKini = async (
  db: Queryable,
  kode_toko: string,
  tgl_system: string,
): Promise<{ hari: SusutSelisih; bulan: SusutSelisih }> => {
  const rows = await db.rows<Hari>(sql`
    SELECT m.tgl_system = ${tgl_system}::date AS hari_ini, m.susut, m.kurang, m.lebih
    FROM (
      SELECT m.tgl_system, ${GRAM}
      FROM (
        SELECT m.tgl_system, m.akun, m.pcs, m.mg, j.membalik FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
        WHERE m.kode_toko = ${kode_toko} AND m.akun IN ('SUSUT', 'SELISIH') AND m.tgl_system > ${tgl_system}::date - 30
          AND m.tgl_system <= ${tgl_system}
      ) m GROUP BY m.tgl_system
    ) m`)
  const jumlah = (dari: readonly Hari[]): SusutSelisih =>
    dari.reduce<SusutSelisih>(
      (sum, one) => ({
        susut: (sum.susut + one.susut) as Mg,
        kurang: (sum.kurang + one.kurang) as Mg,
        lebih: (sum.lebih + one.lebih) as Mg,
      }),
      NOL,
    )
  return { hari: jumlah(rows.filter((one) => one.hari_ini)), bulan: jumlah(rows) }
}
