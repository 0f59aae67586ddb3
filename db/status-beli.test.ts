/** The upgrade to states of what was bought back: a barcode says where its piece went, once. */
import { migrate, sql } from '@kencana/database'
import type { TestDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseLama } from './lama.ts'

let db: TestDatabase
/** A sold piece, and its purchase in some state. */
const dibeli = (kode: string, keadaan: string, status: string) => `
  INSERT INTO barang (kode_barang, kode_barcode, kode_toko, kode_group, kode_dept, status_barang, nama_barang, tipe_barang, berat, berat_asli,
      kadar, persentase, kadar_cetak, kadar_modal, harga_estimasi, harga_total, modal, tujuan, no_tambah, dibuat_pada)
    VALUES ('${kode}', '${kode}', 'TK01', 'MM', 'CIN', 'TERJUAL', 'X', 'A', 5, 5, '16K', 700000, '16K', '16K', 0, 0, 0, '-', 'TM-X', now());
  INSERT INTO pembelian SELECT (jsonb_populate_record(NULL::pembelian, jsonb_build_object('no_faktur_beli', 'FB-${kode}', 'no_grup', 'FB-${kode}',
    'kode_toko', 'TK01', 'tgl_system', '2026-03-02', 'kode_barang', '${kode}', 'keadaan', '${keadaan}', 'status', '${status}', 'versi', 1,
    'kode_baki_kini', CASE '${keadaan}' WHEN 'BELI' THEN 'BELI1' END))).*;`

beforeAll(async () => {
  db = await databaseLama('0056')
  await db.pool.query(`
    BEGIN; SET LOCAL session_replication_role = 'replica';
    DO $$ DECLARE k text; BEGIN
      FOR k IN SELECT format('ALTER TABLE pembelian ALTER COLUMN %I DROP NOT NULL', attname) FROM pg_attribute
        WHERE attrelid = 'pembelian'::regclass AND attnum > 0 AND attnotnull AND attname <> 'no_faktur_beli' LOOP EXECUTE k; END LOOP;
    END $$;
    ${dibeli('1', 'BELI', 'DONE')} ${dibeli('2', 'LEBUR', 'DONE')} ${dibeli('3', 'PABRIK', 'DONE')}
    ${dibeli('4', 'OPEN', 'OPEN')} ${dibeli('5', 'BATAL', 'BATAL')} COMMIT`)
  expect(await migrate(db)).toContain('0056-status-beli.sql')
})
afterAll(() => db.drop())

it('writes down what each became', async () => {
  const rows = await db.rows<{ s: string }>(sql`SELECT status_barang AS s FROM barang ORDER BY kode_barang`)
  expect(rows.map((one) => one.s)).toEqual(['DIBELI', 'DILEBUR', 'KEMBALI', 'TERJUAL', 'TERJUAL'])
})

it('buys a barcode back once, also when it is in a lot, and again when that was cancelled', async () => {
  // All columns but those that later versions work out by themselves.
  const kolom = await db.one<{ isi: string; asal: string }>(sql`
    SELECT string_agg(format('%I', attname), ', ') AS isi, string_agg(format('(x.r).%I', attname), ', ') AS asal FROM pg_attribute
    WHERE attrelid = 'pembelian'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`)
  const lagi = (kode: string) =>
    db.pool.query(`
      BEGIN; SET LOCAL session_replication_role = 'replica';
      INSERT INTO pembelian (${kolom?.isi}) SELECT ${kolom?.asal} FROM (
        SELECT jsonb_populate_record(p, '{"no_faktur_beli": "FB-X${kode}", "keadaan": "OPEN", "status": "OPEN"}') AS r
        FROM pembelian p WHERE p.kode_barang = '${kode}') x; COMMIT`)
  await expect(lagi('2')).rejects.toThrow('pembelian_barang')
  await lagi('5')
})
