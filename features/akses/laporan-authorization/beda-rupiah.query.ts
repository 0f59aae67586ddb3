/** Lines of goods whose rupiah somebody could enter otherwise than the rules had it. */
import { type Sql, sql } from '@kencana/database'
import { within } from '@kencana/server-kit'
import { dari, type Masa } from './beda.query.ts'

/** The shop gains by what is entered above (`1`) or below (`-1`) what was worked out. */
const JUAL = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT k.tgl_valid AS tgl, 'HARGA JUAL' AS kategori, 1 AS tanda, k.kode_toko::text, k.no_faktur_jual::text AS dokumen, k.no_faktur_jual::text AS induk, r.nama_barang::text AS nama,
    k.kode_sales::text, k.user_id::text, k.otorisasi, d.total_hitung AS hitung, d.total AS input
  FROM penjualan k JOIN penjualan_detail d USING (no_faktur_jual)
  JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
  WHERE ${dari('k', toko)} ${within('k.tgl_valid', masa)} AND NOT EXISTS (
    SELECT FROM titipan t WHERE t.no_titip = d.no_titip AND t.total = d.total AND t.total_hitung = d.total_hitung)`

const SERAH = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT s.tgl_system, 'DISKON SERAH', 1, s.kode_toko::text, s.no_serah::text, s.no_pesanan::text, p.nama_customer::text, p.kode_sales::text, s.user_id::text, s.otorisasi,
    s.total + s.diskon, s.total
  FROM pesanan_serah s JOIN pesanan p USING (no_pesanan) WHERE ${dari('s', toko)} ${within('s.tgl_system', masa)}`

const TITIP = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT t.tgl_valid, 'HARGA TITIP', 1, t.kode_toko::text, t.no_titip::text, t.no_titip::text, t.nama_customer::text, t.kode_sales::text, t.user_id::text, t.otorisasi,
    t.total_hitung, t.total
  FROM titipan t WHERE ${dari('t', toko)} ${within('t.tgl_valid', masa)}`

const BELI = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT p.tgl_valid, 'HARGA ' || p.asal, -1, p.kode_toko::text, p.no_faktur_beli::text, p.no_faktur_beli::text, p.nama_barang::text, p.kode_sales::text, p.user_id::text, p.otorisasi,
    p.harga_hitung, p.harga
  FROM pembelian p WHERE ${dari('p', toko)} ${within('p.tgl_valid', masa)}`

const POTONGAN = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT p.tgl_valid, 'POTONGAN MANUAL', -1, p.kode_toko::text, p.no_faktur_beli::text, p.no_faktur_beli::text, p.nama_barang::text, p.kode_sales::text, p.user_id::text, p.otorisasi,
    p.harga_hitung + p.potongan_manual, p.harga_hitung
  FROM pembelian p WHERE ${dari('p', toko)} ${within('p.tgl_valid', masa)}`

/** What a better condition than the category's own brought its customer; a worse one makes up for none. */
const KONDISI = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT p.tgl_valid, 'KONDISI BELI', -1, p.kode_toko::text, p.no_faktur_beli::text, p.no_faktur_beli::text, p.nama_barang::text, p.kode_sales::text, p.user_id::text, p.otorisasi,
    p.harga_bawaan, greatest(p.harga_bawaan, least(p.harga_hitung, p.harga))
  FROM pembelian p WHERE ${dari('p', toko)} ${within('p.tgl_valid', masa)} AND p.harga_bawaan IS NOT NULL`

const HANGUS = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT b.tgl_system, 'HANGUS TITIPAN', 1, b.kode_toko::text, b.no_batal::text, b.no_titip::text, t.nama_customer::text, t.kode_sales::text, b.user_id::text, b.otorisasi,
    (b.jumlah + b.hangus) * t.hangus::bigint / 1000000, b.hangus
  FROM titipan_batal b JOIN titipan t USING (no_titip) WHERE ${dari('b', toko)} ${within('b.tgl_system', masa)}`

const BIAYA = (toko: readonly string[], masa: Masa): Sql => sql`
  SELECT c.tgl_system, 'BIAYA MARKETPLACE', -1, c.kode_toko::text, c.no_cair::text, c.no_faktur_jual::text, k.nama_customer::text, k.kode_sales::text, c.user_id::text, c.otorisasi,
    c.biaya_hitung, c.biaya
  FROM marketplace_cair c JOIN penjualan k USING (no_faktur_jual) WHERE ${dari('c', toko)} ${within('c.tgl_system', masa)}`

/** Sales, orders handed over, deposits, purchases and what platforms keep, by the day they became right. */
export const bedaBarang = [JUAL, SERAH, TITIP, BELI, POTONGAN, KONDISI, HANGUS, BIAYA] as const
