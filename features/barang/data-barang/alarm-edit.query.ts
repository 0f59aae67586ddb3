import { type Sql, sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** Whether an edit, as the audit keeps it, gave a piece another label of before, or took it away. */
const LABEL_BERUBAH: Sql = sql`(a.sebelum ->> 'barcode_lama') IS DISTINCT FROM (a.sesudah ->> 'barcode_lama')`

/** What was said of a piece changed, and within a day it was gone; within 30 days where it goes by another label since. */
const edit: Alarm = {
  kode: 'EDIT_SEBELUM_KELUAR',
  judul: 'Barang Diedit Sebelum Keluar',
  berat: 'MERAH',
  path: '/data-barang',
  baris: (sejak) => sql`
    SELECT a.id::text AS kunci, a.kode_toko::text, j.dibuat_pada AS waktu, a.user_id::text, j.document::text AS dokumen,
      'Barang ' || a.dokumen || ' diedit ' || a.user_id || ', lalu keluar dengan ' || j.document AS isi
    FROM audit_log a
    JOIN mutasi m ON m.kode_barang = a.dokumen AND m.akun = 'BAKI' AND m.pcs < 0
    JOIN jurnal j ON j.id = m.jurnal_id AND j.kind IN ('JUAL', 'SERAH_PESANAN') AND j.membalik IS NULL
      AND j.dibuat_pada >= a.waktu
      AND j.dibuat_pada <= a.waktu + CASE WHEN ${LABEL_BERUBAH} THEN interval '30 days' ELSE interval '1 day' END
    WHERE a.aksi = 'PUT barang/{kode_barang}' AND a.waktu > ${sejak}::timestamptz - interval '30 days'
      AND j.dibuat_pada > ${sejak}::timestamptz`,
}

/**
 * A label of before that an edit took from one piece is another one's within 30 days: two that were swapped are sold as each other. What
 * is gone for good loses its label by no edit of its own.
 */
const label: Alarm = {
  kode: 'LABEL_PINDAH',
  judul: 'Barcode Lama Pindah Ke Barang Lain',
  berat: 'MERAH',
  path: '/data-barang',
  baris: (sejak) => sql`
    SELECT DISTINCT ON (r.id) r.id::text AS kunci, r.kode_toko::text, r.waktu, r.user_id::text, r.kunci AS dokumen,
      'Barcode lama ' || (r.ke #>> '{}') || ' dari barang ' || a.dokumen || ' diberikan kepada ' || r.kunci || ' oleh ' || r.user_id AS isi
    FROM audit_log a
    JOIN riwayat_nilai r ON r.tabel = 'BARCODE' AND r.ke = a.sebelum -> 'barcode_lama' AND r.kunci <> a.dokumen
      AND r.waktu >= a.waktu AND r.waktu <= a.waktu + interval '30 days'
    WHERE a.aksi = 'PUT barang/{kode_barang}' AND a.waktu > ${sejak}::timestamptz - interval '30 days'
      AND r.waktu > ${sejak}::timestamptz AND ${LABEL_BERUBAH}
    ORDER BY r.id, a.id DESC`,
}

export const ALARM_EDIT: readonly Alarm[] = [edit, label]
