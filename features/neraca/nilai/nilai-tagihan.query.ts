/** Bills of a day as closing reads them, by the goods that they are for. */
import { type Queryable, sql } from '@kencana/database'
import { DARI_PAGI, type Hari, kelompok } from './nilai-hari.query.ts'
import type { TagihanHari } from './tagihan-nilai.posting.ts'

/**
 * Goods that were billed today or whose bill was undone. Bills of before the shop began are in what it began with, and so is what is
 * undone of them.
 */
export const bacaTagihanHari = (
  db: Queryable,
  hari: Hari,
  ada: ReadonlyMap<string, number>,
): Promise<TagihanHari[]> => {
  const isi = [...ada].map(([kode_group, mg]) => ({ kode_group, mg }))
  return db.rows(sql`
    WITH ${kelompok(hari.kode_toko)}, toko_sejak AS (SELECT nilai_sejak(${hari.kode_toko}, NULL) AS id), peristiwa AS (
      SELECT d.no_bahan_stok, d.kode_group, d.mg, coalesce(coalesce(a.id, j.id) < k.sejak, true) AS langsung,
        ${DARI_PAGI(sql`coalesce(a.id, j.id)`)} AS sebelum, k.sejak,
        sum(CASE WHEN j.membalik IS NULL THEN d.rp ELSE -d.rp END)::bigint AS rp
      FROM jurnal j LEFT JOIN jurnal a ON a.id = j.membalik
        JOIN tagihan_detail d ON d.no_tagihan = coalesce(a.document, j.document) AND d.no_bahan_stok IS NOT NULL
        JOIN kelompok k ON k.kode_group = d.kode_group
      WHERE j.kode_toko = ${hari.kode_toko} AND j.tgl_system = ${hari.tgl_system} AND j.kind = 'TAGIHAN'
        AND coalesce(a.id, j.id) > (SELECT id FROM toko_sejak)
      GROUP BY 1, 2, 3, 4, 5, 6
    )
    SELECT p.no_bahan_stok, p.kode_group, p.mg, coalesce(s.mg, 0) AS ada, p.rp AS peristiwa, p.langsung, p.sebelum,
      coalesce((SELECT d.rp FROM tagihan_detail d JOIN tagihan t USING (no_tagihan) JOIN jurnal j ON j.kind = 'TAGIHAN' AND j.document = t.no_tagihan
        WHERE d.no_bahan_stok = p.no_bahan_stok AND t.no_batal IS NULL AND j.id > p.sejak), 0)::bigint AS kini,
      r.asal, r.modal, r.hpp,
      coalesce((SELECT sum(x.mg) FROM nilai n JOIN nilai_rinci x USING (no_nilai)
        WHERE n.kode_toko = ${hari.kode_toko} AND n.tgl_system >= b.tgl_system AND x.kode_group = p.kode_group AND x.mg > 0
          AND x.sebab NOT IN ('JUAL', 'RUGI', 'SEBELUM')
          AND (n.tgl_system > b.tgl_system OR x.sebab = 'PABRIK' AND x.dokumen > p.no_bahan_stok)), 0)::bigint AS sesudah,
      -- what the owner said of a group's value since is what these goods are worth, whatever is billed for them
      coalesce(b.id < p.sejak, false) OR EXISTS (SELECT FROM nilai_koreksi k
        WHERE k.kode_toko = ${hari.kode_toko} AND k.kode_group = p.kode_group AND k.tgl_system > b.tgl_system) AS dulu,
      b.tgl_system = ${hari.tgl_system} AS baru
    FROM peristiwa p JOIN jurnal b ON b.kind = 'BAHAN_MASUK' AND b.document = p.no_bahan_stok
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(r.rp) FILTER (WHERE r.sebab = 'PABRIK'), 0)::bigint AS asal,
          coalesce(sum(r.rp) FILTER (WHERE r.lawan = 'MODAL'), 0)::bigint AS modal,
          coalesce(sum(r.rp) FILTER (WHERE r.lawan = 'HPP'), 0)::bigint AS hpp
        FROM nilai_rinci r WHERE r.dokumen = p.no_bahan_stok AND r.sebab IN ('PABRIK', 'TAGIHAN')
      ) r
      LEFT JOIN jsonb_to_recordset(${sql.json(isi)}::jsonb) s (kode_group text, mg bigint) ON s.kode_group = p.kode_group
    ORDER BY p.kode_group, p.no_bahan_stok, p.langsung, p.sebelum`)
}
