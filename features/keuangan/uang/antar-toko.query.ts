/** Money between the shops of an installation, which each of the two books for itself. */
import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/**
 * Cash and transfers 'to TK02' that TK02 has not booked three days later, or 'from TK01' that TK01 never gave: the older documents of
 * one side are the other's, one after the other, and what is left over is named. Both together come to nothing in RK (read first, 8).
 */
const sepihak: Alarm = {
  kode: 'UANG_ANTAR_TOKO_SEPIHAK',
  judul: 'Uang Antar Toko Dibukukan Sepihak',
  berat: 'MERAH',
  path: '/neraca-keuangan',
  baris: (sejak, kini) => sql`
    SELECT x.no_uang AS kunci, x.kode_toko, x.dibuat_pada + interval '3 days' AS waktu, x.user_id, x.no_uang AS dokumen,
      'Rp. ' || to_char(least(x.jumlah, x.sampai - x.lawannya), 'FM999,999,999,999') || ' dari ' || x.dari || ' ke ' || x.ke
        || ' belum dibukukan di ' || x.pihak AS isi
    FROM (
      SELECT k.*, sum(k.jumlah) OVER (PARTITION BY k.dari, k.ke, k.arah ORDER BY k.dibuat_pada, k.no_uang) AS sampai,
        CASE k.arah WHEN 'AMBIL' THEN k.masuk ELSE k.keluar END AS lawannya
      FROM (
        SELECT u.*, coalesce(sum(u.jumlah) FILTER (WHERE u.arah = 'AMBIL') OVER (PARTITION BY u.dari, u.ke), 0) AS keluar,
          coalesce(sum(u.jumlah) FILTER (WHERE u.arah = 'TAMBAH') OVER (PARTITION BY u.dari, u.ke), 0) AS masuk
        FROM (
          SELECT no_uang::text, kode_toko::text, pihak::text, arah, jumlah, user_id::text, dibuat_pada,
            (CASE arah WHEN 'AMBIL' THEN kode_toko ELSE pihak END)::text AS dari,
            (CASE arah WHEN 'AMBIL' THEN pihak ELSE kode_toko END)::text AS ke
          FROM uang WHERE lawan = 'RK' AND no_batal IS NULL
        ) u
      ) k
    ) x
    WHERE x.sampai > x.lawannya AND x.dibuat_pada > ${sejak}::timestamptz - interval '3 days'
      AND x.dibuat_pada <= ${kini}::timestamptz - interval '3 days'`,
}

export const ALARM_ANTAR_TOKO: readonly Alarm[] = [sepihak]
