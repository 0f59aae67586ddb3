/** Old pieces that customers gave in inside a sale: what the sale's own jurnal laid onto a tray, named by its purchase. */
import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { laporanBarangTukar } from './laporan-barang-tukar.contract.ts'

type Saringan = InputOf<typeof laporanBarangTukar>
type Baris = OutputOf<typeof laporanBarangTukar>[number]

export const barangTukar = (db: Queryable, input: Saringan, kode_toko: string): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT j.document AS no_faktur_jual, m.tgl_system AS tanggal, j.user_id, m.lot AS no_faktur_beli,
      coalesce(p.nama_barang::text, '-') AS nama_barang, m.kode_group, m.kode_dept, m.ref AS kode_baki,
      coalesce(p.kadar::text, '-') AS kadar, coalesce(p.kondisi::text, '-') AS kondisi, m.pcs AS qty, m.mg AS berat
    FROM mutasi m
    JOIN jurnal j ON j.id = m.jurnal_id
    LEFT JOIN pembelian p ON p.no_faktur_beli = m.lot
    WHERE m.kode_toko = ${kode_toko} AND m.akun = 'BAKI' AND m.pcs > 0 AND j.kind = 'JUAL'
      AND m.tgl_system >= ${input.tgl_awal} AND m.tgl_system <= ${input.tgl_akhir}
      AND j.membalik IS NULL AND NOT EXISTS (SELECT FROM jurnal r WHERE r.membalik = j.id)
      ${input.kode_group === SEMUA ? sql`` : sql`AND m.kode_group = ${input.kode_group}`}
      ${input.kode_dept === SEMUA ? sql`` : sql`AND m.kode_dept = ${input.kode_dept}`}
    ORDER BY m.tgl_system, m.jurnal_id, m.urut`)
