/** The upgrade to rights by action: who held a menu gets what his level does there every day, and what he lost is kept. */
import { migrate, sql } from '@kencana/database'
import type { TestDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseLama } from './lama.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await databaseLama('0026')
  await db.pool.query(`
    INSERT INTO toko (kode_toko, nama_toko, alamat_toko, zona_waktu, tgl_system, tgl_mulai, dibuat_pada)
      VALUES ('TK01', 'T', 'A', 'Asia/Jakarta', '2026-03-03', '2026-03-02', now());
    INSERT INTO level_user (level, nama_level) VALUES ('KEPALA', 'KEPALA');
    INSERT INTO menu_template VALUES ('KEPALA', '/master-jenis'), ('KEPALA', '/tambah-uang-kas');
    INSERT INTO users (user_id, user_name, level, kode_toko, password_hash, dibuat_pada)
      SELECT n, n, l, 'TK01', '-', now() FROM (VALUES ('BUDI', 'KASIR'), ('SITI', 'GUDANG'), ('DEWI', 'KEPALA')) u (n, l);
    -- BUDI holds a menu that his level's template does not have.
    INSERT INTO hak_akses VALUES ('BUDI', '/tambah-uang-kas'), ('BUDI', '/master-baki'), ('SITI', '/master-baki'),
      ('DEWI', '/tambah-uang-kas'), ('DEWI', '/master-jenis')`)
  expect((await migrate(db))[0]).toBe('0026-hak-aksi.sql')
})
afterAll(() => db.drop())

const aksi = (tabel: 'hak_aksi' | 'hak_hilang', user_id: string) =>
  db.rows(sql`
    SELECT menu_name || '#' || aksi AS aksi FROM ${sql.ident(tabel)} WHERE user_id = ${user_id} AND menu_name IN ('/tambah-uang-kas', '/master-baki', '/master-jenis')
    ORDER BY 1`)
const nama = (...isi: string[]) => isi.map((one) => ({ aksi: one }))
const BAKI = ['/master-baki#hapus', '/master-baki#impor', '/master-baki#tambah', '/master-baki#ubah']
const JENIS = BAKI.map((one) => one.replace('baki', 'jenis'))
const KAS = ['/tambah-uang-kas#batal', '/tambah-uang-kas#simpan']

it('leaves everybody the actions of his level, a level of one’s own those of every day', async () => {
  expect(await aksi('hak_aksi', 'BUDI')).toEqual(nama(...KAS))
  expect(await aksi('hak_aksi', 'SITI')).toEqual(nama(...BAKI))
  expect(await aksi('hak_aksi', 'DEWI')).toEqual(nama(...KAS))
})

it('keeps what he could do before, for the owner to give back', async () => {
  expect(await aksi('hak_hilang', 'BUDI')).toEqual(nama(...BAKI))
  expect(await aksi('hak_hilang', 'SITI')).toEqual([])
  expect(await aksi('hak_hilang', 'DEWI')).toEqual(nama(...JENIS))
})

it('gives users to come the same by their level', async () => {
  expect(
    await db.rows(sql`
      SELECT menu_name || '#' || aksi AS aksi FROM template_aksi WHERE level = 'KEPALA' AND menu_name IN ('/tambah-uang-kas', '/master-baki', '/master-jenis') ORDER BY 1`),
  ).toEqual(nama(...KAS))
})

it('counts users of before at once: they have what they have since ever', async () => {
  expect(await db.rows(sql`SELECT user_id::text FROM users WHERE wewenang_sejak IS NOT NULL`)).toEqual([])
})
