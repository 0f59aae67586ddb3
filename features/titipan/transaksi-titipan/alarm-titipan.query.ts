import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** Forms that were never right: the customer may have left his money. */
const ditolak: Alarm = {
  kode: 'TITIPAN_DITOLAK',
  judul: 'Titipan Belum Sah Ditolak',
  berat: 'KUNING',
  path: '/lihat-titipan',
  baris: (sejak) => sql`
    SELECT k.no_titip_group::text AS kunci, k.kode_toko::text, k.ditolak_pada AS waktu, k.ditolak_oleh::text AS user_id,
      k.no_titip_group::text AS dokumen,
      k.no_titip_group || ' dari ' || k.user_id || ', Rp. ' || to_char(sum(k.titip), 'FM999,999,999,999') || ', ditolak ' || k.ditolak_oleh
        || ': ' || k.alasan_tolak AS isi
    FROM titipan k WHERE k.ditolak_pada > ${sejak}::timestamptz
    GROUP BY k.no_titip_group, k.kode_toko, k.ditolak_pada, k.ditolak_oleh, k.user_id, k.alasan_tolak`,
}

/** Warnings about deposits. */
export const ALARM_TITIPAN: readonly Alarm[] = [ditolak]
