import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** What was said of a piece changed, and within a day it was gone. */
const edit: Alarm = {
  kode: 'EDIT_SEBELUM_KELUAR',
  judul: 'Barang Diedit Sebelum Keluar',
  berat: 'MERAH',
  path: '/data-barang',
  baris: (sejak) => sql`
    SELECT a.id::text AS kunci, a.kode_toko::text, a.waktu, a.user_id::text, j.document::text AS dokumen,
      'Barang ' || a.dokumen || ' diedit ' || a.user_id || ', lalu keluar dengan ' || j.document AS isi
    FROM audit_log a
    JOIN mutasi m ON m.kode_barang = a.dokumen AND m.akun = 'BAKI' AND m.pcs < 0
    JOIN jurnal j ON j.id = m.jurnal_id AND j.kind IN ('JUAL', 'SERAH_PESANAN') AND j.membalik IS NULL
      AND j.dibuat_pada >= a.waktu AND j.dibuat_pada <= a.waktu + interval '1 day'
    WHERE a.aksi = 'PUT barang/{kode_barang}' AND a.waktu > ${sejak}::timestamptz`,
}

export const ALARM_EDIT: readonly Alarm[] = [edit]
