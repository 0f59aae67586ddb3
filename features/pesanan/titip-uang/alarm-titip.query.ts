import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** Deposits that were asked for and said not to have come: the customer's paper says how much was asked. */
const tanpa: Alarm = {
  kode: 'TANPA_TITIP',
  judul: 'Titip Uang Yang Diminta Tidak Diambil',
  berat: 'KUNING',
  path: '/lihat-pesanan',
  baris: (sejak) => sql`
    SELECT t.no_pesanan::text AS kunci, p.kode_toko::text, t.dibuat_pada AS waktu, t.user_id::text, t.no_pesanan::text AS dokumen,
      t.no_pesanan || ' dari ' || p.user_id || ', Rp. ' || to_char(t.jumlah, 'FM999,999,999,999') || ', tanpa titip oleh ' || t.user_id
        || ': ' || t.alasan || CASE WHEN t.jumlah_bulan > 1 THEN ' (' || t.jumlah_bulan || ' kali dalam 30 hari, '
        || 'Rp. ' || to_char(t.rp_bulan, 'FM999,999,999,999') || ')' ELSE '' END AS isi
    FROM (
      SELECT x.*, count(*) OVER bulan AS jumlah_bulan, sum(x.jumlah) OVER bulan AS rp_bulan
      FROM pesanan_tanpa_titip x WHERE x.dibuat_pada > ${sejak}::timestamptz - interval '30 days'
      WINDOW bulan AS (PARTITION BY x.user_id ORDER BY x.dibuat_pada RANGE interval '30 days' PRECEDING)
    ) t JOIN pesanan p ON p.no_pesanan = t.no_pesanan
    WHERE t.dibuat_pada > ${sejak}::timestamptz`,
}

export const ALARM_TITIP: readonly Alarm[] = [tanpa]
