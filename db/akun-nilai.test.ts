/** The upgrade to costs that say what for: jurnals of before keep their '-', and nothing new may have it. */
import { readFileSync } from 'node:fs'
import { migrate, sql } from '@kencana/database'
import type { TestDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseLama } from './lama.ts'

let db: TestDatabase
const posting = (document: string, membalik: string, ref: string) => `
  WITH j AS (INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada, membalik)
    VALUES ('AMBIL_UANG', 'TK01', '2026-03-02', '${document}', 'KASIR', now(), ${membalik}) RETURNING id)
  INSERT INTO mutasi (jurnal_id, urut, kode_toko, tgl_system, akun, ref, lot, kode_group, kode_dept, pcs, mg, rp)
    SELECT id, x.urut, 'TK01', '2026-03-02', x.akun, x.ref, '-', '-', '-', 0, 0, x.rp FROM j, (VALUES (1, 'KAS', '-', -5), (2, 'BIAYA', '${ref}', 5)) x (urut, akun, ref, rp);`
const uang = (no_uang: string) => `
  INSERT INTO uang (no_uang, kode_toko, tgl_system, arah, kode_transaksi, lawan, jumlah, keterangan, user_id, dibuat_pada)
    VALUES ('${no_uang}', 'TK01', '2026-03-02', 'AMBIL', 'BIAYA TOKO', 'BIAYA', 5, 'X', 'KASIR', now());`
const tulis = (isi: string) => db.pool.query(`BEGIN; SET LOCAL session_replication_role = 'replica'; ${isi} COMMIT`)
const salah = async () => {
  const { rows } = await db.pool.query<{ keterangan: string }>(
    readFileSync(new URL('invariants/ref-uang.sql', import.meta.url), 'utf8'),
  )
  return rows.map((one) => one.keterangan)
}

beforeAll(async () => {
  db = await databaseLama('0057')
  await tulis(uang('AUK-1') + posting('AUK-1', 'NULL', '-'))
  expect(await migrate(db)).toContain('0057-akun-nilai.sql')
})
afterAll(() => db.drop())

it('lets what was booked before stand, and its undo of today', async () => {
  await tulis(posting('BUG-1', "(SELECT id FROM jurnal WHERE document = 'AUK-1')", '-'))
  expect(await salah()).toEqual([])
})

it('finds a new cost for nothing', async () => {
  await tulis(uang('AUK-2') + posting('AUK-2', 'NULL', '-') + uang('AUK-3') + posting('AUK-3', 'NULL', 'BIAYA TOKO'))
  expect(await salah()).toEqual([
    'jurnal AUK-2: BIAYA - tidak dikenal',
    'uang AUK-2: BIAYA BIAYA TOKO tidak ada di jurnalnya',
  ])
})

it('takes nothing back from a loss of a repair, and lets nobody change what was booked last', async () => {
  expect(
    await db.rows(sql`SELECT dari, ke FROM gerak_jurnal WHERE kind = 'SERVICE' AND 'SUSUT' IN (dari, ke)`),
  ).toEqual([{ dari: 'SERVICE', ke: 'SUSUT' }])
  await expect(db.run(sql`UPDATE tanpa_ref SET jurnal_terakhir = 9`)).rejects.toThrow()
})
