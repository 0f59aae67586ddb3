/** What left without a cost: the grams that a result shows the whole price of as profit. Source: ADR 96. */
import { type Sql, sql } from '@kencana/database'
import { SEJAK } from './nilai-hari.query.ts'
import { KELUAR } from './sebelum.query.ts'

/** A group's value holds for a line: it came after it, or was of its day's beginning. */
const BERNILAI = sql`(x.mula > k.sejak OR x.hari = k.pagi)`

/**
 * Milligrams sold, used or lost by a shop in some days, in one row: `tanpa` at no cost for good, `kini` on its open day by categories that can
 * still get a value today, `nanti` on its open day at what closing will say; `belum` where some of these categories have no value yet.
 */
export const TANPA_HPP = (toko: Sql, awal: Sql, akhir: Sql): Sql => sql`
  WITH hari AS (SELECT tgl_system AS buka FROM toko WHERE kode_toko = ${toko})
  SELECT (greatest(t.tanpa, 0) + greatest(z.tanpa, 0))::bigint AS tanpa, greatest(t.kini, 0)::bigint AS kini, greatest(n.nanti, 0)::bigint AS nanti, t.belum
  FROM hari h, (
    WITH kelompok AS MATERIALIZED (
      SELECT g.kode_group, s.sejak, p.pagi FROM master_group g ${SEJAK(toko)}
      WHERE s.sejak IS NULL OR (SELECT w.tgl_system FROM jurnal w WHERE w.id = s.sejak) >= ${awal}
    ), ${KELUAR(toko, sql`>= ${awal} AND j.tgl_system <= ${akhir}`)}, lepas AS (
      SELECT x.mg, k.sejak IS NULL AS belum, k.sejak IS NULL AND x.hari = b.buka AS kini FROM hari b, keluar x JOIN kelompok k ON k.kode_group = x.kode_group
      WHERE (x.mula < k.sejak OR k.sejak IS NULL) AND x.hari IS DISTINCT FROM k.pagi
    )
    SELECT coalesce(-sum(mg) FILTER (WHERE NOT kini), 0) AS tanpa, coalesce(-sum(mg) FILTER (WHERE kini), 0) AS kini,
      coalesce(sum(mg) FILTER (WHERE belum), 0) < 0 AS belum
    FROM lepas
  ) t, (
    WITH kelompok AS MATERIALIZED (
      SELECT g.kode_group, s.sejak, p.pagi FROM master_group g ${SEJAK(toko)}
      WHERE s.sejak IS NOT NULL AND (SELECT buka FROM hari) >= ${awal} AND (SELECT buka FROM hari) <= ${akhir}
    ), ${KELUAR(toko, sql`= (SELECT buka FROM hari)`)}
    SELECT coalesce(-sum(x.mg), 0) AS nanti FROM keluar x JOIN kelompok k ON k.kode_group = x.kode_group WHERE ${BERNILAI}
  ) n, (
    -- left on an evening on which nobody knew what a gram cost
    SELECT coalesce(-sum(r.mg), 0) AS tanpa FROM nilai v JOIN nilai_rinci r ON r.no_nilai = v.no_nilai
    WHERE v.kode_toko = ${toko} AND v.tgl_system >= ${awal} AND v.tgl_system <= ${akhir} AND r.sebab IN ('JUAL', 'PATRI', 'RUGI') AND r.rp = 0 AND r.mg <> 0
  ) z`
