/** The upgrade of documents that were written before they kept copies: from the audit trail of their time, else they say so. */
import { migrate, sql } from '@kencana/database'
import type { TestDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseLama } from './lama.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await databaseLama('0030')
})
afterAll(() => db.drop())

const LAMA = { nama_barang: 'CINCIN LAMA', kadar: '16K', persentase: 700_000, harga_estimasi: 90, foto: null }

it('copies what was then, and marks what nothing proves', async () => {
  await db.pool.query(`
    INSERT INTO toko (kode_toko, nama_toko, alamat_toko, zona_waktu, tgl_system, tgl_mulai, dibuat_pada)
      VALUES ('TK01', 'T', 'A', 'Asia/Jakarta', '2026-03-03', '2026-03-02', now());
    INSERT INTO master_group (kode_group, nama_group, harga, persentase) VALUES ('MM', 'MM', 1, 700000);
    INSERT INTO jenis (kode_dept, nama_dept, kode_group) VALUES ('CIN', 'CIN', 'MM');
    INSERT INTO baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol) VALUES ('TK01', 'CN01', 'C', 'TOKO', 0, 0);
    INSERT INTO tambah_barang SELECT n, 'TK01', '2026-03-02', 'STOK_AWAL', 1, 1000, 'BUDI', '2026-03-02' FROM unnest(ARRAY['TM-1', 'TM-2']) n;
    INSERT INTO barang (kode_barang, kode_barcode, kode_toko, kode_baki, kode_group, kode_dept, nama_barang, tipe_barang, berat,
        berat_asli, kadar, persentase, kadar_cetak, kadar_modal, harga_estimasi, harga_total, modal, tujuan, no_tambah, dibuat_pada)
      SELECT 'B' || n, n, 'TK01', 'CN01', 'MM', 'CIN', 'CINCIN BARU', 'SP', 1000, 1000, '22K', 916000, '916', '22K', 100, 100, 80, 'TK01',
        'TM-' || n, '2026-03-02' FROM unnest(ARRAY['1', '2']) n;
    INSERT INTO pindah_barang (no_pindah, kode_toko, tgl_system, kode_baki_tujuan, pcs, berat, user_id, dibuat_pada)
      VALUES ('PD-1', 'TK01', '2026-03-02', 'CN01', 2, 2000, 'X', '2026-03-02 10:00Z'), ('PD-2', 'TK01', '2026-03-02', 'CN01', 1, 1000, 'X', '2026-03-02 12:00Z');
    INSERT INTO pindah_barang_detail SELECT 'PD-1', n, 'B' || n, 'CN01', 'MM', 'CIN', 1000, 1 FROM generate_series(1, 2) n;
    INSERT INTO pindah_barang_detail VALUES ('PD-2', 1, 'B1', 'CN01', 'MM', 'CIN', 1000, 1);
    INSERT INTO audit_log (kode_toko, tgl_system, waktu, user_id, aksi, dokumen, sesudah)
      VALUES ('TK01', '2026-03-02', '2026-03-02 08:00Z', 'BUDI', 'POST barang', 'TM-1', '{}')`)
  await db.run(sql`
    INSERT INTO audit_log (kode_toko, tgl_system, waktu, user_id, aksi, dokumen, sebelum, sesudah)
    VALUES ('TK01', '2026-03-02', '2026-03-02 11:00Z', 'SITI', 'PUT barang/{kode_barang}', 'B1', ${sql.json(LAMA)}::jsonb, '{}')`)
  const after = await migrate(db)
  expect(after[0]).toBe('0030-riwayat.sql')
  expect(
    await db.rows(sql`
      SELECT d.no_pindah, d.kode_barang, r.nama_barang::text, r.kadar::text, r.persentase, r.harga_estimasi, r.user_id::text,
        d.salinan_migrasi
      FROM pindah_barang_detail d JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
      ORDER BY d.no_pindah, d.urut`),
  ).toEqual([
    // before the edit, by whom it was entered
    {
      no_pindah: 'PD-1',
      kode_barang: 'B1',
      nama_barang: 'CINCIN LAMA',
      kadar: '16K',
      persentase: 700_000,
      harga_estimasi: 90,
      user_id: 'BUDI',
      salinan_migrasi: false,
    },
    {
      no_pindah: 'PD-1',
      kode_barang: 'B2',
      nama_barang: 'CINCIN BARU',
      kadar: '22K',
      persentase: 916_000,
      harga_estimasi: 100,
      user_id: 'MIGRASI',
      salinan_migrasi: true,
    },
    {
      no_pindah: 'PD-2',
      kode_barang: 'B1',
      nama_barang: 'CINCIN BARU',
      kadar: '22K',
      persentase: 916_000,
      harga_estimasi: 100,
      user_id: 'MIGRASI',
      salinan_migrasi: false,
    },
  ])
})
