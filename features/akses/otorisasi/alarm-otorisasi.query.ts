import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'
import { BATAS, BATAS_SETUJU } from '../sesi/password.api.ts'

/** Guesses that closed something: those of an asker within 15 minutes, those of a day at one approver. */
const terkunci: Alarm = {
  kode: 'TERKUNCI',
  judul: 'Password Otorisasi Ditebak',
  berat: 'MERAH',
  path: '/data-users',
  baris: (sejak) => sql`
    SELECT g.subjek || ' ' || extract(epoch FROM g.waktu) AS kunci, coalesce(u.kode_toko::text, '-') AS kode_toko, g.waktu,
      split_part(g.subjek, ' ', 2) AS user_id, '-' AS dokumen,
      CASE WHEN starts_with(g.subjek, 'SETUJU ')
        THEN 'Password ' || split_part(g.subjek, ' ', 2) || ' salah ' || ${BATAS_SETUJU}::int || ' kali dalam sehari'
        ELSE split_part(g.subjek, ' ', 2) || ' salah ' || ${BATAS}::int || ' kali dalam 15 menit saat meminta otorisasi' END AS isi
    FROM (
      SELECT subjek, waktu, lag(waktu, ${BATAS - 1}::int) OVER w AS minta, lag(waktu, ${BATAS_SETUJU - 1}::int) OVER w AS setuju
      FROM gagal_login
      WHERE waktu > ${sejak}::timestamptz AND (starts_with(subjek, 'OTORISASI ') OR starts_with(subjek, 'SETUJU '))
      WINDOW w AS (PARTITION BY subjek ORDER BY waktu)
    ) g LEFT JOIN users u ON u.user_id = split_part(g.subjek, ' ', 2)
    WHERE CASE WHEN starts_with(g.subjek, 'SETUJU ') THEN g.setuju > g.waktu - interval '1 day'
      ELSE g.minta > g.waktu - interval '15 minutes' END`,
}

/** PINs of members that somebody tried at a counter, his own of them or whichever. */
const pinMember: Alarm = {
  kode: 'PIN_MEMBER_DITEBAK',
  judul: 'PIN Member Ditebak',
  berat: 'MERAH',
  path: '/transaksi-poin',
  baris: (sejak) => sql`
    SELECT g.subjek || ' ' || extract(epoch FROM g.waktu) AS kunci, coalesce(u.kode_toko::text, '-') AS kode_toko, g.waktu,
      coalesce(u.user_id::text, '-') AS user_id, '-' AS dokumen,
      CASE WHEN u.user_id IS NULL THEN 'PIN member ' || split_part(g.subjek, ' ', 2) ELSE u.user_id || ': PIN member' END
        || ' salah ' || ${BATAS}::int || ' kali dalam 15 menit' AS isi
    FROM (
      SELECT subjek, waktu, lag(waktu, ${BATAS - 1}::int) OVER (PARTITION BY subjek ORDER BY waktu) AS pertama
      FROM gagal_login WHERE waktu > ${sejak}::timestamptz AND (starts_with(subjek, 'PIN ') OR starts_with(subjek, 'MEMBER '))
    ) g LEFT JOIN users u ON starts_with(g.subjek, 'PIN ') AND u.user_id = split_part(g.subjek, ' ', 2)
    WHERE g.pertama > g.waktu - interval '15 minutes'`,
}

/** Somebody asked, an owner agreed, and nothing was saved: somebody tried how far he could go. */
const menganggur: Alarm = {
  kode: 'OTORISASI_TIDAK_DIPAKAI',
  judul: 'Otorisasi Tidak Dipakai',
  berat: 'KUNING',
  path: '/dashboard',
  baris: (sejak, kini) => sql`
    SELECT o.id::text AS kunci, o.kode_toko::text, o.waktu, o.diminta_oleh::text AS user_id, '-' AS dokumen,
      o.kategori || ' diminta ' || o.diminta_oleh || ', disetujui ' || o.disetujui_oleh || ', tidak dipakai' AS isi
    FROM otorisasi o
    WHERE o.dokumen IS NULL AND o.waktu > ${sejak}::timestamptz AND o.waktu < ${kini}::timestamptz - interval '15 minutes'`,
}

/** Who asked agreed himself. */
const sendiri: Alarm = {
  kode: 'OTORISASI_SENDIRI',
  judul: 'Otorisasi Disetujui Sendiri',
  berat: 'MERAH',
  path: '/dashboard',
  baris: (sejak) => sql`
    SELECT o.id::text AS kunci, o.kode_toko::text, o.waktu, o.diminta_oleh::text AS user_id, coalesce(o.dokumen::text, '-') AS dokumen,
      o.kategori || ' diminta dan disetujui ' || o.diminta_oleh AS isi
    FROM otorisasi o WHERE o.diminta_oleh = o.disetujui_oleh AND o.waktu > ${sejak}::timestamptz`,
}

/** A deputy agreed in the owner's place: every use is his to see. */
const olehWakil: Alarm = {
  kode: 'OTORISASI_WAKIL',
  judul: 'Otorisasi Oleh Wakil',
  berat: 'KUNING',
  path: '/dashboard',
  baris: (sejak) => sql`
    SELECT o.id::text AS kunci, o.kode_toko::text, o.waktu, o.disetujui_oleh::text AS user_id, coalesce(o.dokumen::text, '-') AS dokumen,
      o.kategori || ' diminta ' || o.diminta_oleh || ', disetujui wakil ' || o.disetujui_oleh AS isi
    FROM otorisasi o WHERE o.wakil IS NOT NULL AND o.waktu > ${sejak}::timestamptz`,
}

export const ALARM_OTORISASI: readonly Alarm[] = [terkunci, pinMember, menganggur, sendiri, olehWakil]
