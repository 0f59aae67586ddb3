/** What one shop, one user or one who went away cannot do to the others. */
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { uji, ujiBanyak, ujiLaporan } from '@kencana/testing/uji'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Caller } from './in-process.ts'

let shop: TestShop
let owner: User
let other: User

beforeAll(async () => {
  shop = await openShop([uji], 16)
  owner = await shop.setup()
  await shop.toko(owner, 'TK09')
  other = await shop.user(owner, 'SU9', 'SU', 'TK09')
})
afterAll(() => shop.close())

/** Keeps every report of `uji/tunggu` at work until it is let go. */
const holdReports = async () => {
  const client = await shop.db.pool.connect()
  await client.query('SELECT pg_advisory_lock(99)')
  return async () => {
    await client.query('SELECT pg_advisory_unlock(99)')
    client.release()
  }
}

/** Reports that PostgreSQL works on. */
const atWork = async () => {
  const row = await shop.db.quick.one<{ jumlah: number }>(sql`
    SELECT count(*)::int AS jumlah FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE '%pg_advisory_lock_shared(99)%' AND state = 'active'
      AND pid <> pg_backend_pid()`)
  return row?.jumlah
}

it('two hundred reports of one user leave another shop its lists, writes and reports, and health its answer', async () => {
  const letGo = await holdReports()
  const reports = Array.from({ length: 200 }, () => owner.call(ujiLaporan, {}))
  await expect.poll(atWork).toBe(2)
  expect((await other.send('GET', 'group/get/all')).status).toBe(200)
  expect((await other.send('POST', 'uji/uang', { body: { jumlah: 1000 } })).status).toBe(200)
  expect((await new Caller(shop.app).send('GET', 'health')).status).toBe(200)
  const theirs = other.call(ujiLaporan, {})
  await expect.poll(atWork).toBe(3)
  await letGo()
  expect(await theirs).toEqual([{ jadi: true }])
  expect(await Promise.all(reports)).toHaveLength(200)
})

it('a report whose reader went away is given up, in the queue and in PostgreSQL', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const letGo = await holdReports()
  const gone = new AbortController()
  const asked = Array.from({ length: 6 }, () =>
    fetch(`http://127.0.0.1:${port}/api/v1/uji/tunggu`, {
      headers: { 'x-auth-token': owner.token },
      signal: gone.signal,
    }).catch(() => 'gone'),
  )
  await expect.poll(atWork).toBe(2)
  gone.abort()
  expect(await Promise.all(asked)).toEqual(Array(6).fill('gone'))
  await expect.poll(atWork).toBe(0)
  await letGo()
  expect(await owner.call(ujiLaporan, {})).toEqual([{ jadi: true }])
})

it('a report of more rows than anybody reads is refused with a sentence, a large one is answered whole', async () => {
  const rows = await owner.call(ujiBanyak, { jumlah: 50_000 })
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([50_000, { n: 50_000 }, { n: 1 }])
  expect(await owner.send('GET', 'uji/banyak', { query: { jumlah: 50_001 } })).toMatchObject({
    status: 422,
    text: 'Lebih Dari 50.000 Baris, Silahkan Persempit Tanggal Atau Saringannya',
  })
})

it('retries of a write that hangs wait without a place each', async () => {
  const client = await shop.db.pool.connect()
  await client.query("BEGIN; SELECT pg_advisory_xact_lock(1, hashtext('TK01'))")
  const key = randomUUID()
  const add = (one: string) => owner.send('POST', 'uji/uang', { body: { jumlah: 5 }, key: one })
  const retries = Array.from({ length: 20 }, () => add(key))
  const apart = add(randomUUID())
  const waiting = async () => {
    const row = await shop.db.quick.one<{ jumlah: number }>(sql`
      SELECT count(*)::int AS jumlah FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)
    return row?.jumlah
  }
  await expect.poll(waiting).toBe(2)
  await client.query('COMMIT')
  client.release()
  const answers = await Promise.all([...retries, apart])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.filter(({ headers }) => headers['idempotent-replay'] === 'true')).toHaveLength(19)
})
