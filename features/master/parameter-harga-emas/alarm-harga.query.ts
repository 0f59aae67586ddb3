import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** A price that changes again on one day may have been low for one sale. */
const berulang: Alarm = {
  kode: 'HARGA_BERULANG',
  judul: 'Harga Diubah Lagi Di Hari Yang Sama',
  berat: 'MERAH',
  path: '/master-parameter-harga-emas',
  baris: (sejak) => sql`
    SELECT h.id::text AS kunci, h.kode_toko::text, h.waktu, h.user_id::text, h.kode_group::text AS dokumen,
      h.kode_group || ': Rp. ' || to_char(h.harga_lama, 'FM999,999,999,999') ||
        ' menjadi Rp. ' || to_char(h.harga, 'FM999,999,999,999') || ' oleh ' || h.user_id AS isi
    FROM harga_emas h
    WHERE h.tgl_system >= ${sejak}::timestamptz::date AND h.waktu > ${sejak}::timestamptz AND h.harga_lama <> h.harga
      AND EXISTS (
        SELECT FROM harga_emas d
        WHERE d.kode_group = h.kode_group AND d.tgl_system = h.tgl_system AND d.id < h.id AND d.harga_lama <> d.harga)`,
}

export const ALARM_HARGA: readonly Alarm[] = [berulang]
