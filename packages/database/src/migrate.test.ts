import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { checkMigrated, migrate } from './migrate.ts'
import { sql } from './sql.ts'
import { type TestDatabase, testDatabase } from './testing.ts'

let db: TestDatabase
let dir: string
beforeEach(async () => {
  db = await testDatabase({ max: 2 })
  // The template already holds the house's own migrations; these tests bring theirs.
  await db.run(sql`drop table if exists migrasi`)
  dir = await mkdtemp(path.join(os.tmpdir(), 'migrasi-'))
  await file('0001-satu.sql', 'create table satu (id int);')
  await file('0002-dua.sql', 'create table dua (id int);\ninsert into dua values (1);')
})
afterEach(async () => {
  await db.drop()
  await rm(dir, { recursive: true })
})

const file = (name: string, text: string) => writeFile(path.join(dir, name), text)
const exists = async (table: string) =>
  (await db.one<{ yes: boolean }>(sql`select to_regclass(${table}) is not null as yes`))?.yes

describe('migrate', () => {
  it('applies in order, once', async () => {
    expect(await migrate(db, dir)).toEqual(['0001-satu.sql', '0002-dua.sql'])
    expect(await migrate(db, dir)).toEqual([])
    await file('0003-tiga.sql', 'insert into dua values (2);')
    expect(await migrate(db, dir)).toEqual(['0003-tiga.sql'])
    expect(await db.rows(sql`select id from dua order by id`)).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('lets two servers start at once', async () => {
    const other = await openDatabase({ databaseUrl: db.url, log: silentLog })
    const both = await Promise.all([migrate(db, dir), migrate(other, dir)])
    await other.close()
    expect(both.flat().toSorted()).toEqual(['0001-satu.sql', '0002-dua.sql'])
  })

  it('takes back a file that fails, whole, and keeps those before it', async () => {
    await file('0003-rusak.sql', 'create table tiga (id int);\n\ninsert into tidak_ada values (1);')
    await expect(migrate(db, dir)).rejects.toThrow('0003-rusak.sql baris 3 gagal')
    expect(await exists('tiga')).toBe(false)
    expect(await exists('dua')).toBe(true)
    await file('0003-rusak.sql', 'create table tiga (id int);')
    expect(await migrate(db, dir)).toEqual(['0003-rusak.sql'])
  })

  it('refuses an applied file that was changed, but not one with other line ends', async () => {
    await migrate(db, dir)
    await file('0002-dua.sql', 'create table dua (id int);\r\ninsert into dua values (1);')
    expect(await migrate(db, dir)).toEqual([])
    await file('0002-dua.sql', 'create table dua (id int);\ninsert into dua values (9);')
    await expect(migrate(db, dir)).rejects.toThrow('0002-dua.sql sudah diterapkan tetapi isinya berubah')
  })

  it('refuses a database that is newer than the program', async () => {
    await migrate(db, dir)
    await rm(path.join(dir, '0002-dua.sql'))
    await expect(migrate(db, dir)).rejects.toThrow('tidak dikenal program ini')
  })

  it('refuses a new file that sorts before an applied one', async () => {
    await rename(path.join(dir, '0001-satu.sql'), path.join(dir, '0001-satu.txt'))
    await migrate(db, dir)
    await rename(path.join(dir, '0001-satu.txt'), path.join(dir, '0001-satu.sql'))
    await expect(migrate(db, dir)).rejects.toThrow('0001-satu.sql bernomor lebih kecil')
  })

  it('refuses wrong names, a number used twice, and a transaction of its own', async () => {
    await file('0003-tiga.sql', 'create table tiga (id int);\ncommit;\ncreate table empat (id int);')
    await expect(migrate(db, dir)).rejects.toThrow('tidak boleh berisi BEGIN')
    await rm(path.join(dir, '0003-tiga.sql'))
    await file('0002-lagi.sql', 'select 1;')
    await expect(migrate(db, dir)).rejects.toThrow('dipakai dua kali')
    await rm(path.join(dir, '0002-lagi.sql'))
    await file('3-tiga.sql', 'select 1;')
    await expect(migrate(db, dir)).rejects.toThrow('Nama berkas migrasi salah')
    expect(await exists('satu')).toBe(false)
  })

  it('gives way to who uses a table, so that those behind it go on, and is applied once the table is free', async () => {
    await migrate(db, dir)
    const other = await openDatabase({ databaseUrl: db.url, log: silentLog })
    const audit = await other.pool.connect()
    await audit.query('begin; select * from dua')
    await file('0003-kolom.sql', 'alter table dua add column lagi int;')
    const migrating = migrate(db, dir)
    const waits = () =>
      other.one(
        sql`select 1 as ada from pg_stat_activity where query like 'alter table dua%' and wait_event_type = 'Lock'`,
      )
    await expect.poll(waits).toBeDefined()
    // Behind the migration, which waits itself.
    expect(await other.rows(sql`select id from dua`)).toEqual([{ id: 1 }])
    await audit.query('commit')
    audit.release()
    expect(await migrating).toEqual(['0003-kolom.sql'])
    await other.close()
  })

  it('says with a sentence that a table stays in use, and changes nothing', async () => {
    await migrate(db, dir)
    const other = await openDatabase({ databaseUrl: db.url, log: silentLog })
    const audit = await other.pool.connect()
    await audit.query('begin; select * from dua')
    await file('0003-kolom.sql', 'create table tiga (id int);\nalter table dua add column lagi int;')
    await expect(migrate(db, dir, { tries: 1 })).rejects.toThrow(
      'Migrasi 0003-kolom.sql belum diterapkan karena tabelnya sedang dipakai',
    )
    expect(await exists('tiga')).toBe(false)
    await audit.query('rollback')
    audit.release()
    await other.close()
  })

  it('leaves the doors open that a file writes anew, and lets the program read its new tables', async () => {
    await file(
      '0003-pintu.sql',
      `create or replace function ambil_nomor(p_toko text, p_kode text, p_tgl date, p_membatalkan text) returns text
        language sql volatile as 'select count(*)::text from migrasi';
      create table tiga (id int);
      revoke all on tiga from kencana_app;`,
    )
    await migrate(db, dir)
    const pintu = sql`select proname::text as nama, proconfig::text as jalan from pg_proc where prosecdef and proname = 'ambil_nomor'`
    expect(await db.rows(pintu)).toEqual([{ nama: 'ambil_nomor', jalan: '{"search_path=public, pg_temp"}' }])
    expect(await db.app.rows(sql`select * from tiga`)).toEqual([])
  })

  it('allows functions whose body begins and ends', async () => {
    await file(
      '0003-fungsi.sql',
      'create function f() returns int language plpgsql as $$\nbegin\n  return 1;\nend;\n$$;',
    )
    await migrate(db, dir)
    expect(await db.one(sql`select f() as f`)).toEqual({ f: 1 })
  })
})

describe('a server beside others', () => {
  it('starts on a database that has all its files, and says what it lacks', async () => {
    await expect(checkMigrated(db, dir)).rejects.toThrow('belum memuat migrasi 0001-satu.sql dan 1 lainnya')
    await migrate(db, dir)
    await checkMigrated(db, dir)
    await file('0003-tiga.sql', 'create table tiga (id int);')
    await expect(checkMigrated(db, dir)).rejects.toThrow('0003-tiga.sql. Jalankan dahulu: npm run migrate')
    expect(await exists('tiga')).toBe(false)
  })

  it('works on beside newer files that say so, and beside no others', async () => {
    await file('0003-tiga.sql', '-- Adds a table.\n-- sejalan: ya\ncreate table tiga (id int);')
    await migrate(db, dir)
    await rm(path.join(dir, '0003-tiga.sql'))
    await checkMigrated(db, dir)
    expect(await migrate(db, dir)).toEqual([])
    await file('0003-tiga.sql', '-- Adds a table.\n-- sejalan: ya\ncreate table tiga (id int);')
    await file('0004-empat.sql', 'alter table tiga add column wajib int not null;')
    await migrate(db, dir)
    await rm(path.join(dir, '0003-tiga.sql'))
    await rm(path.join(dir, '0004-empat.sql'))
    for (const start of [checkMigrated, migrate])
      await expect(start(db, dir)).rejects.toThrow('0004-empat.sql yang tidak dikenal program ini')
  })
})
