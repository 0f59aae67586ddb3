/** Counts of trays that were called off, and what counts had found missing that nobody wrote off. */
import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'
import { DICARI } from './dicari.api.ts'

/** A count that somebody else began, or that was closed once, called off: what it found is told of besides. */
const batal: Alarm = {
  kode: 'OPNAME_BATAL',
  judul: 'Hitungan Baki Dibatalkan',
  berat: 'MERAH',
  path: '/stock-opname',
  baris: (sejak) => sql`
    SELECT s.no_so::text AS kunci, s.kode_toko::text, s.batal_pada AS waktu, s.batal_oleh::text AS user_id, s.no_so::text AS dokumen,
      s.batal_oleh || ' membatalkan hitungan ' || s.user_id || ' di baki ' || s.kode_baki || CASE WHEN s.tutup_pertama_oleh IS NULL THEN ' sebelum ditutup'
        ELSE CASE WHEN s.tutup_pada IS NULL THEN ' sesudah putaran pertama' ELSE ' yang sudah ditutup' END || ', '
          || (SELECT count(*) FROM stock_opname_hasil h WHERE h.no_so = s.no_so AND h.hasil = 'KURANG') || ' barang tidak ditemukan' END
        || ': ' || s.alasan_batal AS isi
    FROM stock_opname s WHERE s.otorisasi_batal IS NOT NULL AND s.batal_pada > ${sejak}`,
}

// By OWN's word.
const DIHANCURKAN = sql`EXISTS (
  SELECT FROM hancur_barang_detail d JOIN hancur_barang x USING (no_hancur)
  WHERE d.kode_barang = b.kode_barang AND x.otorisasi IS NOT NULL AND x.no_batal IS NULL)`

// What is gone by right: sold, and whatever becomes of it when it is bought back; sent to another installation, or given up under way, by OWN's word.
const PERGI = sql`('TERJUAL', 'DIBELI', 'KEMBALI', 'DILEBUR', 'CABANG', 'HILANG')`

// The few lines that are open, by their own index, and of each its count and piece: taking `hasil` and `dibukukan` for independent of each
// other the planner expects many, and would read every count and piece for them.
const TERBUKA = sql`(SELECT * FROM stock_opname_hasil WHERE hasil = 'KURANG' AND NOT dibukukan OFFSET 0)`

/**
 * What a count found missing that was called off, or whose approval passed it over: until an approved count sees it or writes it off, or it
 * is gone by right, or destroyed by OWN's word, each week asks again, wherever the book says that it went. Before it left by OWN's word
 * alone it could go without one, which no act mends: of a count that ended then only what lies on a tray is told.
 */
const kurang: Alarm = {
  kode: 'OPNAME_KURANG',
  judul: 'Barang Tidak Ditemukan Saat Dihitung',
  berat: 'MERAH',
  path: '/stock-opname',
  baris: (sejak) => sql`
    SELECT h.no_so || ' ' || h.kode_barang || ' ' || date_trunc('week', t.tgl_system::timestamp)::date AS kunci, s.kode_toko::text,
      greatest(s.batal_pada, s.setuju_pada, date_trunc('week', t.tgl_system::timestamp) AT TIME ZONE t.zona_waktu) AS waktu,
      coalesce(s.tutup_oleh, s.tutup_pertama_oleh)::text AS user_id, h.no_so::text AS dokumen,
      b.kode_barcode || ' ' || b.nama_barang || ' ' || to_char(b.berat / 1000.0, 'FM999,990.000') || ' g tidak ditemukan di baki ' || s.kode_baki
        || CASE s.status WHEN 'SELESAI' THEN ', dilewati waktu hitungannya disetujui' ELSE ', hitungannya dibatalkan' END AS isi
    FROM ${TERBUKA} h CROSS JOIN LATERAL (SELECT * FROM stock_opname x WHERE x.no_so = h.no_so OFFSET 0) s
    CROSS JOIN LATERAL (SELECT * FROM barang x WHERE x.kode_barang = h.kode_barang OFFSET 0) b JOIN toko t ON t.kode_toko = s.kode_toko
    WHERE (s.otorisasi_batal IS NOT NULL OR s.status = 'SELESAI') AND ${DICARI} AND b.status_barang NOT IN ${PERGI}
      AND NOT (s.dicari_lama AND b.kode_baki IS NULL)
      AND NOT (b.status_barang = 'HANCUR' AND ${DIHANCURKAN})
      AND greatest(s.batal_pada, s.setuju_pada, date_trunc('week', t.tgl_system::timestamp) AT TIME ZONE t.zona_waktu) > ${sejak}`,
}

/** Warnings about counts of trays. */
export const ALARM_OPNAME: readonly Alarm[] = [batal, kurang]
