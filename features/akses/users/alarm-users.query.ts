import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** Somebody became OWN or SU, was one no longer, or got another password: whoever holds it agrees to everything. */
const pemilik: Alarm = {
  kode: 'USER_PEMILIK',
  judul: 'User OWN Atau SU Dibuat Atau Diubah',
  berat: 'MERAH',
  path: '/data-users',
  baris: (sejak) => sql`
    SELECT a.id::text AS kunci, a.kode_toko::text, a.waktu, a.user_id::text, a.dokumen,
      CASE a.aksi WHEN 'POST users' THEN 'User ' || a.dokumen || ' dibuat dengan level ' || (a.sesudah ->> 'level')
        WHEN 'PUT users/edit/{id}' THEN 'Level ' || a.dokumen || ' ' || (a.sebelum ->> 'level') || ' menjadi ' || (a.sesudah ->> 'level')
        WHEN 'PUT users/reset-password/{id}' THEN 'Password ' || a.dokumen || ' diganti'
        ELSE 'User ' || a.dokumen || CASE WHEN (a.sesudah ->> 'aktif')::boolean THEN ' diaktifkan' ELSE ' dinonaktifkan' END
      END || ' oleh ' || a.user_id AS isi
    FROM audit_log a LEFT JOIN users u ON u.user_id = a.dokumen
    WHERE a.aksi IN ('POST users', 'PUT users/edit/{id}', 'PUT users/reset-password/{id}', 'PUT users/aktif/{id}')
      AND a.waktu > ${sejak}::timestamptz
      AND CASE a.aksi WHEN 'PUT users/reset-password/{id}' THEN coalesce(a.sesudah ->> 'level', u.level) IN ('OWN', 'SU')
        ELSE (a.sesudah ->> 'level' IN ('OWN', 'SU') OR a.sebelum ->> 'level' IN ('OWN', 'SU'))
          AND (a.aksi <> 'PUT users/edit/{id}' OR a.sesudah ->> 'level' <> a.sebelum ->> 'level') END`,
}

export const ALARM_USERS: readonly Alarm[] = [pemilik]
