import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** What was entered and never became right: goods may have been kept, or somebody asked what lies in the drawer. */
const ditolak: Alarm = {
  kode: 'HUTANG_DITOLAK',
  judul: 'Hutang Belum Sah Ditolak',
  berat: 'KUNING',
  path: '/lihat-hutang',
  baris: (sejak) => sql`
    SELECT k.no_hutang::text AS kunci, k.kode_toko::text, k.batal_pada AS waktu, k.batal_oleh::text AS user_id, k.no_hutang::text AS dokumen,
      k.no_hutang || ' dari ' || k.user_id || ', Rp. ' || to_char(k.jumlah_hutang, 'FM999,999,999,999') || ', ditolak ' || k.batal_oleh
        || ': ' || coalesce(k.alasan_batal, '-') AS isi
    FROM hutang k WHERE k.status = 'BATAL' AND k.tgl_valid IS NULL AND k.batal_pada > ${sejak}::timestamptz`,
}

/** Warnings about loans. */
export const ALARM_HUTANG: readonly Alarm[] = [ditolak]
