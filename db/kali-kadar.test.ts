/** The upgrade to orders that keep what their price meant: by the history of the shop's rule, to the day of the order. */
import { migrate, sql } from '@kencana/database'
import type { TestDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseLama } from './lama.ts'

let db: TestDatabase
const tanpaWajib = (tabel: string, kunci: string) => `
  DO $$ DECLARE k text; BEGIN
    FOR k IN SELECT format('ALTER TABLE ${tabel} ALTER COLUMN %I DROP NOT NULL', attname) FROM pg_attribute
      WHERE attrelid = '${tabel}'::regclass AND attnum > 0 AND attnotnull AND attname <> '${kunci}' LOOP EXECUTE k; END LOOP;
  END $$;`
const pesanan = (no: string, pada: string, kunci: string | null) => `
  INSERT INTO pesanan (no_pesanan, kode_toko, dibuat_pada, kunci_sampai) VALUES ('${no}', 'TK01', '${pada}', ${kunci === null ? 'NULL' : `'${kunci}'`});`
const serah = (no: string, pada: string) => `
  INSERT INTO pesanan_serah (no_serah, no_pesanan, kode_toko, tgl_system, dibuat_pada) VALUES ('S${no}', '${no}', 'TK01', '${pada}', '${pada}');`

beforeAll(async () => {
  db = await databaseLama('0506')
  // The rule was turned on 1 June, from fine gold to prices as they stand.
  await db.pool.query(`
    BEGIN; SET LOCAL session_replication_role = 'replica';
    ${tanpaWajib('pesanan', 'no_pesanan')} ${tanpaWajib('pesanan_serah', 'no_serah')}
    INSERT INTO riwayat_nilai (tabel, kunci, dari, ke, user_id, kode_toko, waktu)
      VALUES ('PARAMETER', 'TK01|kategori_harga', '{"value": "harga_100%"}', '{"value": "HARGA_GRAM"}', 'OWNER', 'TK01', '2026-06-01');
    ${pesanan('DULU', '2026-05-01', null)} ${pesanan('KINI', '2026-07-01', null)}
    ${pesanan('KUNCI', '2026-05-20', '2026-06-30')} ${pesanan('LEWAT', '2026-05-20', '2026-05-25')}
    ${serah('DULU', '2026-05-02')} ${serah('KINI', '2026-07-02')} ${serah('KUNCI', '2026-06-10')} ${serah('LEWAT', '2026-06-10')}
    COMMIT`)
  expect(await migrate(db)).toContain('0506-kali-kadar-dulu.sql')
})
afterAll(() => db.drop())

it('gives each what its price meant on its day, and a locked one that was billed otherwise nothing', async () => {
  const rows = await db.rows<{ no: string; pesan: boolean; serah: boolean | null; lebih: boolean }>(sql`
    SELECT p.no_pesanan::text AS no, p.kali_kadar AS pesan, s.kali_kadar AS serah, s.kali_kadar_lebih AS lebih
    FROM pesanan p JOIN pesanan_serah s USING (no_pesanan) ORDER BY 1`)
  expect(rows).toEqual([
    { no: 'DULU', pesan: true, serah: true, lebih: true },
    { no: 'KINI', pesan: false, serah: false, lebih: false },
    { no: 'KUNCI', pesan: true, serah: null, lebih: false },
    { no: 'LEWAT', pesan: true, serah: false, lebih: false },
  ])
})
