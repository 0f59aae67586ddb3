import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { DatabaseRefusal } from './refusal.ts'
import { sql } from './sql.ts'
import { type TestDatabase, testDatabase } from './testing.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase({ max: 3 })
  await db.run(sql`create table catatan (id int primary key, isi text not null)`)
})
afterAll(() => db.drop())

const count = async () => (await db.one<{ n: number }>(sql`select count(*) as n from catatan`))?.n

describe('types', () => {
  it('keeps dates as text, int8 as number, numeric as text', async () => {
    const row = await db.one(
      sql`select date '2025-03-01' as d, 9007199254740991::int8 as i, 1.500::numeric as n,
                 array[1, null]::int8[] as li, array['2025-03-01']::date[] as ld,
                 timestamp '2025-03-01 10:00' as t, timestamptz '2025-03-01 10:00+07' as z`,
    )
    expect(row).toEqual({
      d: '2025-03-01',
      i: 9007199254740991,
      n: '1.500',
      li: [1, null],
      ld: ['2025-03-01'],
      t: '2025-03-01 10:00:00',
      z: new Date('2025-03-01T03:00:00Z'),
    })
  })

  it('throws rather than round a big int8', async () => {
    await expect(db.one(sql`select 9007199254740993::int8 as i`)).rejects.toThrow(RangeError)
    expect(await db.one(sql`select 1 as ok`)).toEqual({ ok: 1 })
  })

  it('sees domains over bigint as numbers', async () => {
    await db.run(sql`create domain mg_uji as bigint`)
    expect(await db.one(sql`select 5::mg_uji as berat`)).toEqual({ berat: 5 })
  })

  it('takes json values, arrays too', async () => {
    expect(await db.one(sql`select ${sql.json([1, { a: 'b' }])}::jsonb as j`)).toEqual({ j: [1, { a: 'b' }] })
  })
})

describe('queries', () => {
  it('run in UTC, prepared under the name of their text', async () => {
    expect(await db.one(sql`select current_setting('timezone') as zone`)).toEqual({ zone: 'UTC' })
    await db.transaction(async (tx) => {
      const probe = sql`select ${'sekali'}::text as kata`
      await tx.one(probe)
      await tx.one(probe)
      const rows = await tx.rows<{ n: number }>(
        sql`select (generic_plans + custom_plans)::int as n from pg_prepared_statements where statement = ${probe.text}`,
      )
      expect(rows).toEqual([{ n: 2 }])
    })
  })

  it('one() refuses several rows', async () => {
    await expect(db.one(sql`select generate_series(1, 2)`)).rejects.toThrow('one(): 2 rows')
    expect(await db.one(sql`select 1 where false`)).toBeUndefined()
  })

  it('give up at the statement timeout, and the pool goes on', async () => {
    const quick = await openDatabase({ databaseUrl: db.url, log: silentLog, max: 1, statementTimeoutMs: 50 })
    await expect(quick.run(sql`select pg_sleep(30)`)).rejects.toMatchObject({ code: '57014' })
    expect(await quick.one(sql`select 1 as ok`)).toEqual({ ok: 1 })
    await quick.close()
  })

  it('survive the loss of their connection', async () => {
    const lost = db.rows(sql`select pg_terminate_backend(pg_backend_pid())`)
    await expect(lost).rejects.toMatchObject({ code: '57P01' })
    expect(await db.one(sql`select 1 as ok`)).toEqual({ ok: 1 })
  })
})

describe('transaction', () => {
  it('does what is asked together in the order in which it was asked', async () => {
    const [, seen, , left] = await db.transaction((tx) =>
      Promise.all([
        tx.run(sql`insert into catatan values (51, 'a')`),
        tx.one(sql`select isi from catatan where id = ${51}`),
        tx.run(sql`delete from catatan where id = ${51}`),
        tx.rows(sql`select isi from catatan where id = ${51}`),
      ]),
    )
    expect([seen, left]).toEqual([{ isi: 'a' }, []])
  })

  it('says what broke it, however many statements were sent behind that one', async () => {
    const deep = async (work: () => Promise<unknown>, hops: number): Promise<unknown> =>
      hops === 0 ? work() : await deep(work, hops - 1)
    const broken = db.transaction((tx) =>
      Promise.all([
        deep(() => tx.run(sql`insert into catatan select 52, null`), 20),
        tx.run(sql`insert into catatan values (53, 'b')`),
        tx.rows(sql`select 1 as ada`),
      ]),
    )
    await expect(broken).rejects.toThrow('null value in column')
    expect(await db.rows(sql`select 1 as ada from catatan where id in (52, 53)`)).toEqual([])
  })

  it('sends its last statement with the commit, and is undone when that fails', async () => {
    await db.transaction(async (tx) => tx.last(sql`insert into catatan values (54, 'c')`))
    expect(await db.run(sql`delete from catatan where id = 54`)).toBe(1)
    const broken = db.transaction(async (tx) => {
      await tx.run(sql`insert into catatan values (55, 'd')`)
      tx.last(sql`insert into catatan select 56, null`)
    })
    await expect(broken).rejects.toThrow('null value in column')
    expect(await db.rows(sql`select 1 as ada from catatan where id = 55`)).toEqual([])
  })

  it('saves all', async () => {
    const answer = await db.transaction(async (tx) => {
      await tx.run(sql`insert into catatan values (1, ${'a'})`)
      return tx.run(sql`insert into catatan values (2, ${'b'}), (3, ${'c'})`)
    })
    expect(answer).toBe(2)
    expect(await count()).toBe(3)
  })

  it('saves nothing when its function throws', async () => {
    const before = await count()
    const failing = db.transaction(async (tx) => {
      await tx.run(sql`insert into catatan values (10, ${'x'})`)
      throw new Error('batal')
    })
    await expect(failing).rejects.toThrow('batal')
    expect(await count()).toBe(before)
  })

  it('throws when an error inside was swallowed, for then nothing was saved', async () => {
    const before = await count()
    const swallowing = db.transaction(async (tx) => {
      await tx.run(sql`insert into catatan values (20, ${'x'})`)
      await tx.run(sql`insert into catatan values (20, ${'x'})`).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('nothing was saved')
    expect(await count()).toBe(before)
  })

  it('sends nothing after its end', async () => {
    let leaked = async () => 0
    await db.transaction(async (tx) => {
      leaked = () => tx.run(sql`insert into catatan values (30, ${'x'})`)
    })
    await expect(leaked()).rejects.toThrow('transaction is over')
    expect(await db.one(sql`select 1 from catatan where id = 30`)).toBeUndefined()
  })

  it('drops a connection that broke inside, and the pool goes on', async () => {
    const broken = db.transaction(async (tx) => {
      await tx.run(sql`insert into catatan values (40, ${'x'})`)
      await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    await expect(broken).rejects.toThrow()
    const all = await Promise.all(Array.from({ length: 6 }, (_, i) => db.one(sql`select ${i}::int as i`)))
    expect(all).toEqual(Array.from({ length: 6 }, (_, i) => ({ i })))
    expect(await db.one(sql`select 1 from catatan where id = 40`)).toBeUndefined()
  })

  it('is read committed', async () => {
    const level = await db.transaction((tx) => tx.one(sql`select current_setting('transaction_isolation') as v`))
    expect(level).toEqual({ v: 'read committed' })
  })
})

describe('openDatabase', () => {
  it('refuses an address that is none, and one where nobody answers', async () => {
    for (const databaseUrl of ['bukan alamat', 'mysql://localhost/x', 'postgresql://kencana@127.0.0.1:1/kencana']) {
      await expect(openDatabase({ databaseUrl, log: silentLog })).rejects.toThrow(DatabaseRefusal)
    }
  })

  it('refuses when it is told neither a folder nor an address', async () => {
    await expect(openDatabase({ log: silentLog })).rejects.toThrow('DATA_DIR')
  })
})

it('answers as many figures of one page at once as there are, and warns of no leak', async () => {
  const luas = await testDatabase({ max: 12 })
  const warned: string[] = []
  const hear = (warning: Error) => warned.push(warning.name)
  process.on('warning', hear)
  try {
    const page = luas.until(new AbortController().signal)
    const figures = Array.from({ length: 20 }, () => page.one(sql`select 1 as n, pg_sleep(0.05)::text as tidur`))
    expect(await Promise.all(figures)).toHaveLength(20)
    await nextTurn()
    expect(warned).toEqual([])
  } finally {
    process.off('warning', hear)
    await luas.drop()
  }
})

it('gives a connection back fit for the next, however an answer read in pages ended', async () => {
  const satu = await testDatabase({ max: 1 })
  try {
    const page = satu.until(new AbortController().signal, 1_000)
    const three = sql`select n from generate_series(1, 3) as n`
    for (let ke = 0; ke < 2; ke++) {
      // At once, while it is planned, and after a page has come.
      await expect(page.rows(sql`select ${ke}::int / 0 as n`)).rejects.toThrow('division by zero')
      expect(await satu.rows(three)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
      await expect(
        page.rows(sql`select 1 / (700 - n) as n from generate_series(${ke}::int, 900) as n`),
      ).rejects.toThrow('division by zero')
      expect(await satu.rows(three)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
      await expect(page.rows(sql`select n + ${2 ** 53}::int8 as n from generate_series(1, 5) as n`)).rejects.toThrow(
        RangeError,
      )
      expect(await page.rows(three)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    }
  } finally {
    await satu.drop()
  }
})
