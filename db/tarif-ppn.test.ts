/** The upgrade to tax by dated rows: what each shop took goes on to the last digit, a number that is no tariff of the law too. */
import { migrate, sql } from '@kencana/database'
import type { TestDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tarifPadaHari } from '../features/master/tarif-ppn/tarif-ppn.api.ts'
import { databaseLama } from './lama.ts'

let db: TestDatabase
const PERSEN = { TK01: '1.1', TK02: '1.65', TK03: '1.4375', TK04: '0', TK05: '1.10', TK06: '12' }
beforeAll(async () => {
  db = await databaseLama('0531')
  await db.pool.query(`
    BEGIN; SET LOCAL session_replication_role = 'replica';
    INSERT INTO toko (kode_toko, nama_toko, alamat_toko, tgl_system, tgl_mulai, dibuat_pada)
      SELECT 'TK0' || n, 'TOKO', 'JL. DUA', '2026-03-02', '2026-01-01', now() FROM generate_series(1, 7) n;
    SET LOCAL session_replication_role = 'origin';
    INSERT INTO para_system (kode_toko, key, value, diubah_oleh, diubah_pada) VALUES
      ${Object.entries(PERSEN)
        .map(([toko, persen]) => `('${toko}', 'ppn_jual', '${persen}', 'SU', '2026-02-01')`)
        .join(', ')};
    COMMIT`)
  expect(await migrate(db)).toContain('0531-tarif-ppn.sql')
})
afterAll(() => db.drop())

const pada = (kode_toko: string, tgl_system = '2026-03-02') => tarifPadaHari(db, { kode_toko, tgl_system }, 'PERHIASAN')

it('takes of every shop what it took, on its open day and after', async () => {
  for (const [toko, persen] of Object.entries(PERSEN))
    for (const hari of ['2026-03-02', '2027-01-01']) expect(await pada(toko, hari), toko).toBe(Number(persen) * 10_000)
  expect(await pada('TK07')).toBe(0)
})

it('makes each shop what its number said, with a row of its own where the law has none, and keeps who set it', async () => {
  const rows = await db.rows(
    sql`SELECT kode_toko::text AS toko, key, value, diubah_oleh::text AS oleh FROM para_system ORDER BY 1`,
  )
  const jenis = (toko: string, value: string) => ({ toko, key: 'jenis_pkp', value, oleh: 'SU' })
  expect(rows).toEqual([
    jenis('TK01', 'PEDAGANG'),
    jenis('TK02', 'PEDAGANG TANPA FAKTUR'),
    jenis('TK03', 'KHUSUS'),
    jenis('TK05', 'PEDAGANG'),
    jenis('TK06', 'KHUSUS'),
  ])
  const sendiri = await db.rows(sql`
    SELECT penjual::text AS penjual, mulai, tarif, bagian, dasar, sumber FROM tarif_ppn WHERE penjual LIKE 'KHUSUS %' ORDER BY 1`)
  const isi = { mulai: '2026-03-02', bagian: 1_000_000, dasar: 'PENUH' }
  const sumber = 'PARAMETER PPN PENJUALAN SEBELUM PEMBARUAN, BUKAN TARIF PMK: PERIKSA'
  expect(sendiri).toEqual([
    { penjual: 'KHUSUS TK03', tarif: 14_375, ...isi, sumber },
    { penjual: 'KHUSUS TK06', tarif: 120_000, ...isi, sumber },
  ])
})

it('keeps the history of what was taken, and begins the new one where it ends', async () => {
  const rows = await db.rows(sql`
    SELECT kunci, dari ->> 'value' AS dari, ke ->> 'value' AS ke FROM riwayat_nilai WHERE tabel = 'PARAMETER' AND kunci LIKE 'TK03%' ORDER BY id`)
  expect(rows).toEqual([
    { kunci: 'TK03|ppn_jual', dari: null, ke: '1.4375' },
    { kunci: 'TK03|jenis_pkp', dari: null, ke: 'KHUSUS' },
    { kunci: 'TK03|ppn_jual', dari: '1.4375', ke: null },
  ])
})

it('has the rows of the law from their days', async () => {
  const rows = await db.rows<{ baris: string }>(sql`
    SELECT concat_ws(' ', penjual, untuk, mulai, tarif_efektif(tarif, bagian, dasar)) AS baris FROM tarif_ppn WHERE penjual NOT LIKE 'KHUSUS %' ORDER BY 1`)
  expect(rows.map(({ baris }) => baris)).toEqual([
    'PABRIKAN PERHIASAN 2023-05-01 16500',
    'PABRIKAN PERHIASAN 2025-02-04 16500',
    'PEDAGANG PERHIASAN 2023-05-01 11000',
    'PEDAGANG PERHIASAN 2025-02-04 11000',
    'PEDAGANG TANPA FAKTUR PERHIASAN 2023-05-01 16500',
    'PEDAGANG TANPA FAKTUR PERHIASAN 2025-02-04 16500',
    'SEMUA SERVICE 2023-05-01 11000',
    'SEMUA SERVICE 2025-02-04 11000',
  ])
})
