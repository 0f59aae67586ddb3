/** Goods on a tray that can be sent, and reports of what was sent. */
import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { standing, within } from '@kencana/server-kit'
import { namaSalinan, salinan } from '../data-barang/data-barang.api.ts'
import type { barangByBaki, laporanKirim } from './kirim-barang.contract.ts'

type Barang = OutputOf<typeof barangByBaki>[number]
type Saringan = InputOf<typeof laporanKirim>

/** What lies TERSEDIA on a tray; missing text is '-'. */
export const barangDiBaki = (db: Queryable, kode_toko: string, kode_baki: string): Promise<Barang[]> =>
  db.rows<Barang>(sql`
    SELECT coalesce(b.no_pesanan, '-') AS no_pesanan, b.kode_barang, b.kode_barcode, b.kode_group, b.kode_dept, k.kode_gudang,
      b.kode_baki AS kode_toko, b.tag_id, b.kode_intern, b.nama_barang::text, b.nama_atribut, 1 AS stock_on_hand, b.berat,
      b.berat_atribut, b.berat_bandrol, b.kadar, b.kadar_cetak, b.harga_total AS harga_jual, b.harga_atribut, b.tipe_barang,
      b.is_markis, b.versi
    FROM barang b JOIN baki k ON k.kode_toko = b.kode_toko AND k.kode_baki = b.kode_baki
    WHERE b.kode_toko = ${kode_toko} AND b.kode_baki = ${kode_baki} AND b.status_barang = 'TERSEDIA'
    ORDER BY b.kode_barang`)

const dari = (input: Saringan, kode_toko: string) => sql`
  FROM kirim_barang k JOIN kirim_barang_detail d ON d.no_kirim = k.no_kirim
  WHERE k.kode_toko = ${kode_toko} ${within('k.tgl_system', input)} ${standing('k.no_batal', input)}
    ${input.kode_toko === SEMUA ? sql`` : sql`AND k.tujuan = ${input.kode_toko}`}`

export const laporanDetail = (db: Queryable, input: Saringan, kode_toko: string): Promise<never> =>
  db.rows(sql`
    SELECT x.no_kirim, x.tanggal, x.user_id, x.kode_toko, b.kode_barcode, x.kode_group, x.kode_dept, ${namaSalinan(sql`x`)},
      r.tipe_barang, x.berat
    FROM (
      SELECT k.no_kirim, k.tgl_system AS tanggal, k.user_id, k.tujuan AS kode_toko, k.dibuat_pada, d.urut, d.kode_barang,
        d.kode_group, d.kode_dept, d.berat, d.salinan, d.salinan_migrasi
      ${dari(input, kode_toko)}
    ) x JOIN barang b ON b.kode_barang = x.kode_barang ${salinan(sql`x`)}
    ORDER BY x.dibuat_pada, x.no_kirim, x.urut`) as Promise<never>

export const laporanRekap = (db: Queryable, input: Saringan, kode_toko: string): Promise<never> =>
  db.rows(sql`
    SELECT k.tgl_system AS tanggal, d.kode_dept, count(*)::int AS quantity, sum(d.berat)::bigint AS berat
    ${dari(input, kode_toko)} GROUP BY 1, 2 ORDER BY 1, 2`) as Promise<never>
