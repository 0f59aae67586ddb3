/**
 * For whoever sends requests here, a balancer or a supervisor: /live says that the process answers and asks nobody, /ready
 * that requests should come. The one ends a process that hangs, the other only takes it out of the row for a while.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, sql } from '@kencana/database'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Milliseconds for all of it; a balancer does not wait long either. */
const BATAS = 3_000

/** What must be well, by its name in the answer. */
const SYARAT: Readonly<Record<string, (db: Database) => Promise<boolean>>> = {
  /** The connection that every session check goes over. */
  lajur: async ({ lane }) => (await lane.one<{ satu: number }>(sql`SELECT 1 AS satu`))?.satu === 1,
  /** A connection of the pool is to be had. */
  kolam: async (db) => (await db.one<{ satu: number }>(sql`SELECT 1 AS satu`))?.satu === 1,
  /** The server behind it is the one that writes. */
  primer: async (db) => {
    const row = await db.one<{ primer: boolean }>(sql`
      SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off' AS primer`)
    return row?.primer === true
  },
}

/** Said beside, and no condition: whether the server owns the tables that it writes. */
export const peranDatabase = async (db: Database): Promise<'terpisah' | 'satu peran' | undefined> => {
  const row = await db.one<{ satu: boolean }>(sql`SELECT satu_peran() AS satu`).catch(() => undefined)
  return row && (row.satu ? 'satu peran' : 'terpisah')
}

const periksa = async (db: Database): Promise<Record<string, boolean>> => {
  const done = new AbortController()
  const late = sleep(BATAS, false, { signal: done.signal }).catch(() => false)
  const answers = Object.entries(SYARAT).map(async ([nama, well]) => [
    nama,
    await Promise.race([well(db).catch(() => false), late]),
  ])
  const all = Object.fromEntries(await Promise.all(answers)) as Record<string, boolean>
  done.abort()
  return all
}

/**
 * The handler of /ready: 200 or 503 with every condition. However many ask at once, the database is asked once.
 * @param leaving whether this server is about to stop: it answers what came, and asks for nothing more
 */
export const answerReady = (db: Database, leaving: () => boolean) => {
  let running: Promise<Record<string, boolean>> | undefined
  let dengan: Awaited<ReturnType<typeof peranDatabase>>
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    if (leaving()) return reply.code(503).header('cache-control', 'no-store').send({ status: 'berhenti' })
    running ??= periksa(db).finally(() => {
      running = undefined
    })
    const syarat = await running
    const siap = Object.values(syarat).every(Boolean)
    if (siap) dengan ??= await peranDatabase(db)
    return reply
      .code(siap ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: siap ? 'ok' : 'belum siap', ...syarat, ...(dengan && { peran: dengan }) })
  }
}
