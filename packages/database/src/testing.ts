import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { APP_ROLE, openDatabase } from './database.ts'
import { silentLog } from './log.ts'
import type { Database } from './pooled.ts'
import { codeOf } from './refusal.ts'
import { quoteIdent } from './sql.ts'
import { watchRows } from './testing.rows.ts'

/** What the global setup (testing.setup.ts) hands to the test files. */
export interface TestServer {
  /** Address of the maintenance database. */
  url: string
  /** The migrated database that is copied. */
  template: string
  /** How it is copied soonest where that server keeps its files. */
  copy: 'file_copy' | 'wal_log'
}

declare module 'vitest' {
  export interface ProvidedContext {
    kencanaDatabase: TestServer
  }
}

/** Copies are made one at a time: PostgreSQL refuses a template that somebody is connected to. */
const COPY_LOCK = 4_707_003
/** One test file fills what many look at, the others wait for it. */
const FILL_LOCK = 4_707_004

export interface TestDatabase extends Database {
  /** The name of this copy. */
  readonly name: string
  /** Its address, to start a server on it. */
  readonly url: string
  /** As the program opens it: by the role that owns nothing. Closed with this. */
  readonly app: Database
  /** Closes the pools and removes the copy. */
  drop(): Promise<void>
}

/** What lies in a database and beside it, to be copied by the test files of this run. */
export interface Filled {
  database: string
  folder: string
}

/** Where the files lie that go with a run's databases; the run removes it. */
export const folderOf = (template: string): string => join(tmpdir(), template)

/**
 * A database filled once in a run, by whoever asks for it first.
 * @param name what it holds, a word
 * @param fill fills one and puts what goes with it into the folder; closed here
 */
export async function filledOnce(name: string, fill: (folder: string) => Promise<TestDatabase>): Promise<Filled> {
  const server = inject('kencanaDatabase')
  const filled = { database: `${server.template}_${name}`, folder: join(folderOf(server.template), name) }
  await maintain(server, async (client) => {
    // By its name: what is filled may begin with a copy of another one.
    await client.query('select pg_advisory_lock($1, hashtext($2))', [FILL_LOCK, name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [filled.database])
    if (rowCount) return
    mkdirSync(filled.folder, { recursive: true })
    const database = await fill(filled.folder)
    await database.app.close()
    await database.close()
    await client.query(`alter database ${quoteIdent(database.name)} rename to ${quoteIdent(filled.database)}`)
    await client.query(`alter database ${quoteIdent(filled.database)} allow_connections false`)
  })
  return filled
}

/**
 * A migrated database of its own for one test file (~100 ms). Call drop() in afterAll.
 * @param options.from a filled one to copy
 */
export async function testDatabase(options: { max?: number; from?: string } = {}): Promise<TestDatabase> {
  const server = { ...inject('kencanaDatabase') }
  server.template = options.from ?? server.template
  const name = `uji_${process.pid}_${randomBytes(5).toString('hex')}`
  await maintain(server, async (client) => {
    await client.query(`select pg_advisory_lock(${COPY_LOCK})`)
    await copyTemplate(client, name, server)
  })
  const url = addressOf(server.url, name)
  const how = { log: silentLog, max: options.max ?? 5, watch: watchRows }
  const database = await openDatabase({ databaseUrl: url, ...how })
  const app = await openDatabase({ databaseUrl: addressOf(server.url, name, APP_ROLE), ...how })
  return Object.assign(database, {
    name,
    url,
    app,
    async drop() {
      await app.close()
      await database.close()
      await maintain(server, (client) => client.query(`drop database if exists ${quoteIdent(name)} with (force)`))
    },
  })
}

async function copyTemplate(client: pg.Client, name: string, { template, copy }: TestServer): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`create database ${quoteIdent(name)} template ${quoteIdent(template)} strategy ${copy}`)
      // What a database lets a role do is not copied with it (atur_peran).
      await client.query(`revoke temporary on database ${quoteIdent(name)} from public`)
      return
    } catch (error) {
      // An autovacuum worker may be looking at the template.
      if (codeOf(error) !== '55006' || attempt === 50) throw error
      await sleep(100)
    }
  }
}

async function maintain(server: TestServer, fn: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    await fn(client)
  } finally {
    await client.end()
  }
}

/** The same server's address with another database, and another role where one is named. */
export function addressOf(serverUrl: string, database: string, role?: string): string {
  const url = new URL(serverUrl)
  if (role !== undefined) url.username = role
  url.pathname = `/${encodeURIComponent(database)}`
  return url.href
}
