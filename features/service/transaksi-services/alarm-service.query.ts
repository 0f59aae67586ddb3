import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** Pieces in repair that a craftsman has had for more than 14 days. A key names the week, so that what is still with him asks again. */
const diTukang: Alarm = {
  kode: 'SERVICE_DI_TUKANG',
  judul: 'Barang Service Lama Di Tukang',
  berat: 'KUNING',
  path: '/lihat-services',
  baris: () => sql`
    SELECT b.no_service || ' ' || b.urut || ' ' || b.tgl_tukang || ' ' || date_trunc('week', t.tgl_system::timestamp)::date AS kunci,
      t.kode_toko::text, date_trunc('week', t.tgl_system::timestamp) AT TIME ZONE t.zona_waktu AS waktu, '-' AS user_id,
      b.no_service::text AS dokumen,
      b.kode_tukang || ': ' || b.nama_barang || ' ' || to_char(b.berat / 1000.0, 'FM999,990.000') || ' g dari ' || k.nama_customer
        || ', sejak ' || b.tgl_tukang AS isi
    FROM service_barang b JOIN service k USING (no_service) JOIN toko t USING (kode_toko)
    WHERE b.kode_tukang IS NOT NULL AND b.tgl_tukang < t.tgl_system - 14`,
}

/** Warnings about repairs. */
export const ALARM_SERVICE: readonly Alarm[] = [diTukang]
