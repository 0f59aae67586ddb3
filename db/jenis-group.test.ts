/** The upgrade to kinds of groups that are chosen: free text becomes codes of the master. */
import { migrate, sql } from '@kencana/database'
import type { TestDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseLama } from './lama.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await databaseLama('0440')
  await db.pool.query(`
    INSERT INTO master_jenis_group (jenis_group) VALUES ('EMAS & PERAK'), ('KEPINGAN');
    INSERT INTO master_group (kode_group, nama_group, jenis_group, harga, persentase, dihapus_pada) VALUES
      ('A', 'A', 'perak ', 1, 700000, NULL), ('B', 'B', 'EMAS & PERAK', 1, 700000, NULL), ('C', 'C', '(lm)', 1, 700000, NULL),
      ('D', 'D', '-', 1, 700000, NULL), ('E', 'E', '&&', 1, 700000, NULL), ('F', 'F', 'LAMA', 1, 700000, now())`)
  expect(await migrate(db)).toContain('0440-jenis-group.sql')
})
afterAll(() => db.drop())

it('writes each kind as a code is written, and has the master name all of them, those of deleted groups too', async () => {
  const group = await db.rows<{ g: string }>(
    sql`SELECT kode_group || ' ' || jenis_group AS g FROM master_group ORDER BY 1`,
  )
  expect(group.map(({ g }) => g)).toEqual(['A PERAK', 'B EMAS PERAK', 'C LM', 'D -', 'E -', 'F LAMA'])
  const jenis = await db.rows<{ j: string }>(
    sql`SELECT jenis_group AS j FROM master_jenis_group WHERE dihapus_pada IS NULL ORDER BY 1`,
  )
  expect(jenis.map(({ j }) => j)).toEqual(['EMAS PERAK', 'KEPINGAN', 'LAMA', 'LM', 'PERAK'])
})
