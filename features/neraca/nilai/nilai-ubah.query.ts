/** What went from group to group on a day, and what conversions of older days carried. */
import { type Queryable, sql } from '@kencana/database'
import type { RinciUbah, Ubah } from './konversi.posting.ts'
import { type Hari, kelompok } from './nilai-hari.query.ts'

/** What goes over from group to group, jurnal by jurnal. */
export const bacaUbah = (db: Queryable, hari: Hari) =>
  db.rows<Ubah>(sql`
    WITH ${kelompok(hari.kode_toko)}, ubah AS (
      SELECT j.id, j.document, j.kind, a.document AS membalik, m.kode_group, sum(m.mg)::bigint AS mg
      FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id LEFT JOIN jurnal a ON a.id = j.membalik
      WHERE m.kode_toko = ${hari.kode_toko} AND m.tgl_system = ${hari.tgl_system} AND m.akun = 'KONVERSI' AND j.kind IN ('GANTI_GROUP', 'LEBUR')
      GROUP BY 1, 2, 3, 4, 5 HAVING sum(m.mg) <> 0
    )
    SELECT u.id AS jurnal, u.document::text AS dokumen, u.membalik::text, b.kode_barang::text, b.terakhir::text, u.kode_group::text, u.mg,
      k.persentase, coalesce(u.id > k.sejak, false) AS dinilai
    FROM ubah u JOIN kelompok k ON k.kode_group = u.kode_group
      LEFT JOIN LATERAL (
        SELECT d.kode_barang, (SELECT l.no_koreksi FROM koreksi_barang l
          WHERE l.kode_barang = d.kode_barang AND l.kind = 'GANTI_GROUP' AND l.kode_toko = d.kode_toko AND l.tgl_system < d.tgl_system
            -- a change of type alone moves no value
            AND l.sebelum ->> 'kode_group' <> l.sesudah ->> 'kode_group'
          ORDER BY l.dibuat_pada DESC, l.no_koreksi DESC LIMIT 1) AS terakhir
        FROM koreksi_barang d WHERE u.kind = 'GANTI_GROUP' AND d.no_koreksi = u.document AND d.kind = u.kind
      ) b ON true
    WHERE EXISTS (SELECT FROM ubah x JOIN kelompok y ON y.kode_group = x.kode_group WHERE x.id = u.id AND x.id > y.sejak)
    ORDER BY u.id, u.kode_group`)

/** What conversions of older days carried that today's undo, or whose pieces return. */
export const bacaDulu = async (db: Queryable, { kode_toko, tgl_system }: Hari, ubah: readonly Ubah[]) => {
  const dokumen = [
    ...new Set(ubah.flatMap(({ membalik, terakhir }) => [membalik, terakhir].filter((one) => one !== null))),
  ]
  if (dokumen.length === 0) return []
  return db.rows<RinciUbah>(sql`
    SELECT r.kode_group::text, r.sebab, r.lawan, r.ref, r.dokumen, r.mg::bigint AS mg, r.rp::bigint AS rp
    FROM nilai_rinci r JOIN nilai n USING (no_nilai)
    WHERE r.sebab = 'KONVERSI' AND r.dokumen = ANY (${dokumen}::text[]) AND n.kode_toko = ${kode_toko} AND n.tgl_system < ${tgl_system}
    ORDER BY r.no_nilai, r.urut`)
}
