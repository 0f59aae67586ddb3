import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** What somebody, or everybody of a level, may do is another thing than before. */
const hak: Alarm = {
  kode: 'HAK_BERUBAH',
  judul: 'Hak Akses Diubah',
  berat: 'KUNING',
  path: '/hak-akses-users',
  baris: (sejak) => sql`
    SELECT a.id::text AS kunci, a.kode_toko::text, a.waktu, a.user_id::text, a.dokumen,
      'Hak ' || a.dokumen || ' diubah oleh ' || a.user_id AS isi
    FROM audit_log a
    WHERE a.aksi IN ('PUT hak-akses/user/{id}', 'PUT hak-akses/template/{level}', 'POST hak-akses/hilang')
      AND a.waktu > ${sejak}::timestamptz`,
}

export const ALARM_HAK: readonly Alarm[] = [hak]
