import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'
import { AMPLOP_HUTANG } from '../transaksi-hutang/hutang.contract.ts'
import { BERLAKU } from './hilang-hutang.api.ts'

/** Goods of customers that a count did not find; each week that they are not there asks again. */
const hilang: Alarm = {
  kode: 'JAMINAN_HILANG',
  judul: 'Barang Hutang Tidak Ditemukan',
  berat: 'MERAH',
  path: '/stock-opname-hutang',
  baris: (sejak) => sql`
    SELECT h.no_so || ' ' || h.akar || ' ' || date_trunc('week', t.tgl_system::timestamp)::date AS kunci, s.kode_toko::text,
      greatest(s.tutup_pada, date_trunc('week', t.tgl_system::timestamp) AT TIME ZONE t.zona_waktu) AS waktu,
      coalesce(s.tutup_oleh, s.tutup_pertama_oleh)::text AS user_id,
      h.no_so::text AS dokumen,
      k.no_hutang || ' ' || k.nama_customer || ' ' || (SELECT to_char(sum(d.berat) / 1000.0, 'FM999,990.000') FROM hutang_detail d WHERE d.no_hutang = k.no_hutang)
        || ' g tidak ditemukan' AS isi
    FROM hutang_opname_hasil h JOIN hutang_opname s USING (no_so) JOIN hutang k USING (no_hutang) JOIN toko t ON t.kode_toko = s.kode_toko
    WHERE h.hasil = 'KURANG' AND h.temu_pada IS NULL AND ${BERLAKU}
      AND greatest(s.tutup_pada, date_trunc('week', t.tgl_system::timestamp) AT TIME ZONE t.zona_waktu) > ${sejak}`,
}

/** Bags of a closed count that weighed something else than the book says, twice: something else lies in one of them. */
const berat: Alarm = {
  kode: 'JAMINAN_BERAT',
  judul: 'Berat Barang Hutang Berbeda',
  berat: 'MERAH',
  path: '/stock-opname-hutang',
  baris: (sejak) => sql`
    SELECT s.no_so::text AS kunci, s.kode_toko::text, s.tutup_pada AS waktu, s.tutup_oleh::text AS user_id, s.no_so::text AS dokumen,
      'Kantong ' || to_char(s.berat_timbang / 1000.0, 'FM999,990.000') || ' g, buku ' || to_char(s.berat_buku / 1000.0, 'FM999,990.000') || ' g' AS isi
    FROM hutang_opname s
    WHERE abs(s.berat_timbang - s.berat_buku) > s.batas_berat AND ${BERLAKU} AND s.tutup_pada > ${sejak}`,
}

/** The second round of a count said something else of the same bags than the first one: one of those who counted was wrong. */
const putaran: Alarm = {
  kode: 'JAMINAN_PUTARAN',
  judul: 'Dua Hitungan Barang Hutang Berbeda',
  berat: 'KUNING',
  path: '/stock-opname-hutang',
  baris: (sejak) => sql`
    SELECT s.no_so::text AS kunci, s.kode_toko::text, s.tutup_pada AS waktu, s.tutup_oleh::text AS user_id, s.no_so::text AS dokumen,
      s.tutup_pertama_oleh || ' lalu ' || s.tutup_oleh || ': ' || concat_ws(', ', h.amplop,
        CASE WHEN x.beda THEN 'selisih kantong ' || to_char((s.berat_pertama - s.berat_buku_pertama) / 1000.0, 'FM999,990.000') || ' g lalu '
          || to_char((s.berat_timbang - s.berat_buku) / 1000.0, 'FM999,990.000') || ' g' END) AS isi
    FROM hutang_opname s
    CROSS JOIN LATERAL (
      SELECT string_agg(h.no_hutang || CASE WHEN h.hitung_1 THEN ' ada lalu tidak' ELSE ' tidak ada lalu ada' END, ', ' ORDER BY h.no_hutang) AS amplop
      FROM hutang_opname_hasil h JOIN hutang_opname_buku b ON b.no_so = h.no_so AND b.putaran = 1 AND b.akar = h.akar
      WHERE h.no_so = s.no_so AND h.hasil IN ('ADA', 'KURANG') AND h.hitung_1 <> h.hitung_2
    ) h
    CROSS JOIN LATERAL (
      SELECT abs(s.berat_pertama - s.berat_buku_pertama - s.berat_timbang + s.berat_buku) > s.batas_berat AS beda
    ) x
    WHERE s.putaran = 2 AND ${BERLAKU} AND s.tutup_pada > ${sejak} AND (x.beda OR h.amplop IS NOT NULL)`,
}

/** A count that somebody else began, or that was closed once, called off: what it found is told of besides. */
const batal: Alarm = {
  kode: 'JAMINAN_BATAL',
  judul: 'Hitungan Barang Hutang Dibatalkan',
  berat: 'MERAH',
  path: '/stock-opname-hutang',
  baris: (sejak) => sql`
    SELECT s.no_so::text AS kunci, s.kode_toko::text, s.batal_pada AS waktu, s.batal_oleh::text AS user_id, s.no_so::text AS dokumen,
      s.batal_oleh || ' membatalkan hitungan ' || s.user_id || CASE WHEN s.tutup_pertama_oleh IS NULL THEN ' sebelum ditutup'
        ELSE CASE WHEN s.tutup_pada IS NULL THEN ' sesudah putaran pertama' ELSE ' yang sudah ditutup' END || ', kantong berselisih '
          || to_char(coalesce(s.berat_timbang - s.berat_buku, s.berat_pertama - s.berat_buku_pertama) / 1000.0, 'FM999,990.000') || ' g' END
        || ': ' || s.alasan_batal AS isi
    FROM hutang_opname s WHERE s.otorisasi_batal IS NOT NULL AND s.batal_pada > ${sejak}`,
}

/** Who printed labels of envelopes again, or several at once: each makes the one on the bag void, and could hang on another
 * bag. The last print names the row: it stays the same one while earlier prints of that day grow too old to be told of. */
const label: Alarm = {
  kode: 'LABEL_AMPLOP_ULANG',
  judul: 'Label Amplop Dicetak Ulang',
  berat: 'KUNING',
  path: '/lihat-hutang',
  baris: (sejak) => sql`
    SELECT k.kode_toko || ' ' || c.user_id || ' ' || c.tgl_system || ' ' || max(c.id) AS kunci, k.kode_toko::text, max(c.waktu) AS waktu,
      c.user_id::text, max(k.no_hutang::text) AS dokumen,
      c.user_id || ' mencetak ulang ' || sum(c.rangkap - (c.ke = 1)::int) || ' label amplop: ' || string_agg(DISTINCT k.no_hutang::text, ', ' ORDER BY k.no_hutang::text) AS isi
    FROM cetak c JOIN hutang k ON k.kode_toko = c.kode_toko AND k.no_hutang = c.dokumen
    WHERE c.jenis = ${AMPLOP_HUTANG} AND (c.ke > 1 OR c.rangkap > 1) AND c.waktu > ${sejak} GROUP BY k.kode_toko, c.user_id, c.tgl_system`,
}

/** Warnings about goods in custody. */
export const ALARM_JAMINAN: readonly Alarm[] = [hilang, berat, putaran, batal, label]
