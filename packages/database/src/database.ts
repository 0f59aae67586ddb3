import pg from 'pg'
import { type Cluster, openCluster } from './cluster/cluster.ts'
import { Lane } from './lane.ts'
import type { Log } from './log.ts'
import { DatabaseRefusal, reasonOf } from './refusal.ts'
import { type Sql, toQueryConfig } from './sql.ts'
import { types } from './types.ts'

/** The oldest PostgreSQL we run on, as server_version_num. */
const OLDEST = 150000
/** The database inside the embedded cluster. */
export const EMBEDDED_DATABASE = 'kencana'

/** What may be asked of the database, inside or outside a transaction. */
export interface Queryable {
  /** All rows. */
  readonly rows: <T extends object>(query: Sql) => Promise<T[]>
  /** The only row, or undefined. Throws when there are several: a lookup by key that is none is a bug. */
  readonly one: <T extends object>(query: Sql) => Promise<T | undefined>
  /** The number of rows written. */
  readonly run: (query: Sql) => Promise<number>
}

/** A running transaction; unusable once its function has returned. */
export interface Tx extends Queryable {
  /** The connection, for libraries that want to join the transaction. */
  readonly client: pg.ClientBase
}

export interface Database extends Queryable {
  readonly pool: pg.Pool
  /**
   * For statements that find a few rows by key: they share one pipelined connection, at half the cost. What may take
   * longer than a few milliseconds holds up the others there and belongs to the pool.
   */
  readonly quick: Queryable
  /** server_version_num, 180004 for 18.4. */
  readonly version: number
  /** The embedded cluster; undefined with DATABASE_URL. */
  readonly cluster: Cluster | undefined
  /** How to open one more connection like those of the pool (its options included). */
  readonly connection: pg.ClientConfig
  /**
   * Runs fn in a READ COMMITTED transaction. Whatever fn throws rolls everything back and is thrown on.
   * Throws too when PostgreSQL answers the COMMIT with a rollback (an error inside was swallowed).
   */
  transaction<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  /** Closes the pool, then stops the embedded cluster if this process started or adopted it. */
  close(): Promise<void>
}

/**
 * Told of statements that answer rows: called where one is asked, its answer then with the columns that came. For tests
 * that hold row types to what PostgreSQL answers.
 */
export type Watch = (query: Sql) => ((columns: readonly pg.FieldDef[]) => void) | undefined

export interface OpenDatabaseOptions {
  /** A PostgreSQL ≥ 15 of the shop's own; then no embedded one is started. */
  databaseUrl?: string | undefined
  /** Where the embedded one lives. Needed without databaseUrl. */
  dataDir?: string | undefined
  log: Log
  /** Most connections of the pool, 10 unless told. */
  max?: number
  /** Milliseconds after which PostgreSQL gives up a statement; 60 s unless told, 0 = never. */
  statementTimeoutMs?: number
  /** Shown in pg_stat_activity. */
  applicationName?: string
  /** For tools beside a running server: use its cluster without taking it over, and leave it running. */
  attach?: boolean
  watch?: Watch
}

/** Opens the database: the one of databaseUrl, else the embedded one in dataDir. Throws DatabaseRefusal. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return connect(urlConfig(options.databaseUrl), undefined, options)
  if (!options.dataDir) throw new DatabaseRefusal('Folder data (DATA_DIR) atau DATABASE_URL harus diisi.')
  const cluster = await openCluster({ dataDir: options.dataDir, log: options.log, attach: options.attach ?? false })
  try {
    await cluster.createDatabase(EMBEDDED_DATABASE)
    return await connect(cluster.config(EMBEDDED_DATABASE), cluster, options)
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/** The driver lets the URL's own `options` win over ours, so they are put together here. */
function urlConfig(databaseUrl: string): pg.ClientConfig {
  let url: URL
  try {
    url = new URL(databaseUrl)
  } catch {
    throw new DatabaseRefusal('DATABASE_URL bukan alamat yang benar. Contoh: postgresql://nama:sandi@host:5432/kencana')
  }
  if (!/^postgres(ql)?:$/.test(url.protocol)) {
    throw new DatabaseRefusal('DATABASE_URL harus diawali dengan postgresql://')
  }
  const given = url.searchParams.get('options')
  url.searchParams.delete('options')
  return { connectionString: url.href, options: `${given ? `${given} ` : ''}-c timezone=UTC` }
}

async function connect(
  base: pg.ClientConfig,
  cluster: Cluster | undefined,
  options: OpenDatabaseOptions,
): Promise<Database> {
  const connection: pg.ClientConfig = {
    options: '-c timezone=UTC',
    ...base,
    types,
    application_name: options.applicationName ?? 'kencana',
    statement_timeout: options.statementTimeoutMs ?? 60_000,
    // A handler that hangs inside a transaction must not hold its locks until somebody restarts the server.
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
  }
  const pool = new pg.Pool({
    ...connection,
    max: options.max ?? 10,
    idleTimeoutMillis: 60_000,
    // Prepared statements live as long as their connection; this bounds what rare texts leave behind.
    maxLifetimeSeconds: 3600,
  })
  pool.on('error', (error) => options.log.warn(`Sambungan database terputus: ${error.message}`))
  // Without a listener a connection that breaks while in use would end the whole process.
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const version = await serverVersion(pool)
    return new PooledDatabase(pool, connection, version, cluster, options.watch)
  } catch (error) {
    await pool.end()
    throw error
  }
}

async function serverVersion(pool: pg.Pool): Promise<number> {
  let version: number
  try {
    const { rows } = await pool.query<{ v: string }>("select current_setting('server_version_num') as v")
    version = Number(rows[0]?.v)
  } catch (error) {
    throw new DatabaseRefusal(`Database tidak dapat dihubungi: ${reasonOf(error)}`, { cause: error })
  }
  if (!(version >= OLDEST)) {
    const shown = `${Math.floor(version / 10000)}.${version % 10000}`
    throw new DatabaseRefusal(`PostgreSQL ${shown} terlalu lama. Kencana memerlukan PostgreSQL 15 atau lebih baru.`)
  }
  return version
}

/** rows, one and run over one way to send a statement. */
function queryable(send: (query: Sql) => Promise<pg.QueryResult>, watch: Watch | undefined): Queryable {
  return {
    async rows<T extends object>(query: Sql) {
      const tell = watch?.(query)
      const { rows, fields } = await send(query)
      tell?.(fields)
      return rows as T[]
    },
    async one<T extends object>(query: Sql) {
      const tell = watch?.(query)
      const { rows, fields } = await send(query)
      tell?.(fields)
      if (rows.length > 1) throw new Error(`one(): ${rows.length} rows for: ${query.text}`)
      return rows[0] as T | undefined
    },
    async run(query: Sql) {
      return (await send(query)).rowCount ?? 0
    },
  }
}

/** A connection is kept after an error that a statement earned, dropped after any other. */
function isStatementError(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return error instanceof RangeError
  // 57P0x: the server is going away. 0A000: a plan prepared before a migration; a new connection prepares it anew.
  return !error.code?.startsWith('57P') && error.code !== '0A000' && error.severity !== 'FATAL'
}

class PooledDatabase implements Database {
  readonly pool: pg.Pool
  readonly connection: pg.ClientConfig
  readonly version: number
  readonly cluster: Cluster | undefined
  readonly rows: Queryable['rows']
  readonly one: Queryable['one']
  readonly run: Queryable['run']
  readonly quick: Queryable
  readonly #lane: Lane
  readonly #watch: Watch | undefined
  #closing: Promise<void> | undefined

  constructor(
    pool: pg.Pool,
    connection: pg.ClientConfig,
    version: number,
    cluster: Cluster | undefined,
    watch: Watch | undefined,
  ) {
    this.pool = pool
    this.connection = connection
    this.version = version
    this.cluster = cluster
    this.#watch = watch
    const { rows, one, run } = queryable((query) => this.#send(query), watch)
    this.rows = rows
    this.one = one
    this.run = run
    this.#lane = new Lane(connection)
    this.quick = queryable((query) => this.#lane.send(toQueryConfig(query), isStatementError), watch)
  }

  async #send(query: Sql): Promise<pg.QueryResult> {
    const client = await this.pool.connect()
    let broken = true
    try {
      const result = await client.query(toQueryConfig(query))
      broken = false
      return result
    } catch (error) {
      broken = !isStatementError(error)
      throw error
    } finally {
      client.release(broken)
    }
  }

  async transaction<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    let open = true
    let broken = true
    const send = (query: Sql): Promise<pg.QueryResult> => {
      // A forgotten await would otherwise run in whatever transaction gets this connection next.
      if (!open) return Promise.reject(new Error(`transaction is over, statement not sent: ${query.text}`))
      return client.query(toQueryConfig(query))
    }
    try {
      await client.query('begin isolation level read committed')
      const result = await fn({ ...queryable(send, this.#watch), client })
      open = false
      const { command } = await client.query('commit')
      broken = false
      if (command !== 'COMMIT') throw new Error(`commit was answered with ${command}: nothing was saved`)
      return result
    } catch (error) {
      open = false
      // After a commit that was answered there is nothing left to roll back.
      if (broken) broken = !(await rolledBack(client))
      throw error
    } finally {
      client.release(broken)
    }
  }

  close(): Promise<void> {
    this.#closing ??= Promise.all([this.pool.end(), this.#lane.close()]).then(() => this.cluster?.stop())
    return this.#closing
  }
}

async function rolledBack(client: pg.ClientBase): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}
