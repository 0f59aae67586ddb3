/** The upgrade to payments that somebody has to see at the bank: what was booked before counts as seen, by nobody in particular. */
import { migrate, sql } from '@kencana/database'
import type { TestDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseLama } from './lama.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await databaseLama('0053')
  await db.pool.query(`
    INSERT INTO toko (kode_toko, nama_toko, alamat_toko, zona_waktu, tgl_system, tgl_mulai, dibuat_pada)
      VALUES ('TK01', 'T', 'A', 'Asia/Jakarta', '2026-03-03', '2026-03-02', now());
    INSERT INTO rekening (kode_toko, no_rekening, kode_bank, atas_nama) VALUES ('TK01', '0111', 'BCA', 'T');
    BEGIN; SET LOCAL session_replication_role = 'replica';
    INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada)
      VALUES ('PESANAN', 'TK01', '2026-03-02', 'PSN-1', 'SALES', '2026-03-02 03:00Z'), ('SERAH_PESANAN', 'TK01', '2026-03-03', 'SRP-1', 'KASIR', '2026-03-03 03:00Z'),
        ('PESANAN', 'TK01', '2026-03-03', 'SRP-1', 'KASIR', '2026-03-03 03:00Z');
    INSERT INTO pembayaran (dokumen, urut, kode_toko, arah, cara_bayar, no_rekening, jumlah, biaya)
      VALUES ('PSN-1', 1, 'TK01', 'MASUK', 'CASH', NULL, 5, 0), ('PSN-1', 2, 'TK01', 'MASUK', 'TRANSFER', '0111', 5, 0),
        ('SRP-1', 1, 'TK01', 'KELUAR', 'TRANSFER', '0111', 5, 0);
    INSERT INTO hak_akses VALUES ('BUDI', '/validasi-jual-beli'), ('SITI', '/validasi-jual-beli');
    INSERT INTO users (user_id, user_name, level, kode_toko, password_hash, dibuat_pada)
      SELECT n, n, 'KASIR', 'TK01', '-', now() FROM unnest(ARRAY['BUDI', 'SITI']) n;
    INSERT INTO template_aksi (level, menu_name, aksi) VALUES ('LAIN', '/validasi-jual-beli', 'batal');
    INSERT INTO hak_aksi (user_id, menu_name, aksi) VALUES ('BUDI', '/validasi-jual-beli', 'validasi'), ('SITI', '/validasi-jual-beli', 'batal');
    COMMIT`)
  expect(await migrate(db)).toContain('0053-pembayaran-masuk.sql')
})
afterAll(() => db.drop())

it('leaves nothing waiting, and says of no old payment who saw it', async () => {
  expect(
    await db.rows(sql`
      SELECT dokumen::text, urut, user_id::text, dari::text, cek, cek_oleh, cek_tgl FROM pembayaran ORDER BY dokumen, urut`),
  ).toEqual([
    { dokumen: 'PSN-1', urut: 1, user_id: 'SALES', dari: '-', cek: 'TANPA', cek_oleh: null, cek_tgl: null },
    { dokumen: 'PSN-1', urut: 2, user_id: 'SALES', dari: '-', cek: 'MASUK', cek_oleh: null, cek_tgl: null },
    { dokumen: 'SRP-1', urut: 1, user_id: 'KASIR', dari: '-', cek: 'TANPA', cek_oleh: null, cek_tgl: null },
  ])
})

it('lets those confirm who validate, and nobody else', async () => {
  expect(await db.rows(sql`SELECT user_id::text FROM hak_aksi WHERE aksi = 'konfirmasi' ORDER BY 1`)).toEqual([
    { user_id: 'BUDI' },
  ])
  expect(await db.rows(sql`SELECT level::text FROM template_aksi WHERE aksi = 'konfirmasi' ORDER BY 1`)).toEqual([
    { level: 'KASIR' },
  ])
})
