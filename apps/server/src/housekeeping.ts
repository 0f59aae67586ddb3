/** Done beside the work: sweeping what is only kept for a while (keys 7 days, wrong passwords 1, ended sessions 90), audit. */
import { type Database, sql } from '@kencana/database'
import type { Clock } from '@kencana/server-kit'
import type { FastifyBaseLogger } from 'fastify'
import { auditNeraca, catatHasil } from '../../../features/neraca/neraca.query.ts'

const HARI = 86_400_000
const before = (clock: Clock, days: number) => new Date(clock.now().getTime() - days * HARI)

/** Proves the ledger when the last proof is a day old, so that the dashboard says what was really checked. */
const auditDaily = async (db: Database, clock: Clock): Promise<void> => {
  const fresh = await db.one(sql`SELECT 1 AS ada FROM hasil_audit WHERE waktu > ${before(clock, 1)} LIMIT 1`)
  if (fresh) return
  const now = clock.now()
  await catatHasil(db, now, await auditNeraca(db, now))
}

/** Deletes what is past its time. */
const sweep = async (db: Database, clock: Clock): Promise<void> => {
  await db.run(sql`DELETE FROM idempotency WHERE dibuat_pada < ${before(clock, 7)}`)
  await db.run(sql`DELETE FROM gagal_login WHERE waktu < ${before(clock, 1)}`)
  await db.run(sql`DELETE FROM sesi WHERE dicabut_pada < ${before(clock, 90)}`)
}

/** Works now and every six hours until stopped. */
export const keepHouse = (db: Database, clock: Clock, logger: FastifyBaseLogger): { stop: () => void } => {
  const work = () => sweep(db, clock).then(() => auditDaily(db, clock))
  const run = () => void work().catch((error: unknown) => logger.error({ err: error }, 'housekeeping failed'))
  run()
  const timer = setInterval(run, HARI / 4)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
