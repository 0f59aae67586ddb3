import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/**
 * Goods that somebody outside has had for more than 14 days: what stood there then, less all that came back since. A key names the
 * week, so that what is still out asks again.
 */
const luar: Alarm = {
  kode: 'LAMA_DI_LUAR',
  judul: 'Barang Lama Di Luar',
  berat: 'KUNING',
  path: '/laporan-susut-selisih',
  baris: () => sql`
    SELECT x.kode_toko || ' ' || x.akun || ' ' || x.ref || ' ' || date_trunc('week', x.tgl_system::timestamp)::date AS kunci, x.kode_toko::text,
      date_trunc('week', x.tgl_system::timestamp) AT TIME ZONE x.zona_waktu AS waktu, '-' AS user_id, x.ref AS dokumen,
      x.akun || CASE x.ref WHEN '-' THEN '' ELSE ' ' || x.ref END || ': ' || to_char(x.mg / 1000.0, 'FM999,990.000') ||
        ' g lebih dari 14 hari' AS isi
    FROM (
      SELECT t.kode_toko, t.tgl_system, t.zona_waktu, s.akun, s.ref, sum(s.mg)::bigint + coalesce((
          SELECT sum(m.mg) FROM mutasi m
          WHERE m.kode_toko = t.kode_toko AND m.tgl_system > t.tgl_system - 15 AND m.akun = s.akun AND m.ref = s.ref AND m.mg < 0
        ), 0) AS mg
      FROM toko t CROSS JOIN LATERAL
        saldo_akun(t.kode_toko, t.tgl_system - 15, ARRAY['BOS', 'PABRIK', 'SEPUH', 'TUKANG', 'CUCI']) s
      GROUP BY t.kode_toko, t.tgl_system, t.zona_waktu, s.akun, s.ref
    ) x WHERE x.mg > 0`,
}

export const ALARM_LUAR: readonly Alarm[] = [luar]
