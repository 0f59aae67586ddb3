import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** What was entered and never became valid: the paper may be out, and the gold or the money with it. */
const ditolak: Alarm = {
  kode: 'PEMBELIAN_DITOLAK',
  judul: 'Pembelian Belum Sah Dibatalkan',
  berat: 'KUNING',
  path: '/lihat-pembelian',
  baris: (sejak) => sql`
    SELECT p.no_faktur_beli::text AS kunci, p.kode_toko::text, p.batal_pada AS waktu, p.batal_oleh::text AS user_id,
      p.no_faktur_beli::text AS dokumen,
      p.no_faktur_beli || ' dari ' || p.user_id || ' dibatalkan ' || p.batal_oleh || ': ' || coalesce(p.alasan_batal, '-') AS isi
    FROM pembelian p WHERE p.status = 'BATAL' AND p.tgl_valid IS NULL AND p.batal_pada > ${sejak}::timestamptz`,
}

export const ALARM_BELI: readonly Alarm[] = [ditolak]
