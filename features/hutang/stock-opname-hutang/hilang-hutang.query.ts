import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'

/** Goods of customers that a count did not find; each week that they are not there asks again. */
const hilang: Alarm = {
  kode: 'JAMINAN_HILANG',
  judul: 'Barang Hutang Tidak Ditemukan',
  berat: 'MERAH',
  path: '/stock-opname-hutang',
  baris: (sejak) => sql`
    SELECT h.no_so || ' ' || h.akar || ' ' || date_trunc('week', t.tgl_system::timestamp)::date AS kunci, s.kode_toko::text,
      greatest(s.tutup_pada, date_trunc('week', t.tgl_system::timestamp) AT TIME ZONE t.zona_waktu) AS waktu, s.tutup_oleh::text AS user_id,
      h.no_so::text AS dokumen,
      k.no_hutang || ' ' || k.nama_customer || ' ' || (SELECT to_char(sum(d.berat) / 1000.0, 'FM999,990.000') FROM hutang_detail d WHERE d.no_hutang = k.no_hutang)
        || ' g tidak ditemukan' AS isi
    FROM hutang_opname_hasil h JOIN hutang_opname s USING (no_so) JOIN hutang k USING (no_hutang) JOIN toko t ON t.kode_toko = s.kode_toko
    WHERE h.hasil = 'KURANG' AND h.temu_pada IS NULL AND s.status IN ('TUTUP', 'SELESAI')
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
    WHERE abs(s.berat_timbang - s.berat_buku) > s.batas_berat AND s.status IN ('TUTUP', 'SELESAI') AND s.tutup_pada > ${sejak}`,
}

/** Warnings about goods in custody. */
export const ALARM_JAMINAN: readonly Alarm[] = [hilang, berat]
