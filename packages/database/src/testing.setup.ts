import { randomBytes } from 'node:crypto'
import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openCluster } from './cluster/cluster.ts'
import { isAlive, livingPostmaster } from './cluster/postmaster.ts'
import { APP_ROLE, grantTo, makeAppRole, openDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { migrate, migrationsDir } from './migrate.ts'
import { quoteIdent } from './sql.ts'
import { forgetRows } from './testing.rows.ts'
import { addressOf, folderOf } from './testing.ts'

const PREFIX = 'kencana-uji-'

/**
 * Vitest's global setup: one PostgreSQL for all test files (an embedded one without fsync, or the one of
 * TEST_DATABASE_URL, whose user must be allowed to create databases) with a migrated template to copy.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  forgetRows()
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await start()
  const template = `kencana_contoh_${randomBytes(5).toString('hex')}`
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${quoteIdent(template)} template template0`)
  const database = await openDatabase({ databaseUrl: addressOf(server.url, template), log: silentLog, max: 2 })
  try {
    await migrate(database, migrationsDir())
    await makeAppRole(database)
    await grantTo(database, APP_ROLE)
    // Tables that a test makes for itself are the program's as well.
    await database.pool.query(`ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON TABLES TO ${APP_ROLE};
      ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON SEQUENCES TO ${APP_ROLE};
      CREATE SCHEMA uji;
      GRANT USAGE ON SCHEMA uji TO ${APP_ROLE};
      CREATE FUNCTION uji.dokumen_baru(text, text, text[], text, text, text) RETURNS void LANGUAGE sql VOLATILE SECURITY DEFINER
        AS 'SELECT public.dokumen_baru($1, $2, $3, $4, $5, $6)' SET search_path = public, pg_temp`)
  } finally {
    await database.close()
  }
  // Nobody may connect to it by mistake: a connection would block every copy.
  await client.query(`alter database ${quoteIdent(template)} allow_connections false`)
  const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder")
  // Whole files take twice as long as pages through the log where they wait for a disk, and half as long where they do not.
  const copy = rows[0]?.folder.startsWith(MEMORY) ? 'file_copy' : 'wal_log'
  project.provide('kencanaDatabase', { url: server.url, template, copy })
  return async () => {
    // And those that were filled from it (testing.ts).
    const { rows: made } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { name } of made) await client.query(`drop database if exists ${quoteIdent(name)} with (force)`)
    rmSync(folderOf(template), { recursive: true, force: true })
    await client.end()
    await server.stop()
  }
}

async function start(): Promise<{ url: string; stop: () => Promise<void> }> {
  const disk = realpathSync(os.tmpdir())
  const temp = hasRoom(MEMORY) ? MEMORY : disk
  // Of a killed run the products' folders lie on the disk, wherever its databases were.
  for (const folder of new Set([disk, temp])) removeLeftovers(folder)
  const dataDir = mkdtempSync(path.join(temp, `${PREFIX}${process.pid}-`))
  // As root PostgreSQL runs as another account, which has to get in.
  chmodSync(dataDir, 0o755)
  const cluster = await openCluster({ dataDir, log: console, scratch: true })
  return {
    url: cluster.connectionString('postgres'),
    async stop() {
      await cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Memory that looks like a folder, on Linux. */
const MEMORY = '/dev/shm'

/** What a whole run needs at most: some 20 MB a copy, a few dozen at a time, and 1 GB of WAL. */
const ROOM = 3 * 1024 ** 3

/** Whether a folder is there for us with room enough: a copy of the template is 1,800 files, a disk takes seven times as long. */
function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > ROOM
  } catch {
    return false
  }
}

/** The cluster outlives a killed test run, as it should outlive a killed server; here it is only in the way. */
function removeLeftovers(temp: string): void {
  for (const name of readdirSync(temp)) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (!owner || isAlive(Number(owner))) continue
    const dir = path.join(temp, name)
    const living = livingPostmaster(path.join(dir, 'postgres'))
    if (living) process.kill(living.pid, 'SIGQUIT')
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
