import { sql } from '@kencana/database'
import { type Feature, laporanRoute, only, within } from '@kencana/server-kit'
import { laporanBarangTukar } from './laporan-barang-tukar.contract.ts'

/** Old pieces that customers gave in inside a sale: what its own jurnal laid onto a tray, on the day it was right, whatever became of it. */
export const laporanBarangTukarFeature: Feature = {
  routes: [
    laporanRoute(laporanBarangTukar, (db, input, kode_toko) =>
      db.rows(sql`
        SELECT j.document AS no_faktur_jual, m.tgl_system AS tanggal, j.user_id, m.lot AS no_faktur_beli,
          coalesce(p.nama_barang::text, '-') AS nama_barang, m.kode_group, m.kode_dept, m.ref AS kode_baki,
          coalesce(p.kadar::text, '-') AS kadar, coalesce(p.kondisi::text, '-') AS kondisi, m.pcs AS qty, m.mg AS berat
        FROM mutasi m
        JOIN jurnal j ON j.id = m.jurnal_id
        LEFT JOIN pembelian p ON p.no_faktur_beli = m.lot
        WHERE m.kode_toko = ${kode_toko} AND m.akun = 'BAKI' AND m.pcs > 0 AND j.kind = 'JUAL'
          ${within('m.tgl_system', input)}
          AND j.membalik IS NULL
          ${only('m.kode_group', input.kode_group)} ${only('m.kode_dept', input.kode_dept)}
        ORDER BY m.tgl_system, m.jurnal_id, m.urut`),
    ),
  ],
}
