/** What is only kept for a while: idempotency keys 7 days, wrong-password marks one day, ended sessions 90 days. */
import { type Database, sql } from '@kencana/database'
import type { Clock } from '@kencana/server-kit'
import type { FastifyBaseLogger } from 'fastify'

const HARI = 86_400_000
const before = (clock: Clock, days: number) => new Date(clock.now().getTime() - days * HARI)

/** Deletes what is past its time. */
const sweep = async (db: Database, clock: Clock): Promise<void> => {
  await db.run(sql`DELETE FROM idempotency WHERE dibuat_pada < ${before(clock, 7)}`)
  await db.run(sql`DELETE FROM gagal_login WHERE waktu < ${before(clock, 1)}`)
  await db.run(sql`DELETE FROM sesi WHERE dicabut_pada < ${before(clock, 90)}`)
}

/** Sweeps now and every six hours until stopped. */
export const sweepDaily = (db: Database, clock: Clock, logger: FastifyBaseLogger): { stop: () => void } => {
  const run = () => void sweep(db, clock).catch((error: unknown) => logger.error({ err: error }, 'sweep failed'))
  run()
  const timer = setInterval(run, HARI / 4)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
