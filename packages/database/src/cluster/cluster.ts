import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { codeOf, DatabaseRefusal, reasonOf } from '../refusal.ts'
import { quoteIdent } from '../sql.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { holderOf, refuseDuringRestore, refuseUnseen, takeServerLock } from './guards.ts'
import { initialise, readPassword, SUPERUSER } from './init.ts'
import { findPlace, type Place } from './place.ts'
import { livingPostmaster, type PidFile } from './postmaster.ts'
import { productSettings, type Settings, scratchSettings } from './settings.ts'
import { postmasterArguments, runsWith, StartedElsewhere, startPostmaster, stopPostmaster } from './start.ts'

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

interface Connected {
  client: pg.Client
  running: PidFile
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
      this.#running = living && (await this.#served(living.pid))
      if (this.#running) {
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
        if (!living) await refuseUnseen(this.#place)
        const { pid } = living ?? (await startPostmaster(this.#place, this.#binaries, this.#settings, this.#log))
        const held = await this.#takeLock(pid)
        if (!held) throw new StartedElsewhere('PostgreSQL went away while we connected')
        if (living && !(await this.#isCurrent(held.client))) {
          this.#log.info('Database dari versi atau pengaturan lama dijalankan ulang')
          await held.client.end().catch(() => {})
          await stopPostmaster(this.#place, this.#binaries, pid)
          continue
        }
        this.origin = living ? 'adopted' : 'warm'
        this.#hold(held)
        return
      } catch (error) {
        if (!(error instanceof StartedElsewhere) || attempt > 50) throw error
        await sleep(100)
      }
    }
  }

  /** A connection with the lock; undefined when the postmaster went away meanwhile. Throws when another server has it. */
  async #takeLock(pid: number): Promise<Connected | undefined> {
    for (const end = Date.now() + LOCK_WAIT_MS; ; ) {
      const connected = await this.#connectTo(pid)
      if (!connected) return undefined
      let holder: string | undefined
      try {
        if (await takeServerLock(connected.client)) return connected
        holder = await holderOf(connected.client)
      } catch {
        // It is shutting down or crashed in this very moment.
        return undefined
      }
      await connected.client.end()
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
  async #connectTo(pid: number): Promise<Connected | undefined> {
    for (;;) {
      // Read anew each time: a postmaster that just starts has not yet written where it listens.
      const running = livingPostmaster(this.#place.pgdata)
      if (running?.pid !== pid) return undefined
      if (running.status === 'ready') {
        const client = await this.#connectNow(running)
        if (client) return { client, running }
      }
      await sleep(10)
    }
  }

  async #connectNow(running: PidFile): Promise<pg.Client | undefined> {
    const client = new pg.Client({
      ...this.#configFor(running, 'postgres'),
      application_name: `kencana ${process.pid}`,
      connectionTimeoutMillis: 15_000,
      keepAlive: true,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      // Starting, stopping, or gone in this moment; a lost connection has no code.
      const waits = ['57P03', '57P01', '57P02', 'ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', undefined]
      if (waits.includes(codeOf(error))) return undefined
      throw new DatabaseRefusal(`Database tidak dapat dihubungi: ${reasonOf(error)}`, { cause: error })
    }
  }

  /** The running PostgreSQL, if a server holds it. */
  async #served(pid: number): Promise<PidFile | undefined> {
    const connected = await this.#connectTo(pid)
    if (!connected) return undefined
    const holder = await holderOf(connected.client)
    await connected.client.end()
    return holder === undefined ? undefined : connected.running
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
  #hold({ running, client: lock }: Connected): void {
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
