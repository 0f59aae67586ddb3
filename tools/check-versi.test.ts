import { type TestDatabase, testDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notUnderstood } from './check-versi.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

const FILE = 'features/barang/stok/stok.query.ts'
const asked = (text: string, file = FILE) => ({ file, line: 7, text })

it('names what the server does not take, and goes on after it', async () => {
  const client = await db.pool.connect()
  try {
    expect(
      await notUnderstood(client, [
        asked('SELECT no_faktur_jual FROM penjualan WHERE keterangan = $1'),
        asked('SELECT kolom_tak_ada FROM penjualan'),
        asked('SELECT fungsi_tak_ada($1)', 'features/barang/stok/stok.test.ts'),
        asked('SELECT no_catatan FROM catatan'),
        asked('SET LOCAL statement_timeout = 0'),
        asked('UPDATE baki SET nama_baki = $1 WHERE kode_baki = $2'),
      ]),
    ).toEqual([`${FILE}:7 column "kolom_tak_ada" does not exist\n    SELECT kolom_tak_ada FROM penjualan`])
  } finally {
    client.release()
  }
})
