/** The product over the bench data: PostgreSQL of the data folder, and the server as a process of its own. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase, silentLog, sql } from '@kencana/database'
import { tanggalDi } from '@kencana/server-kit'
import { benchData, buildData, PASSWORD, ZONA } from './dataset/dataset.ts'
import type { Size } from './dataset/sizes.ts'
import type { Figure } from './figures.ts'
import { type Started, scratchDir, startAndAsk, startProduct, stop } from './product.ts'

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

/** @returns the token of a user of the bench data */
export const login = async (address: string, user_id: string): Promise<string> => {
  const answer = await fetch(`${address}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`login ${user_id}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/** Data that was built on an earlier day: its shops close the days since, as they would have. */
export const catchUp = async (db: Database): Promise<void> => {
  const now = new Date()
  const today = tanggalDi(ZONA, now)
  const behind = () => db.rows<{ kode_toko: string }>(sql`SELECT kode_toko FROM toko WHERE tgl_system < ${today}`)
  for (let shops = await behind(); shops.length > 0; shops = await behind())
    for (const { kode_toko } of shops) await db.rows(sql`SELECT tutup_hari(${kode_toko}, 'OWNER', ${now})`)
}

/** Runs fn with the product on a data folder. The database is ours, so that no backup or audit starts meanwhile. */
const withProduct = async <T>(
  dataDir: string,
  size: Size,
  clients: number,
  fn: (chain: Chain) => Promise<T>,
  env?: NodeJS.ProcessEnv,
): Promise<T> => {
  const db = await openDatabase({ dataDir, log: silentLog, max: 4, statementTimeoutMs: 0 })
  try {
    await catchUp(db)
    await db.run(sql`INSERT INTO hasil_audit (waktu, jurnal, pelanggaran) VALUES (now(), 0, 0)`)
    const databaseUrl = db.cluster?.connectionString('kencana') ?? ''
    const server = await startProduct(dataDir, databaseUrl, env)
    try {
      const tokens: string[] = []
      for (let n = 0; n < clients; n += 1) tokens.push(await login(server.address, `GUDANG${1 + (n % size.toko)}`))
      return await fn({ size, db, databaseUrl, server, tokens })
    } finally {
      await stop(server)
    }
  } finally {
    await db.run(sql`DELETE FROM hasil_audit WHERE jurnal = 0`)
    await db.close()
  }
}

/** Runs fn with the product on the kept data of a size; it should leave nothing behind in it. */
export const withChain = async <T>(size: Size, clients: number, fn: (chain: Chain) => Promise<T>): Promise<T> =>
  withProduct(await benchData(size), size, clients, fn)

/** Runs fn with the product on data of a size that is built for it and thrown away afterwards. @param env what its process is told */
export const withScratchChain = async <T>(
  size: Size,
  clients: number,
  fn: (chain: Chain) => Promise<T>,
  env?: NodeJS.ProcessEnv,
): Promise<T> => {
  const folder = scratchDir()
  try {
    const dataDir = join(folder, 'data')
    await buildData(dataDir, size, tanggalDi(ZONA, new Date()))
    return await withProduct(dataDir, size, clients, fn, env)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** What a bare server is asked: the values of each of its statements. */
export const barePath = (values: readonly (readonly string[])[]): string =>
  `/?v=${encodeURIComponent(JSON.stringify(values))}`

/** Runs fn beside a bare Node server that answers with these statements, prepared. */
export const withBareServer = async <T>(
  databaseUrl: string,
  statements: readonly { name: string; text: string }[],
  fn: (address: string) => Promise<T>,
): Promise<T> => {
  const env = { DATABASE_URL: databaseUrl, STATEMENTS: JSON.stringify(statements) }
  const empty = statements.map(({ text }) => [...new Set(text.match(/\$\d/g))].map(() => ''))
  const server = await startAndAsk('bench/bare-db.mjs', env, barePath(empty))
  try {
    return await fn(server.address)
  } finally {
    await stop(server)
  }
}

const pgbenchPath = (): string | undefined => {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).toSorted() : []
  return versions.map((version) => join(root, version, 'bin', 'pgbench')).findLast((path) => existsSync(path))
}

/** Transactions per second of a pgbench script on a database; undefined where the machine has no pgbench. */
export const pgbenchRate = (databaseUrl: string, script: string, seconds: number): number | undefined => {
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

/** The same on the product's own database as a figure; none where the machine has no pgbench. */
export const pgbench = (name: string, databaseUrl: string, script: string, seconds: number): Figure[] => {
  const value = pgbenchRate(databaseUrl, script, seconds)
  return value === undefined ? [] : [{ name, value, unit: '/s', detail: true }]
}
