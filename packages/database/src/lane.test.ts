import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from './sql.ts'
import { type TestDatabase, testDatabase } from './testing.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await db.run(sql`CREATE TABLE catatan (id int PRIMARY KEY, isi text NOT NULL)`)
  await db.run(sql`INSERT INTO catatan SELECT i, 'isi ' || i FROM generate_series(1, 100) i`)
})
afterAll(() => db.drop())

const isi = (id: number) =>
  db.quick.one<{ isi: string; pid: number }>(sql`
  SELECT isi, pg_backend_pid() AS pid FROM catatan WHERE id = ${id}`)

describe('quick statements', () => {
  it('share one connection, and each gets its own answer', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => isi(n + 1)))
    expect(answers.map((row) => row?.isi)).toEqual(Array.from({ length: 100 }, (_, n) => `isi ${n + 1}`))
    expect(new Set(answers.map((row) => row?.pid)).size).toBe(1)
  })

  it('fail one by one: those before and behind a wrong one are answered', async () => {
    const wrong = () => db.quick.one(sql`SELECT 1 / ${0}::int AS x`)
    const results = await Promise.allSettled([isi(1), wrong(), isi(2), wrong(), isi(3)])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
    expect(String((results[1] as PromiseRejectedResult).reason)).toContain('division by zero')
    expect((await isi(4))?.isi).toBe('isi 4')
  })

  it('see what was committed before they were sent', async () => {
    await db.transaction((tx) => tx.run(sql`INSERT INTO catatan VALUES (101, 'baru')`))
    expect((await isi(101))?.isi).toBe('baru')
  })

  it('are answered by the pool when PostgreSQL ends their connection, and use another one from then on', async () => {
    const pid = (await isi(1))?.pid ?? 0
    const waiting = db.quick.one<{ lama: string }>(sql`SELECT pg_sleep(${1}) AS lama`)
    const behind = isi(2)
    await db.run(sql`SELECT pg_terminate_backend(${pid})`)
    expect(await waiting).toEqual({ lama: '' })
    expect((await behind)?.isi).toBe('isi 2')
    const again = await isi(3)
    expect(again?.isi).toBe('isi 3')
    expect(again?.pid).not.toBe(pid)
  })

  it.runIf(process.platform !== 'win32')('go on when their connection says nothing any more', async () => {
    const pid = (await isi(1))?.pid ?? 0
    // As a host that is lost: the connection stands, and nobody answers.
    process.kill(pid, 'SIGSTOP')
    try {
      const answers = await Promise.all([isi(1), isi(2), isi(3)])
      expect(answers.map((row) => row?.isi)).toEqual(['isi 1', 'isi 2', 'isi 3'])
      const after = await Promise.all([isi(4), isi(5)])
      expect(new Set(after.map((row) => row?.pid)).size).toBe(1)
      expect(after[0]?.pid).not.toBe(pid)
    } finally {
      process.kill(pid, 'SIGCONT')
    }
  })

  it('use another connection after it broke while nobody asked', async () => {
    const pid = (await isi(1))?.pid ?? 0
    await db.run(sql`SELECT pg_terminate_backend(${pid})`)
    await expect
      .poll(() =>
        isi(1).then(
          (row) => row?.pid !== pid,
          () => false,
        ),
      )
      .toBe(true)
  })

  it('are prepared anew when a table has changed its shape', async () => {
    const all = () => db.quick.rows(sql`SELECT * FROM catatan WHERE id = ${7}`)
    expect(await all()).toEqual([{ id: 7, isi: 'isi 7' }])
    await db.run(sql`ALTER TABLE catatan ADD COLUMN lagi int`)
    expect(await all()).toEqual([{ id: 7, isi: 'isi 7', lagi: null }])
    expect(await all()).toEqual([{ id: 7, isi: 'isi 7', lagi: null }])
  })

  it('are refused once the database is closed', async () => {
    const other = await testDatabase()
    await other.quick.one(sql`SELECT 1 AS x`)
    await other.drop()
    await expect(other.quick.one(sql`SELECT 1 AS x`)).rejects.toThrow('closed')
  })
})
