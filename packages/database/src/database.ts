import pg from 'pg'
import { type Cluster, openCluster } from './cluster/cluster.ts'
import type { Log } from './log.ts'
import { type Database, PooledDatabase, type Watch } from './pooled.ts'
import { DatabaseRefusal, reasonOf } from './refusal.ts'
import { types } from './types.ts'

/** The oldest PostgreSQL we run on, as server_version_num. */
const OLDEST = 150000
/** The database inside the embedded cluster. */
export const EMBEDDED_DATABASE = 'kencana'

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
  const pool = openPool(connection, options)
  const writers = openPool({ ...connection, pipeline: true }, options)
  try {
    const version = await serverVersion(pool)
    return new PooledDatabase(pool, writers, connection, version, cluster, options.watch)
  } catch (error) {
    await pool.end()
    throw error
  }
}

function openPool(connection: pg.PoolConfig, options: OpenDatabaseOptions): pg.Pool {
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
  return pool
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
