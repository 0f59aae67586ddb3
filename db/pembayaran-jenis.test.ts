/** The upgrade to payments of every kind: what stands keeps its way, and a slip of an undone document may pay again. */
import { migrate, sql } from '@kencana/database'
import type { TestDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseLama } from './lama.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await databaseLama('0058')
  await db.pool.query(`
    INSERT INTO toko (kode_toko, nama_toko, alamat_toko, zona_waktu, tgl_system, tgl_mulai, dibuat_pada)
      VALUES ('TK01', 'T', 'A', 'Asia/Jakarta', '2026-03-03', '2026-03-02', now());
    INSERT INTO rekening (kode_toko, no_rekening, kode_bank, atas_nama) VALUES ('TK01', '0111', 'BCA', 'T');
    BEGIN; SET LOCAL session_replication_role = 'replica';
    INSERT INTO dokumen (nomor, kode, kode_toko, tgl_system, urut, membatalkan)
      VALUES ('TPS-1', 'TPS', 'TK01', '2026-03-02', 1, NULL), ('TPS-2', 'TPS', 'TK01', '2026-03-02', 2, NULL), ('BTT-1', 'BTT', 'TK01', '2026-03-02', 1, 'TPS-1');
    INSERT INTO pembayaran (dokumen, urut, kode_toko, arah, cara_bayar, no_rekening, jumlah, biaya, user_id, waktu, cek)
      SELECT d, 1, 'TK01', 'MASUK', 'TRANSFER', '0111', 5, 0, 'KASIR', now(), 'MASUK' FROM unnest(ARRAY['TPS-1', 'TPS-2']) d;
    COMMIT`)
  expect(await migrate(db)).toContain('0058-pembayaran-jenis.sql')
})
afterAll(() => db.drop())

it('knows which documents stand', async () => {
  expect(
    await db.rows(sql`SELECT dokumen::text, hidup, ref::text, referensi, diterima FROM pembayaran ORDER BY 1`),
  ).toEqual([
    { dokumen: 'TPS-1', hidup: false, ref: '-', referensi: '', diterima: null },
    { dokumen: 'TPS-2', hidup: true, ref: '-', referensi: '', diterima: null },
  ])
})

it('refuses what no payment is', async () => {
  const ubah = (isi: string) => db.pool.query(`UPDATE pembayaran SET ${isi} WHERE dokumen = 'TPS-2'`)
  await expect(ubah("cara_bayar = 'VOUCHER', ref = 'VC-1'")).rejects.toThrow('pembayaran_rekening_check')
  await expect(ubah("ref = 'VC-1'")).rejects.toThrow('pembayaran_ref_check')
  await expect(ubah('diterima = 9')).rejects.toThrow('pembayaran_diterima_check')
})
