import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** Weight or category of a piece was put right by hand. */
const koreksi: Alarm = {
  kode: 'KOREKSI',
  judul: 'Koreksi Barang',
  berat: 'KUNING',
  path: '/data-barang',
  baris: (sejak) => sql`
    SELECT k.no_koreksi::text AS kunci, k.kode_toko::text, k.dibuat_pada AS waktu, k.user_id::text, k.no_koreksi::text AS dokumen,
      CASE k.kind WHEN 'KOREKSI_BERAT' THEN 'Berat' ELSE 'Kategori' END || ' barang ' || k.kode_barang || ' dikoreksi ' ||
        k.user_id || ': ' || k.alasan AS isi
    FROM koreksi_barang k WHERE k.dibuat_pada > ${sejak}::timestamptz`,
}

export const ALARM_KOREKSI: readonly Alarm[] = [koreksi]
