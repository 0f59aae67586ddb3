/** The database as the program asks it: a pool for most things, a lane for quick ones, transactions. */
import { setMaxListeners } from 'node:events'
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from './cluster/cluster.ts'
import { Lane } from './lane.ts'
import { type Sql, sql, toQueryConfig } from './sql.ts'

/** What may be asked of the database, inside or outside a transaction. */
export interface Queryable {
  /** All rows. */
  readonly rows: <T extends object>(query: Sql) => Promise<T[]>
  /** The only row, or undefined. Throws when there are several: a lookup by key that is none is a bug. */
  readonly one: <T extends object>(query: Sql) => Promise<T | undefined>
  /** The number of rows written. */
  readonly run: (query: Sql) => Promise<number>
}

/**
 * A running transaction; unusable once its function has returned. What is asked at the same time (`Promise.all`) goes out together and is
 * done in the order in which it was asked, each statement seeing what those before it did: one way there and back for all of them.
 */
export interface Tx extends Queryable {
  /** The connection, for libraries that want to join the transaction. */
  readonly client: pg.ClientBase
  /** The last statement: it goes out with the COMMIT, once the function has returned. Its failure is the transaction's. */
  readonly last: (query: Sql) => void
}

/** How many connections a pool has, how many of them do nothing, and how many askers wait for one. */
export type PoolLoad = Readonly<Record<'open' | 'idle' | 'waiting', number>>

export interface Database extends Queryable {
  readonly pool: pg.Pool
  /**
   * For reads that find a few rows by key: they share one pipelined connection, at half the cost. What may take longer
   * than a few milliseconds holds up the others there and belongs to the pool. Where that connection is lost, or says
   * nothing for five seconds, the pool answers.
   */
  readonly quick: Queryable
  /** That connection alone, without the pool behind it: to ask whether it is well. */
  readonly lane: Queryable
  /**
   * The same for whoever may go away: once the signal is aborted nothing more is sent, and what PostgreSQL works on is
   * cancelled. Throws what the signal was aborted with.
   * @param most rows that one statement may answer; TooManyRows when there are more
   */
  until(signal: AbortSignal, most?: number): Queryable
  /** server_version_num, 180004 for 18.4. */
  readonly version: number
  /** The embedded cluster; undefined with DATABASE_URL. */
  readonly cluster: Cluster | undefined
  /** What its connections do now, by pool. */
  load(): Record<'read' | 'write', PoolLoad>
  /** How to open one more connection like those of the pool (its options included). */
  readonly connection: pg.ClientConfig
  /** The same for whoever owns the tables, where the program does not. */
  readonly owner: pg.ClientConfig
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

/** What PostgreSQL says to statements of a transaction that an earlier one has broken. */
const AFTER_AN_ERROR = '25P02'

/** Rows that are read at once of an answer that may be large: between two pages others have their turn. */
const PAGE = 500

/** A statement that would have answered more rows than its asker can bear; they were not fetched. */
export class TooManyRows extends Error {
  override name = 'TooManyRows'
  readonly most: number

  constructor(most: number) {
    super(`more than ${most} rows`)
    this.most = most
  }
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
      const tell = watch?.(query)
      const { rowCount, fields } = await send(query)
      // Several statements at once answer no columns.
      tell?.(fields ?? [])
      return rowCount ?? 0
    },
  }
}

/** A connection is kept after an error that a statement earned, dropped after any other. */
function isStatementError(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return error instanceof RangeError
  // 57P0x, 25006: the server goes away, or writes no more since another one took its place. 0A000: a plan prepared before
  // a migration; a new connection prepares it anew.
  return !/^(57P|25006|0A000)/.test(error.code ?? '') && error.severity !== 'FATAL'
}

/** The only implementation; made by openDatabase. */
export class PooledDatabase implements Database {
  readonly pool: pg.Pool
  readonly connection: pg.ClientConfig
  readonly owner: pg.ClientConfig
  readonly version: number
  readonly cluster: Cluster | undefined
  readonly rows: Queryable['rows']
  readonly one: Queryable['one']
  readonly run: Queryable['run']
  readonly quick: Queryable
  readonly lane: Queryable
  readonly #lane: Lane
  readonly #writers: pg.Pool
  readonly #watch: Watch | undefined
  #closing: Promise<void> | undefined

  /** @param writers connections in pipeline mode, for transactions */
  constructor(
    pool: pg.Pool,
    writers: pg.Pool,
    connection: pg.ClientConfig,
    version: number,
    cluster: Cluster | undefined,
    watch: Watch | undefined,
    owner = connection,
  ) {
    this.owner = owner
    this.pool = pool
    this.#writers = writers
    this.connection = connection
    this.version = version
    this.cluster = cluster
    this.#watch = watch
    const { rows, one, run } = queryable((query) => this.#send(query), watch)
    this.rows = rows
    this.one = one
    this.run = run
    this.#lane = new Lane(connection)
    this.quick = queryable((query) => this.#sendQuick(query), watch)
    this.lane = queryable((query) => this.#lane.send(toQueryConfig(query), isStatementError), watch)
  }

  /** @param page rows that are fetched at a time; all at once unless told */
  async #send(query: Sql, signal?: AbortSignal, page?: number): Promise<pg.QueryResult> {
    const client = await this.pool.connect()
    if (signal?.aborted) {
      client.release()
      throw signal.reason
    }
    const cancel = () => this.#cancel(client)
    signal?.addEventListener('abort', cancel)
    let broken = true
    try {
      // The driver fetches pages; its types do not know.
      const config: pg.QueryConfig & { rows?: number } = toQueryConfig(query)
      if (page !== undefined) config.rows = page
      const result = await client.query(config)
      broken = false
      return result
    } catch (error) {
      // After an error the driver sends no Sync for an answer in pages: what is asked next there would wait for ever.
      broken = page !== undefined || !isStatementError(error)
      throw signal?.aborted ? signal.reason : error
    } finally {
      signal?.removeEventListener('abort', cancel)
      // A cancellation under way must not meet the next statement.
      client.release(broken || signal?.aborted)
    }
  }

  /** What is asked over the lane changes nothing, so it is asked once more over the pool when the lane is lost. */
  #sendQuick(query: Sql): Promise<pg.QueryResult> {
    return this.#lane.send(toQueryConfig(query), isStatementError).catch((error: unknown) => {
      if (isStatementError(error) || this.#closing) throw error
      return this.#send(query)
    })
  }

  load(): Record<'read' | 'write', PoolLoad> {
    const of = ({ totalCount, idleCount, waitingCount }: pg.Pool): PoolLoad => ({
      open: totalCount,
      idle: idleCount,
      waiting: waitingCount,
    })
    return { read: of(this.pool), write: of(this.#writers) }
  }

  until(signal: AbortSignal, most?: number): Queryable {
    // A page asks for as many figures at once as it has; each of them hears of the end.
    setMaxListeners(0, signal)
    const page = most === undefined ? undefined : PAGE
    const free = queryable((query) => this.#send(query, signal, page), this.#watch)
    if (most === undefined) return free
    const rows = async <T extends object>(query: Sql): Promise<T[]> => {
      const found = await free.rows<T>(sql`SELECT * FROM (${query}) AS semua LIMIT ${most + 1}`)
      if (found.length > most) throw new TooManyRows(most)
      return found
    }
    return { ...free, rows }
  }

  /** Whether it comes in time or at all changes nothing: the statement ends by itself, and its connection is dropped. */
  #cancel(client: pg.PoolClient): void {
    const { processID } = client as unknown as { processID: number }
    void this.quick.one(sql`SELECT pg_cancel_backend(${processID}) AS dihentikan`).catch(() => undefined)
  }

  async transaction<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.#writers.connect()
    let open = true
    let broken = true
    let last: Sql | undefined
    // Sent with the first statement, and nothing is believed before it is answered.
    const begun = together(client, 'begin isolation level read committed')
    // Nobody waits for it where the function ends before its first statement.
    begun.catch(() => undefined)
    const send = async (query: Sql): Promise<pg.QueryResult> => {
      // A forgotten await would otherwise run in whatever transaction gets this connection next.
      if (!open) throw new Error(`transaction is over, statement not sent: ${query.text}`)
      try {
        const [answer] = await Promise.all([together(client, toQueryConfig(query)), begun])
        return answer
      } catch (error) {
        // What broke the transaction speaks first, also where this came in the same packet.
        if (error instanceof pg.DatabaseError && error.code === AFTER_AN_ERROR) await nextTurn()
        throw error
      }
    }
    try {
      const keep = (query: Sql): void => {
        last = query
      }
      const result = await fn({ ...queryable(send, this.#watch), client, last: keep })
      const ended = last && send(last)
      open = false
      const [{ command }] = await Promise.all([together(client, 'commit'), ended, begun])
      broken = false
      if (command !== 'COMMIT') throw new Error(`commit was answered with ${command}: nothing was saved`)
      return result
    } catch (error) {
      open = false
      // After a commit that was answered there is nothing left to roll back.
      if (broken)
        broken = !(await rolledBack(client)) || (error instanceof pg.DatabaseError && !isStatementError(error))
      throw error
    } finally {
      client.release(broken)
    }
  }

  close(): Promise<void> {
    this.#closing ??= Promise.all([this.pool.end(), this.#writers.end(), this.#lane.close()]).then(() =>
      this.cluster?.stop(),
    )
    return this.#closing
  }
}

/** Sends a statement; what is sent in the same turn of the program goes out as one packet. */
function together(client: pg.ClientBase, query: string | pg.QueryConfig): Promise<pg.QueryResult> {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
  return client.query(query)
}

async function rolledBack(client: pg.ClientBase): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}
