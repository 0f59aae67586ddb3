/** Money between the shops of an installation, which each of the two books for itself. */
import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** So long money may be under way from one book to the other. */
const JANGKA = sql`interval '3 days'`

/** Each document with what was open in its direction after it, and how near to nothing that came at any time since. */
const TERBUKA = sql`
  SELECT u.*, min(u.terbuka) OVER sesudah AS terendah, max(u.terbuka) OVER sesudah AS tertinggi
  FROM (
    SELECT k.*, sum(CASE k.arah WHEN 'AMBIL' THEN k.jumlah ELSE -k.jumlah END)
      OVER (PARTITION BY k.dari, k.ke ORDER BY k.dibuat_pada, k.no_uang) AS terbuka
    FROM (
      SELECT no_uang::text, kode_toko::text, pihak::text, arah, jumlah, user_id::text, dibuat_pada,
        (CASE arah WHEN 'AMBIL' THEN kode_toko ELSE pihak END)::text AS dari, (CASE arah WHEN 'AMBIL' THEN pihak ELSE kode_toko END)::text AS ke
      FROM uang WHERE lawan = 'RK' AND no_batal IS NULL
        -- what went to another installation goes by letter, and has a warning of its own
        AND pihak IN (SELECT kode_toko FROM toko WHERE portal = '')
    ) k
  ) u
  -- backwards: itself and what came later
  WINDOW sesudah AS (PARTITION BY u.dari, u.ke ORDER BY u.dibuat_pada DESC, u.no_uang DESC)`

/**
 * Cash and transfers 'to TK02' that TK02 has not booked three days later, or 'from TK01' that TK01 never gave. Nobody says which
 * document answers which, so whoever kept one would cover it with the next for ever: a document is named for as much as has lain open
 * ever since, without once coming down. Both books together come to nothing in RK (read first, 8).
 */
const sepihak: Alarm = {
  kode: 'UANG_ANTAR_TOKO_SEPIHAK',
  judul: 'Uang Antar Toko Dibukukan Sepihak',
  berat: 'MERAH',
  path: '/neraca-keuangan',
  baris: (sejak, kini) => sql`
    SELECT x.no_uang AS kunci, x.kode_toko, x.dibuat_pada + ${JANGKA} AS waktu, x.user_id, x.no_uang AS dokumen,
      'Rp. ' || to_char(x.sisa, 'FM999,999,999,999') || ' dari ' || x.dari || ' ke ' || x.ke || ' belum dibukukan di ' || x.pihak AS isi
    FROM (
      SELECT t.*, least(t.jumlah, CASE t.arah
        WHEN 'AMBIL' THEN t.terendah - greatest(t.terbuka - t.jumlah, 0)
        ELSE least(t.terbuka + t.jumlah, 0) - t.tertinggi END) AS sisa
      FROM (${TERBUKA}) t
    ) x
    WHERE x.sisa > 0 AND x.dibuat_pada > ${sejak}::timestamptz - ${JANGKA} AND x.dibuat_pada <= ${kini}::timestamptz - ${JANGKA}`,
}

export const ALARM_ANTAR_TOKO: readonly Alarm[] = [sepihak]
