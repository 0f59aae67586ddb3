import type { InputOf } from '@kencana/contract'
import { type Sql, sql } from '@kencana/database'
import { type Feature, laporanRoute, only, within } from '@kencana/server-kit'
import { laporanTambahBarang } from './laporan-tambah-barang.contract.ts'

/** What was entered, read from the ledger: weight, type and tray as they were at entry, whatever happened since. */
const from = (input: InputOf<typeof laporanTambahBarang>, kode_toko: string): Sql => sql`
  FROM tambah_barang t
  JOIN jurnal j ON j.kind = 'TAMBAH' AND j.document = t.no_tambah
  JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = 'BAKI' AND m.kode_barang IS NOT NULL
  WHERE t.kode_toko = ${kode_toko} ${within('t.tgl_system', input)} ${only('m.kode_group', input.kode_group)}
    ${only('m.kode_dept', input.kode_dept)} ${only('m.ref', input.kode_baki)}`

export const laporanTambahBarangFeature: Feature = {
  routes: [
    laporanRoute(laporanTambahBarang, {
      DETAIL: (db, input, kode_toko) =>
        db.rows(sql`
          SELECT x.*, b.kode_barcode, r.nama_barang::text, r.kadar, r.tipe_barang
          FROM (
            SELECT t.tgl_system, t.no_tambah, t.sumber, t.user_id, t.dibuat_pada, m.urut, m.kode_barang, m.kode_group,
              m.kode_dept, m.ref AS kode_baki, m.pcs AS qty, m.mg AS berat
            ${from(input, kode_toko)}
          ) x JOIN barang b ON b.kode_barang = x.kode_barang
          -- as it was entered: the first row of its history
          JOIN LATERAL (
            SELECT * FROM riwayat_barang WHERE kode_barang = x.kode_barang ORDER BY id LIMIT 1
          ) r ON true
          ORDER BY x.tgl_system, x.dibuat_pada, x.no_tambah, x.urut`),
      REKAP: (db, input, kode_toko) =>
        db.rows(sql`
          SELECT x.*, d.nama_dept::text
          FROM (
            SELECT t.tgl_system, m.kode_group, m.kode_dept, sum(m.pcs)::int AS qty, sum(m.mg)::bigint AS berat
            ${from(input, kode_toko)}
            GROUP BY t.tgl_system, m.kode_group, m.kode_dept
          ) x JOIN jenis d ON d.kode_dept = x.kode_dept
          ORDER BY x.tgl_system, x.kode_group, x.kode_dept`),
    }),
  ],
}
