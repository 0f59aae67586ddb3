/** The product over the bench data: PostgreSQL of the data folder, and the server as a process of its own. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase, silentLog, sql } from '@kencana/database'
import { tanggalDi } from '@kencana/server-kit'
import { benchData, PASSWORD, SIZES, type Size, ZONA } from './dataset/dataset.ts'
import { type Started, startAndAsk, stop } from './product.ts'

/** What a bench works with. */
export interface Chain {
  size: Size
  db: Database
  /** For another process that wants the same database. */
  databaseUrl: string
  server: Started
  /** One token for each of `clients` users, in as many shops as there are. */
  tokens: string[]
}

const login = async (address: string, user_id: string): Promise<string> => {
  const answer = await fetch(`${address}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`login ${user_id}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/** Data that was built on an earlier day: its shops close the days since, as they would have. */
const catchUp = async (db: Database): Promise<void> => {
  const now = new Date()
  const today = tanggalDi(ZONA, now)
  const behind = () => db.rows<{ kode_toko: string }>(sql`SELECT kode_toko FROM toko WHERE tgl_system < ${today}`)
  for (let shops = await behind(); shops.length > 0; shops = await behind())
    for (const { kode_toko } of shops) await db.rows(sql`SELECT tutup_hari(${kode_toko}, 'OWNER', ${now})`)
}

/** Runs fn with the product on the data of a size. The database is ours, so that no backup or audit starts meanwhile. */
export const withChain = async (size: Size, clients: number, fn: (chain: Chain) => Promise<void>): Promise<void> => {
  const dataDir = await benchData(size)
  const db = await openDatabase({ dataDir, log: silentLog, max: 4, statementTimeoutMs: 0 })
  try {
    await catchUp(db)
    await db.run(sql`INSERT INTO hasil_audit (waktu, jurnal, pelanggaran) VALUES (now(), 0, 0)`)
    const databaseUrl = db.cluster?.connectionString('kencana') ?? ''
    const server = await startAndAsk(
      'apps/server/start.mjs',
      { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0', HOST: '127.0.0.1' },
      '/api/v1/health',
    )
    try {
      const users = Array.from({ length: clients }, (_, n) => `GUDANG${1 + (n % size.toko)}`)
      const tokens: string[] = []
      for (const user of users) tokens.push(await login(server.address.replace('localhost', '127.0.0.1'), user))
      const started = { ...server, address: server.address.replace('localhost', '127.0.0.1') }
      await fn({ size, db, databaseUrl, server: started, tokens })
    } finally {
      await stop(server)
    }
  } finally {
    await db.run(sql`DELETE FROM hasil_audit WHERE jurnal = 0`)
    await db.close()
  }
}

/** The sizes named on the command line; the promise and a tenth of it unless told. */
export const sizesOf = (names: readonly string[]): Size[] => {
  const asked = names.length > 0 ? names : ['sepersepuluh', 'penuh']
  return asked.map((name) => {
    if (!(name in SIZES)) throw new Error(`no such size: ${name}; there are ${Object.keys(SIZES).join(', ')}`)
    return SIZES[name as keyof typeof SIZES]
  })
}

const pgbenchPath = (): string | undefined => {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).toSorted() : []
  return versions.map((version) => join(root, version, 'bin', 'pgbench')).findLast((path) => existsSync(path))
}

/** Transactions per second of a pgbench script on the same database; undefined where the machine has none. */
export const pgbench = (databaseUrl: string, script: string, seconds = 5): number | undefined => {
  const path = pgbenchPath()
  if (!path) return undefined
  const dir = mkdtempSync(join(tmpdir(), 'kencana-pgbench-'))
  try {
    const file = join(dir, 'script.sql')
    writeFileSync(file, script)
    const options = ['-n', '-M', 'prepared', '-c', '8', '-j', '1', '-T', String(seconds), '-f', file, databaseUrl]
    const text = execFileSync(path, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return Number(/tps = ([\d.]+)/.exec(text)?.[1])
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
