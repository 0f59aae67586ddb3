import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { codeOf, DatabaseRefusal, reasonOf } from '../refusal.ts'
import { quoteIdent } from '../sql.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { initialise, readPassword, SUPERUSER } from './init.ts'
import { findPlace, type Place } from './place.ts'
import { isLivingPostmaster, livingPostmaster, type PidFile } from './postmaster.ts'
import { productSettings, type Settings, scratchSettings } from './settings.ts'
import { postmasterArguments, runsWith, StartedElsewhere, startPostmaster, stopPostmaster } from './start.ts'

/** Two keys of the advisory lock, in database `postgres`, that the one server of a cluster holds while it lives. */
const SERVER_LOCK = '4707, 1'
/** A server that was just stopped or killed frees the lock within this time. */
const LOCK_WAIT_MS = 2000

export interface OpenClusterOptions {
  /** The shop's data folder; PostgreSQL's own lies in `postgres` below it (see findPlace for root). */
  dataDir: string
  log: Log
  /** Join the cluster of a running server without taking it over; stop() then leaves it alone. */
  attach?: boolean
  /** Throw-away cluster for tests: no fsync. A crash may lose everything. */
  scratch?: boolean
  /** More PostgreSQL settings, over ours. */
  settings?: Settings
}

/** A running embedded PostgreSQL. */
export interface Cluster {
  readonly dataDir: string
  /** PostgreSQL's own data folder. */
  readonly pgdata: string
  /** The process number of the postmaster; another one after PostgreSQL had to be started again. */
  readonly pid: number
  /** 'fresh' = made now, 'warm' = started, 'adopted' = was running without its server, 'attached' = belongs to another. */
  readonly origin: 'fresh' | 'warm' | 'adopted' | 'attached'
  /** How to connect to one of its databases. */
  config(database: string): pg.ClientConfig
  /** The same as an address, for libraries that want one. */
  connectionString(database: string): string
  /** Creates the database unless it exists; true when it was created. */
  createDatabase(name: string): Promise<boolean>
  /** Fast shutdown; at once when attached. May be called twice. */
  stop(): Promise<void>
}

/**
 * Brings up the embedded PostgreSQL of a data folder: makes it on first use, starts it, or adopts one that outlived its
 * server. The caller becomes its one server: a second one is refused. While it is open PostgreSQL is started again
 * should it die. Throws DatabaseRefusal, in Indonesian, when it cannot be had.
 */
export async function openCluster(options: OpenClusterOptions): Promise<Cluster> {
  const place = await findPlace(options.dataDir)
  const cluster = new EmbeddedCluster(place, await findBinaries(place.account, place.copyDir), options)
  await cluster.open()
  return cluster
}

class EmbeddedCluster implements Cluster {
  readonly #place: Place
  readonly #binaries: Binaries
  readonly #settings: Settings
  readonly #options: OpenClusterOptions
  readonly #log: Log
  #running: PidFile | undefined
  #lock: pg.Client | undefined
  #reviving: Promise<void> | undefined
  #stopping: Promise<void> | undefined
  origin: Cluster['origin'] = 'warm'

  constructor(place: Place, binaries: Binaries, options: OpenClusterOptions) {
    this.#place = place
    this.#binaries = binaries
    this.#options = options
    this.#log = options.log
    this.#settings = { ...productSettings, ...(options.scratch ? scratchSettings : {}), ...options.settings }
  }

  get dataDir(): string {
    return this.#place.dataDir
  }

  get pgdata(): string {
    return this.#place.pgdata
  }

  get pid(): number {
    return this.#running?.pid ?? 0
  }

  async open(): Promise<void> {
    refuseDuringRestore(this.#place)
    if (this.#options.attach) {
      const living = livingPostmaster(this.#place.pgdata)
      if (living && (await this.#isServed(living))) {
        this.#running = living
        this.origin = 'attached'
        return
      }
    }
    const fresh = await initialise(this.#place, this.#binaries, !this.#options.scratch)
    await this.#takeOver()
    if (fresh) this.origin = 'fresh'
    // A restore may have begun between the first look and the lock.
    try {
      refuseDuringRestore(this.#place)
    } catch (error) {
      await this.stop()
      throw error
    }
  }

  /** Starts or adopts, then holds the lock. */
  async #takeOver(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const living = livingPostmaster(this.#place.pgdata)
      try {
        const started = living ?? (await startPostmaster(this.#place, this.#binaries, this.#settings, this.#log))
        const lock = await this.#takeLock(started)
        if (!lock) continue
        if (living && !(await this.#isCurrent(lock))) {
          this.#log.info('Database dari versi atau pengaturan lama dijalankan ulang')
          await lock.end().catch(() => {})
          await stopPostmaster(this.#place, this.#binaries, living.pid)
          continue
        }
        this.origin = living ? 'adopted' : 'warm'
        this.#hold(started, lock)
        return
      } catch (error) {
        if (!(error instanceof StartedElsewhere) || attempt > 20) throw error
        await sleep(100)
      }
    }
  }

  /** The lock's connection; undefined when the postmaster went away meanwhile. Throws when another server holds it. */
  async #takeLock(running: PidFile): Promise<pg.Client | undefined> {
    for (const end = Date.now() + LOCK_WAIT_MS; ; ) {
      const client = await this.#connectTo(running)
      if (!client) return undefined
      const { rows } = await client.query<{ ok: boolean }>(`select pg_try_advisory_lock(${SERVER_LOCK}) as ok`)
      if (rows[0]?.ok) return client
      const holder = await holderOf(client)
      await client.end()
      if (Date.now() > end) {
        throw new DatabaseRefusal(
          `Folder data ${this.dataDir} sedang dipakai server Kencana lain${holder ? ` (proses ${holder})` : ''}. ` +
            'Hentikan server itu dahulu, atau pakai DATA_DIR lain.',
        )
      }
      await sleep(50)
    }
  }

  /** Connects, waiting while PostgreSQL still starts, recovers or stops; undefined once its process is gone. */
  async #connectTo(running: PidFile): Promise<pg.Client | undefined> {
    for (;;) {
      const client = new pg.Client({
        ...this.#configFor(running, 'postgres'),
        application_name: `kencana ${process.pid}`,
        keepAlive: true,
      })
      client.on('error', () => {})
      try {
        await client.connect()
        return client
      } catch (error) {
        if (!isLivingPostmaster(running.pid, this.#place.pgdata)) return undefined
        const waits = ['57P03', 'ECONNREFUSED', 'ENOENT', 'ECONNRESET'].includes(codeOf(error) ?? '')
        if (!waits) throw new DatabaseRefusal(`Database tidak dapat dihubungi: ${reasonOf(error)}`, { cause: error })
        await sleep(20)
      }
    }
  }

  async #isServed(running: PidFile): Promise<boolean> {
    const client = await this.#connectTo(running)
    if (!client) return false
    const holder = await holderOf(client)
    await client.end()
    return holder !== undefined
  }

  async #isCurrent(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query<{ v: string }>("select current_setting('server_version') as v")
    const [major, minor] = this.#binaries.packageVersion.split('.')
    return (
      rows[0]?.v.split(' ')[0] === `${major}.${minor}` &&
      runsWith(this.#place, postmasterArguments(this.#place, this.#settings))
    )
  }

  /** From now on the loss of the lock's connection means that PostgreSQL died, and it is brought back. */
  #hold(running: PidFile, lock: pg.Client): void {
    this.#running = running
    this.#lock = lock
    lock.once('end', () => {
      if (this.#lock === lock && !this.#stopping) this.#reviving = this.#revive()
    })
  }

  async #revive(): Promise<void> {
    this.#log.error('Database mati mendadak, dijalankan ulang')
    while (!this.#stopping) {
      try {
        await this.#takeOver()
        this.#log.warn('Database sudah hidup kembali')
        return
      } catch (error) {
        this.#log.error(reasonOf(error))
        await sleep(1000)
      }
    }
  }

  #configFor(running: PidFile, database: string): pg.ClientConfig {
    const host = process.platform === 'win32' ? '127.0.0.1' : running.socketDir
    return { host, port: running.port, user: SUPERUSER, database, password: readPassword(this.#place.home) }
  }

  config(database: string): pg.ClientConfig {
    if (!this.#running) throw new Error('the cluster is not open')
    return this.#configFor(this.#running, database)
  }

  connectionString(database: string): string {
    const { host, port, user, password } = this.config(database)
    const query = new URLSearchParams({ host: String(host), port: String(port) })
    const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
    return `postgresql://${user}${secret}@localhost/${encodeURIComponent(database)}?${query}`
  }

  async createDatabase(name: string): Promise<boolean> {
    const client = new pg.Client(this.config('postgres'))
    await client.connect()
    try {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
      if (rowCount) return false
      await client.query(`create database ${quoteIdent(name)} template template0`)
      return true
    } catch (error) {
      if (codeOf(error) === '42P04') return false
      throw error
    } finally {
      await client.end()
    }
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  async #stop(): Promise<void> {
    if (this.origin === 'attached' || !this.#running) return
    await this.#reviving
    // The lock is held until PostgreSQL is down, so that nobody adopts what is about to stop.
    const living = livingPostmaster(this.#place.pgdata)
    if (living) await stopPostmaster(this.#place, this.#binaries, living.pid)
    await this.#lock?.end().catch(() => {})
  }
}

async function holderOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
        and (l.classid, l.objid) = (${SERVER_LOCK}) and l.granted`,
  )
  return rows[0] ? rows[0].name.replace('kencana ', '') : undefined
}

function refuseDuringRestore(place: Place): void {
  if (existsSync(place.restoreMark)) {
    throw new DatabaseRefusal(
      `Pemulihan cadangan di ${place.dataDir} belum selesai. Jalankan "npm run restore" sampai selesai dahulu.`,
    )
  }
}
