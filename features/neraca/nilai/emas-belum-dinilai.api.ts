/** Own gold that nobody has given a value: what the opening run takes in, and what a sheet says it lacks. Source: areas, read first, 3. */
import { type Sql, sql } from '@kencana/database'
import { stood } from '@kencana/server-kit'

/**
 * Own gold of a shop on the evening of a day, by category without value then: its places, what it sent until others have it, less what
 * customers left for orders that were given out and not fetched yet. Rows of `kode_group` and `mg`.
 */
export const EMAS_BELUM_DINILAI = (toko: Sql, tanggal: Sql): Sql => sql`
  WITH belum AS MATERIALIZED (
    SELECT g.kode_group FROM master_group g WHERE NOT EXISTS (
      SELECT FROM jurnal awal WHERE awal.id = nilai_sejak(${toko}, g.kode_group) AND awal.tgl_system <= ${tanggal})
  ), letak AS (
    SELECT kode_group, mg FROM saldo_akun(${toko}, ${tanggal},
      ARRAY['BAKI', 'SEPUH', 'RUSAK', 'HANCUR', 'BAHAN_TOKO', 'TUKANG', 'PESANAN', 'CUCI'])
    UNION ALL
    SELECT m.kode_group, m.mg FROM (
      SELECT DISTINCT s.akun, s.ref FROM saldo_akun(${toko}, ${tanggal}, ARRAY['TRANSIT', 'SALDO_KIRIM']) s
      JOIN belum USING (kode_group) JOIN dokumen d ON d.nomor = s.ref AND d.kode_toko = ${toko} WHERE s.mg <> 0
    ) k JOIN mutasi m ON m.akun = k.akun AND m.ref = k.ref AND m.akun IN ('TRANSIT', 'SALDO_KIRIM') AND m.tgl_system <= ${tanggal}
    UNION ALL
    SELECT p.kode_group, -p.berat_customer FROM belum JOIN pesanan p USING (kode_group)
    WHERE p.kode_toko = ${toko} AND p.tgl_system <= ${tanggal} AND p.berat_customer > 0
      AND EXISTS (SELECT FROM pembagian_pesanan b WHERE b.no_pesanan = p.no_pesanan AND b.tgl_system <= ${tanggal} AND ${stood('b.no_batal', tanggal)})
      AND NOT EXISTS (SELECT FROM pesanan_serah s WHERE s.no_pesanan = p.no_pesanan AND s.tgl_system <= ${tanggal} AND ${stood('s.no_batal', tanggal)})
      AND NOT EXISTS (SELECT FROM pesanan_batal x WHERE x.no_pesanan = p.no_pesanan AND x.tgl_system <= ${tanggal})
  )
  SELECT kode_group, sum(mg)::bigint AS mg FROM letak JOIN belum USING (kode_group) GROUP BY 1 HAVING sum(mg) <> 0`
