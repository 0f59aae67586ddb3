import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkCollations } from './collations.ts'
import { openDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { sql } from './sql.ts'
import { addressOf, type TestDatabase, testDatabase } from './testing.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await testDatabase({ max: 2 })
  await db.run(sql`create collation urut_uji (provider = icu, locale = 'id-ID')`)
  await db.run(sql`create table nama_uji (a text collate urut_uji unique, b text)`)
  await db.run(sql`create index nama_uji_b on nama_uji (lower(b collate urut_uji))`)
  await db.run(sql`create index nama_uji_biasa on nama_uji (b)`)
  await db.run(sql`insert into nama_uji values ('é', 'x'), ('e', 'y')`)
})
afterEach(() => db.drop())

/** As after an update of the ICU library under the database. */
const pretendOld = () => db.run(sql`update pg_collation set collversion = '1.0' where collname = 'urut_uji'`)
const fileOf = async (index: string) =>
  (await db.one<{ f: number }>(sql`select pg_relation_filenode(${index}) as f`))?.f

describe('checkCollations', () => {
  it('does nothing while the versions agree', async () => {
    expect(await checkCollations(db)).toEqual([])
  })

  it('rebuilds what uses a changed collation, and only that, and records the version', async () => {
    await pretendOld()
    const indexes = ['nama_uji_a_key', 'nama_uji_b', 'nama_uji_biasa']
    const before = await Promise.all(indexes.map(fileOf))
    const repairs = await checkCollations(db)
    expect(repairs).toMatchObject([
      { collation: 'public.urut_uji', from: '1.0', indexes: ['public.nama_uji_a_key', 'public.nama_uji_b'] },
    ])
    const after = await Promise.all(indexes.map(fileOf))
    expect(indexes.map((_, i) => before[i] !== after[i])).toEqual([true, true, false])
    expect(await checkCollations(db)).toEqual([])
  })

  it('does nothing in a database whose own order is ICU’s', async () => {
    const name = `${db.name}_icu`
    await db.run(sql`create database ${sql.ident(name)} template template0 locale_provider icu icu_locale 'id-ID'`)
    const icu = await openDatabase({ databaseUrl: addressOf(db.url, name), log: silentLog, max: 1 })
    try {
      await icu.run(sql`create table nama_uji (a text unique)`)
      expect(await checkCollations(icu)).toEqual([])
    } finally {
      await icu.close()
      await db.run(sql`drop database ${sql.ident(name)} with (force)`)
    }
  })

  it('refuses when the user may not repair it', async () => {
    await pretendOld()
    const role = `orang_${db.name}`
    await db.run(sql`create role ${sql.ident(role)} login password 'rahasia'`)
    const url = new URL(addressOf(db.url, db.name))
    url.username = role
    url.password = 'rahasia'
    const weak = await openDatabase({ databaseUrl: url.href, log: silentLog, max: 1 })
    await expect(checkCollations(weak)).rejects.toThrow('tidak berhak')
    await weak.close()
    await db.run(sql`drop role ${sql.ident(role)}`)
  })
})
