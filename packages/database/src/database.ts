import pg from 'pg'
import { type Cluster, openCluster } from './cluster/cluster.ts'
import type { Log } from './log.ts'
import { LOCK_TIMEOUT, patiently, TRIES } from './patient.ts'
import { type Database, PooledDatabase, type Watch } from './pooled.ts'
import { DatabaseRefusal, reasonOf } from './refusal.ts'
import { sql } from './sql.ts'
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

/** The role that the program has in the embedded cluster: it owns nothing there. */
export const APP_ROLE = 'kencana_app'

/** Opens the database as its owner: the one of databaseUrl, else the embedded one in dataDir. Throws DatabaseRefusal. */
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

interface OpenForAppOptions extends OpenDatabaseOptions {
  /** The same database for whoever owns its tables; without it databaseUrl does both. */
  ownerUrl?: string | undefined
}

/**
 * Opens the database for the program, which owns nothing there: the owner prepares it first, migrations and all, and says what the
 * program's role may. A database of the shop's own without ownerUrl has one role for both.
 * @throws DatabaseRefusal
 */
export async function openForApp(
  options: OpenForAppOptions,
  prepare: (owner: Database) => Promise<void>,
): Promise<Database> {
  const { databaseUrl, ownerUrl, dataDir } = options
  if (databaseUrl) {
    const owner = await openDatabase({ ...options, databaseUrl: ownerUrl ?? databaseUrl, max: 2 })
    try {
      await prepare(owner)
      if (ownerUrl) await grantTo(owner, roleOf(databaseUrl))
    } finally {
      await owner.close()
    }
    return openDatabase(options)
  }
  if (!dataDir) throw new DatabaseRefusal('Folder data (DATA_DIR) atau DATABASE_URL harus diisi.')
  const cluster = await openCluster({ dataDir, log: options.log, attach: options.attach ?? false })
  try {
    await cluster.createDatabase(EMBEDDED_DATABASE)
    const owner = await connect(cluster.config(EMBEDDED_DATABASE), undefined, { ...options, max: 2 })
    try {
      await prepare(owner)
      await makeAppRole(owner, cluster.config(EMBEDDED_DATABASE).password)
      await grantTo(owner, APP_ROLE)
    } finally {
      await owner.close()
    }
    const user = { ...cluster.config(EMBEDDED_DATABASE), user: APP_ROLE }
    return await connect(user, cluster, options, owner.connection)
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/** Who a database address lets in. */
export function roleOf(databaseUrl: string): string {
  const user = decodeURIComponent(new URL(databaseUrl).username)
  if (user === '')
    throw new DatabaseRefusal('DATABASE_URL harus menyebut nama pengguna: postgresql://nama:sandi@host/kencana')
  return user
}

/** Makes the program's role unless it is there. @param password its own, where the way in asks for one */
export async function makeAppRole(owner: Database, password?: pg.ClientConfig['password']): Promise<void> {
  const there = await owner.one(sql`SELECT 1 AS ada FROM pg_roles WHERE rolname = ${APP_ROLE}`)
  const secret = typeof password === 'string' ? ` PASSWORD ${pg.escapeLiteral(password)}` : ''
  await owner.pool.query(
    `${there ? 'ALTER' : 'CREATE'} ROLE ${APP_ROLE} LOGIN NOSUPERUSER NOCREATEROLE NOCREATEDB${secret}`,
  )
}

/**
 * Says what a role of the program may in this database, giving way to who uses it.
 * @param tries how often; 30 times unless told, two seconds each
 * @throws DatabaseRefusal when that role owns it, or when something stays in use
 */
export async function grantTo(owner: Database, role: string, tries = TRIES): Promise<void> {
  const refusal = (cause: unknown) =>
    new DatabaseRefusal(`Hak peran database ${role} tidak dapat diatur: ${reasonOf(cause)}`, { cause })
  const ask = () =>
    owner.transaction(async (tx) => {
      await tx.one(sql`SELECT set_config('lock_timeout', ${String(LOCK_TIMEOUT)}, true) AS diatur`)
      await tx.one(sql`SELECT atur_peran(${role}) AS diatur`)
    })
  await patiently(tries, ask, refusal).catch((error: unknown) => {
    throw error instanceof DatabaseRefusal ? error : refusal(error)
  })
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
  owner?: pg.ClientConfig,
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
    return new PooledDatabase(pool, writers, connection, version, cluster, options.watch, owner)
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
