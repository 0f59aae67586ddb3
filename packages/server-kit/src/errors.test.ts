import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { uji } from '@kencana/testing/uji'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gangguanOf } from './errors.ts'

let shop: TestShop
let owner: User

beforeAll(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
})
afterAll(() => shop.close())

const add = () => owner.send('POST', 'uji/uang', { body: { jumlah: 1000 } })
const ready = async () => {
  const answer = await shop.app.inject('/ready')
  return { code: answer.statusCode, ...answer.json<object>() }
}
const SIAP = { code: 200, status: 'ok', lajur: true, kolam: true, primer: true, peran: 'terpisah' }
const BELUM = { ...SIAP, code: 503 }
const kata = (text: string) => expect.stringMatching(new RegExp(`^${text} \\([0-9A-F]{8}\\)$`))

/** Ends the connections of the server under test, as an orderly change of servers does. */
const endAll = (admin: pg.Client) =>
  admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`)

describe('a database that became read-only', () => {
  it('is told as one that is moved, and writes go on once it writes again', async () => {
    const admin = new pg.Client({ connectionString: shop.db.url })
    await admin.connect()
    expect(await ready()).toEqual(SIAP)
    await admin.query(`ALTER DATABASE ${shop.db.name} SET default_transaction_read_only = on`)
    await endAll(admin)
    await expect.poll(ready).toEqual({ ...BELUM, status: 'belum siap', primer: false })
    const dipindahkan = kata('Database Sedang Dipindahkan, Silahkan Coba Lagi Sebentar Lagi')
    expect(await add()).toMatchObject({ status: 503, text: dipindahkan })
    expect((await owner.send('GET', 'group/get/all')).status).toBe(200)
    await admin.query('SET default_transaction_read_only = off')
    await admin.query(`ALTER DATABASE ${shop.db.name} RESET default_transaction_read_only`)
    await endAll(admin)
    await admin.end()
    await expect.poll(async () => (await add()).status).toBe(200)
    await expect.poll(ready).toEqual(SIAP)
  })

  it('is met by no connection a second time: the next write has another one', async () => {
    const pidOf = async (): Promise<number> =>
      (await shop.deps.db.transaction((tx) => tx.one<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)))?.pid ?? 0
    const before = await pidOf()
    const refused = shop.deps.db.transaction(async (tx) => {
      await tx.run(sql`SET TRANSACTION READ ONLY`)
      await tx.run(sql`DELETE FROM idempotency`)
    })
    await expect(refused).rejects.toMatchObject({ code: '25006' })
    expect(await pidOf()).not.toBe(before)
  })
})

describe('what the database cannot do just now', () => {
  it.each([
    ['57P03', 'Database Sedang Dipindahkan, Silahkan Coba Lagi Sebentar Lagi'],
    ['08006', 'Database Sedang Tidak Terhubung, Silahkan Coba Lagi'],
    ['57014', 'Terlalu Lama Dikerjakan Dan Dihentikan, Silahkan Persempit Atau Coba Lagi'],
    ['55P03', 'Server Sedang Sibuk, Silahkan Coba Lagi'],
    ['53300', 'Server Sedang Sibuk, Silahkan Coba Lagi'],
    ['53100', 'Tempat Simpan Di Server Penuh, Hubungi Yang Merawat Server'],
  ])('is said in words of its own: %s', async (code, text) => {
    await shop.db.pool.query(`
      CREATE OR REPLACE FUNCTION gagal() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'tidak bisa' USING ERRCODE = '${code}'; END $$;
      CREATE OR REPLACE TRIGGER gagal BEFORE INSERT ON jurnal EXECUTE FUNCTION gagal()`)
    expect(await add()).toMatchObject({ status: 503, text: kata(text) })
    await shop.db.pool.query('DROP TRIGGER gagal ON jurnal; DROP FUNCTION gagal')
    expect((await add()).status).toBe(200)
  })

  it('is told apart from a pool whose connections all work, and both from a mistake of ours', async () => {
    const pool = new pg.Pool({ connectionString: shop.db.url, max: 1, connectionTimeoutMillis: 50 })
    const client = await pool.connect()
    const error = await pool.connect().catch((caught: unknown) => caught)
    client.release()
    await pool.end()
    expect(gangguanOf(error)).toBe('Server Sedang Sibuk, Silahkan Coba Lagi')
    const nowhere = new pg.Client({ connectionString: 'postgresql://x@127.0.0.1:1/x' })
    const refused = await nowhere.connect().catch((caught: unknown) => caught)
    expect(gangguanOf(refused)).toBe('Database Sedang Tidak Terhubung, Silahkan Coba Lagi')
    expect(gangguanOf(new Error('a bug'))).toBeUndefined()
  })
})

describe('/live and /ready', () => {
  it('live asks nobody; ready says no while the connection of the session checks says nothing', async () => {
    const pid = (await shop.deps.db.lane.one<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`))?.pid ?? 0
    process.kill(pid, 'SIGSTOP')
    try {
      const [first, second] = await Promise.all([ready(), ready()])
      expect(first).toEqual({ ...BELUM, status: 'belum siap', lajur: false })
      expect(second).toEqual(first)
      expect((await shop.app.inject('/live')).json()).toEqual({ status: 'ok' })
      await expect.poll(ready).toEqual(SIAP)
    } finally {
      process.kill(pid, 'SIGCONT')
    }
  })
})
