import { statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { silentLog } from '../log.ts'
import { sql } from '../sql.ts'
import { openCluster } from './cluster.ts'
import { isAlive, livingPostmaster, waitUntilGone } from './postmaster.ts'
import { cleanUp, dataFolder, Spawned, usedFolder } from './spawned.ts'

const servers: Spawned[] = []
const serve = (...args: ConstructorParameters<typeof Spawned>) => {
  const server = new Spawned(...args)
  servers.push(server)
  return server
}
afterEach(() => cleanUp(servers))

const open = (dataDir: string) => openDatabase({ dataDir, log: silentLog, max: 2 })
const savedIn = async (dataDir: string) => {
  const db = await open(dataDir)
  const ids = (await db.rows<{ id: number }>(sql`select id from tulis`)).map((row) => row.id)
  await db.close()
  return new Set(ids)
}

describe('a cluster', () => {
  it('is made on first use, durable and closed to others, and found again', async () => {
    const dataDir = dataFolder('data')
    const first = await open(dataDir)
    expect(first.cluster?.origin).toBe('fresh')
    const settings = await first.rows<{ name: string; setting: string }>(
      sql`select name, setting from pg_settings
           where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses',
                          'server_encoding', 'lc_collate', 'timezone') order by name`,
    )
    expect(Object.fromEntries(settings.map((row) => [row.name, row.setting]))).toMatchObject({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    })
    expect(await first.one(sql`select 'a' < 'B' as c, 'a' collate "id-ID-x-icu" < 'B' as icu`)).toEqual({
      c: false,
      icu: true,
    })
    const socketDir = String(first.cluster?.config('kencana').host)
    expect(statSync(socketDir).mode & 0o777).toBe(0o700)
    await first.run(sql`create table tulis as select 7 as id`)
    await first.close()
    expect(livingPostmaster(path.join(dataDir, 'postgres'))).toBeUndefined()

    const second = await open(dataDir)
    expect(second.cluster?.origin).toBe('warm')
    expect(await second.rows(sql`select id from tulis`)).toEqual([{ id: 7 }])
    await second.close()
  })

  it('gives an address that other libraries understand', async () => {
    const cluster = await openCluster({ dataDir: await usedFolder(), log: silentLog })
    expect(await cluster.createDatabase('toko "satu"')).toBe(true)
    expect(await cluster.createDatabase('toko "satu"')).toBe(false)
    const client = new pg.Client({ connectionString: cluster.connectionString('toko "satu"') })
    await client.connect()
    expect((await client.query('select current_database() as db')).rows).toEqual([{ db: 'toko "satu"' }])
    await client.end()
    await cluster.stop()
    await cluster.stop()
    expect(isAlive(cluster.pid)).toBe(false)
  })

  it('is refused to a second server, and the first goes on', async () => {
    const dataDir = await usedFolder()
    const first = await open(dataDir)
    await expect(open(dataDir)).rejects.toThrow(`sedang dipakai server Kencana lain (proses ${process.pid})`)
    expect(await first.one(sql`select 1 as ok`)).toEqual({ ok: 1 })
    await first.close()
  })

  it('goes to exactly one of two servers that start at once', async () => {
    const dataDir = dataFolder('data')
    const both = [serve(dataDir), serve(dataDir)]
    const said = await Promise.all(both.map((server) => server.until((line) => !!line.open || !!line.refused)))
    expect(said.filter((line) => line.open)).toHaveLength(1)
    expect(said.find((line) => line.refused)?.refused).toContain('sedang dipakai server Kencana lain')
  })

  it('may be used by a tool beside the server, which stays', async () => {
    const dataDir = await usedFolder()
    const server = await open(dataDir)
    const tool = await openDatabase({ dataDir, log: silentLog, attach: true })
    expect(tool.cluster?.origin).toBe('attached')
    await tool.close()
    expect(await server.one(sql`select 1 as ok`)).toEqual({ ok: 1 })
    await server.close()
    const alone = await openDatabase({ dataDir, log: silentLog, attach: true })
    expect(alone.cluster?.origin).toBe('warm')
    await alone.close()
    expect(livingPostmaster(path.join(dataDir, 'postgres'))).toBeUndefined()
  })
})

describe('after kill -9', () => {
  it('of the server the database lives on and is adopted, with every acknowledged row', async () => {
    const dataDir = await usedFolder()
    const server = serve(dataDir, { mode: 'write' })
    const { pid } = await server.opened()
    await server.until((said) => (said.saved ?? 0) >= 200)
    await server.kill('SIGKILL')
    expect(isAlive(pid)).toBe(true)
    const next = await open(dataDir)
    expect(next.cluster).toMatchObject({ origin: 'adopted', pid })
    await next.close()
    const kept = await savedIn(dataDir)
    expect(server.saved.filter((id) => !kept.has(id))).toEqual([])
  })

  it('of the database a living server starts it again and goes on', async () => {
    const dataDir = await usedFolder()
    const server = serve(dataDir, { mode: 'write' })
    const { pid } = await server.opened()
    const before = (await server.until((said) => (said.saved ?? 0) >= 200)).saved ?? 0
    process.kill(pid, 'SIGKILL')
    await waitUntilGone(pid, 5000)
    const known = server.saved.length
    await server.until((said) => server.saved.indexOf(said.saved ?? -1) > known + 100)
    expect(livingPostmaster(path.join(dataDir, 'postgres'))?.pid).not.toBe(pid)
    await server.kill('SIGTERM')
    const kept = await savedIn(dataDir)
    expect(server.saved.filter((id) => !kept.has(id))).toEqual([])
    expect(kept.size).toBeGreaterThan(before)
  })

  it('of both every acknowledged row is there, at five random moments', async () => {
    const dataDir = await usedFolder()
    const acknowledged: number[] = []
    for (let round = 0; round < 5; round++) {
      const server = serve(dataDir, { mode: 'write' })
      const { pid } = await server.opened()
      const upTo = 20 + Math.floor(Math.random() * 300)
      await server.until(() => server.saved.length >= upTo)
      process.kill(pid, 'SIGKILL')
      await server.kill('SIGKILL')
      acknowledged.push(...server.saved)
    }
    const kept = await savedIn(dataDir)
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  })
})

describe('Ctrl-C in the terminal', () => {
  it('reaches the server but not the database', async () => {
    const server = serve(await usedFolder())
    const { pid } = await server.opened()
    process.kill(-(server.child.pid ?? 0), 'SIGINT')
    await server.until((said) => said.signal === 'SIGINT')
    expect(isAlive(pid)).toBe(true)
    await server.kill('SIGTERM')
    expect(isAlive(pid)).toBe(false)
  })
})
