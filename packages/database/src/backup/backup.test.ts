import { spawn } from 'node:child_process'
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { FolderStore } from '@kencana/storage'
import { pack } from 'tar-stream'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanUp, dataFolder, Spawned, usedFolder } from '../cluster/spawned.ts'
import { openDatabase } from '../database.ts'
import { silentLog } from '../log.ts'
import type { Database } from '../pooled.ts'
import { sql } from '../sql.ts'
import { testDatabase } from '../testing.ts'
import { backup } from './backup.ts'
import { backupName, listBackups, newestBackupAge, pruneBackups } from './list.ts'
import { restore } from './restore.ts'

const servers: Spawned[] = []
afterEach(() => cleanUp(servers))

const open = (dataDir: string) => openDatabase({ dataDir, log: silentLog, max: 6 })
const idsOf = async (db: Database) =>
  (await db.rows<{ id: number }>(sql`select id from catatan order by id`)).map((row) => row.id)
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

async function shop(): Promise<{ dataDir: string; db: Database }> {
  const dataDir = await usedFolder()
  const db = await open(dataDir)
  await db.run(sql`create table catatan (id int primary key, isi text not null)`)
  await db.run(sql`insert into catatan select i, repeat('emas', 50) from generate_series(1, 500) i`)
  return { dataDir, db }
}

describe('backup and restore', () => {
  it('brings back exactly the rows up to the backup, taken while writes go on', async () => {
    const { dataDir, db } = await shop()
    mkdirSync(path.join(dataDir, 'foto', 'a'), { recursive: true })
    writeFileSync(path.join(dataDir, 'foto', 'a', 'cincin.jpg'), 'gambar')
    let last = 500
    let writing = true
    const writer = (async () => {
      while (writing) {
        await db.run(sql`insert into catatan values (${last + 1}, ${'x'.repeat(2000)})`)
        last++
      }
    })()
    while (last < 700) await new Promise(setImmediate)
    const before = last
    const made = await backup(db, dataDir)
    const after = last
    while (last < after + 200) await new Promise(setImmediate)
    writing = false
    await writer
    writeFileSync(path.join(dataDir, 'foto', 'a', 'sesudah.jpg'), 'gambar')
    expect(after).toBeGreaterThan(before)
    await db.close()

    const result = await restore(dataDir)
    expect(result).toMatchObject({ backup: made.name, createdAt: made.createdAt })
    expect(result.aside).toHaveLength(2)
    const restored = await open(dataDir)
    const ids = await idsOf(restored)
    expect(ids).toEqual(upTo(ids.length))
    expect(ids.length).toBeGreaterThanOrEqual(before)
    expect(ids.length).toBeLessThanOrEqual(after + 1)
    await restored.run(sql`insert into catatan values (100000, 'sesudah pulih')`)
    expect(await restored.one(sql`select isi from catatan where id = 100000`)).toEqual({ isi: 'sesudah pulih' })
    expect((await restored.one<{ a: string }>(sql`select current_setting('data_checksums') as a`))?.a).toBe('on')
    await restored.close()
    expect(readdirSync(path.join(dataDir, 'foto', 'a'))).toEqual(['cincin.jpg'])
    expect(readdirSync(dataDir).filter((name) => /pulih|pemulihan/.test(name))).toEqual([])
    // The data of before is still there, whole.
    const pgdataOld = result.aside[0] ?? ''
    expect(existsSync(path.join(pgdataOld, 'PG_VERSION'))).toBe(true)
  })

  it('brings back the photos that were stored, and none that was still being written', async () => {
    const { dataDir, db } = await shop()
    const folder = path.join(dataDir, 'foto')
    const store = new FolderStore(folder)
    const [cincin, gelang] = ['a'.repeat(64), 'b'.repeat(64)]
    await store.put(cincin, Buffer.from('cincin'))
    await store.put(gelang, Buffer.from('gelang'))
    writeFileSync(path.join(folder, '.sementara', 'setengah'), 'x')
    await backup(db, dataDir)
    await store.delete(cincin)
    await store.put(gelang, Buffer.from('rusak'))
    await db.close()
    await restore(dataDir)
    expect([await store.get(cincin), await store.get(gelang)]).toEqual([Buffer.from('cincin'), Buffer.from('gelang')])
    expect(readdirSync(folder).toSorted()).toEqual(['aa', 'bb'])
  })

  it('can be restored on a new computer, from a file', async () => {
    const { dataDir, db } = await shop()
    const made = await backup(db, dataDir)
    await db.close()
    const stick = path.join(dataFolder(), 'salinan.tar.gz')
    await copyFile(made.path, stick)
    const other = dataFolder('data')
    expect((await restore(other, stick)).aside).toEqual([])
    const restored = await open(other)
    expect(await idsOf(restored)).toEqual(upTo(500))
    await restored.close()
  })

  it('leaves no trace of the slot, and only one runs at a time', async () => {
    const { dataDir, db } = await shop()
    const both = await Promise.allSettled([backup(db, dataDir), backup(db, dataDir)])
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(String(both.find((one) => one.status === 'rejected')?.reason)).toContain('Pencadangan lain')
    expect(await db.rows(sql`select slot_name from pg_replication_slots`)).toEqual([])
    expect(readdirSync(path.join(dataDir, 'backup')).map((name) => path.extname(name))).toEqual(['.foto', '.gz'])
    expect(statSync(path.join(dataDir, 'backup')).mode & 0o077).toBe(0)
    await db.close()
  })

  it('restores over a database that outlived its server, but not under a server', async () => {
    const { dataDir, db } = await shop()
    await backup(db, dataDir)
    await db.close()
    const server = new Spawned(dataDir)
    servers.push(server)
    await server.opened()
    await expect(restore(dataDir)).rejects.toThrow('sedang dipakai server Kencana lain')
    await server.kill('SIGKILL')
    await restore(dataDir)
    const restored = await open(dataDir)
    expect(await idsOf(restored)).toEqual(upTo(500))
    await restored.close()
  })

  it('refuses a server of the shop’s own', async () => {
    const db = await testDatabase()
    await expect(backup(db, dataFolder('data'))).rejects.toThrow('pg_dump')
    await db.drop()
  })
})

describe('a backup that gives orders', () => {
  it('brings none of its settings, only its data', async () => {
    const { dataDir, db } = await shop()
    await db.pool.query("alter system set deadlock_timeout = '7s'")
    const hba = path.join(db.cluster?.pgdata ?? '', 'pg_hba.conf')
    await writeFile(hba, `host all all 0.0.0.0/0 trust\n${await readFile(hba, 'utf8')}`)
    await backup(db, dataDir)
    await db.close()
    await restore(dataDir)
    const restored = await open(dataDir)
    expect(await restored.one(sql`select current_setting('deadlock_timeout') as batas`)).toEqual({ batas: '1s' })
    expect(await restored.rows(sql`select address from pg_hba_file_rules where address = '0.0.0.0'`)).toEqual([])
    expect(await idsOf(restored)).toEqual(upTo(500))
    await backup(restored, dataDir)
    await restored.close()
  })

  it.each(['postgres/recovery.signal', 'postgres/standby.signal', 'postgres/pg_tblspc/16384'])(
    'is refused: %s',
    async (name) => {
      const file = path.join(dataFolder(), 'palsu.tar.gz')
      const tar = pack()
      tar.entry({ name }, '')
      tar.finalize()
      await pipeline(tar as unknown as NodeJS.ReadableStream, createGzip(), createWriteStream(file))
      await expect(restore(dataFolder('data'), file)).rejects.toThrow(`bukan milik Kencana: ${name}`)
    },
  )
})

describe('a damaged backup', () => {
  async function damaged(harm: (file: string) => Promise<void>): Promise<void> {
    const { dataDir, db } = await shop()
    const made = await backup(db, dataDir)
    await db.close()
    await harm(made.path)
    await expect(restore(dataDir)).rejects.toThrow(/rusak|tidak lengkap/)
    const untouched = await open(dataDir)
    expect(untouched.cluster?.origin).toBe('warm')
    expect(await idsOf(untouched)).toEqual(upTo(500))
    await untouched.close()
    expect(readdirSync(dataDir).filter((name) => /pulih|sebelum/.test(name))).toEqual([])
  }

  it('cut short is refused and touches nothing', () =>
    damaged(async (file) => truncate(file, Math.floor(statSync(file).size / 2))))

  it('with one changed byte is refused even when its gzip is in order', () =>
    damaged(async (file) => {
      const tar = gunzipSync(await readFile(file))
      const at = tar.indexOf('emasemas')
      expect(at).toBeGreaterThan(0)
      tar[at] = 0x45
      await writeFile(file, gzipSync(tar, { level: 1 }))
    }))
})

describe('an interrupted restore', () => {
  it('keeps the server from starting until it is done again', async () => {
    const { dataDir, db } = await shop()
    await backup(db, dataDir)
    await db.close()
    const gone = spawn('true')
    await new Promise((resolve) => gone.once('exit', resolve))
    writeFileSync(path.join(dataDir, 'pemulihan-berjalan.json'), JSON.stringify({ proses: gone.pid }))
    await expect(open(dataDir)).rejects.toThrow('belum selesai')
    await restore(dataDir)
    const restored = await open(dataDir)
    expect(await idsOf(restored)).toEqual(upTo(500))
    await restored.close()
  })
})

describe('the list of backups', () => {
  const day = (n: number, hour = 10) => new Date(Date.UTC(2025, 0, n, hour, 30, 15))
  function withBackups(...dates: Date[]): string {
    const dataDir = dataFolder('data')
    mkdirSync(path.join(dataDir, 'backup'), { recursive: true })
    for (const date of dates) {
      const file = path.join(dataDir, 'backup', backupName(date))
      writeFileSync(file, 'x')
      utimesSync(file, date, date)
    }
    writeFileSync(path.join(dataDir, 'backup', 'catatan.txt'), 'bukan cadangan')
    return dataDir
  }

  it('is newest first and knows its age', async () => {
    const dataDir = withBackups(day(1), day(3), day(2))
    expect((await listBackups(dataDir)).map((one) => one.createdAt)).toEqual([day(3), day(2), day(1)])
    expect(await newestBackupAge(dataDir, day(3, 12))).toBe(7_200_000)
    expect(await newestBackupAge(dataFolder('data'))).toBeUndefined()
  })

  it('believes the file, not its name, and gives none from the future an age', async () => {
    const dataDir = withBackups(day(1), day(400))
    const file = path.join(dataDir, 'backup', backupName(day(400)))
    expect(await newestBackupAge(dataDir, day(1, 12))).toBe(7_200_000)
    utimesSync(file, day(1, 11), day(1, 11))
    expect(await newestBackupAge(dataDir, day(1, 12))).toBe(3_600_000)
    rmSync(path.join(dataDir, 'backup', backupName(day(1))))
    utimesSync(file, day(3), day(3))
    expect(await newestBackupAge(dataDir, day(1, 12))).toBeUndefined()
  })

  it('puts what a wrong clock wrote last, and lets it take no place of another', async () => {
    const now = day(20, 20)
    const dataDir = withBackups(...upTo(16).map((n) => day(n)), day(2500))
    expect((await listBackups(dataDir, now)).map((one) => one.createdAt)).toEqual([
      ...upTo(16).map((n) => day(17 - n)),
      day(2500),
    ])
    await pruneBackups(dataDir, 14, now)
    expect((await listBackups(dataDir, now)).map((one) => one.createdAt)).toEqual(upTo(14).map((n) => day(17 - n)))
  })

  it('gives a restore without a name none from the future', async () => {
    const dataDir = withBackups(day(2500))
    utimesSync(path.join(dataDir, 'backup', backupName(day(2500))), new Date('2999-01-01'), new Date('2999-01-01'))
    await expect(restore(dataDir)).rejects.toThrow('bertanggal di masa depan. Sebutkan namanya.')
  })

  it('keeps the newest of 14 days and all of the last day', async () => {
    const dates = upTo(20).flatMap((n) => [day(n, 8), day(n, 18)])
    const dataDir = withBackups(...dates)
    await pruneBackups(dataDir)
    const kept = (await listBackups(dataDir)).map((one) => one.createdAt)
    const expected = [day(20, 18), day(20, 8), ...upTo(13).map((n) => day(20 - n, 18))]
    expect(kept).toEqual(expected)
    expect(readFileSync(path.join(dataDir, 'backup', 'catatan.txt'), 'utf8')).toBe('bukan cadangan')
  })
})
