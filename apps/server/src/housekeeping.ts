/**
 * Done beside the work: sweeping what is only kept for a while (keys 7 days, wrong passwords 1, at agreements 31, ended sessions 90, uses of keys 400, photos
 * that nothing shows 1), audit, and the sums under the lists kept small.
 */
import { type Database, sql } from '@kencana/database'
import { type Clock, type Deps, dapatGiliran, sapuFoto } from '@kencana/server-kit'
import type { FastifyBaseLogger } from 'fastify'
import { auditNeraca, catatHasil } from '../../../features/neraca/neraca.api.ts'

const HARI = 86_400_000
const MENIT = 60_000
const before = (clock: Clock, days: number) => new Date(clock.now().getTime() - days * HARI)

/**
 * Proves the ledger when the last proof is a day old; from its first line when the last such proof is a week old, or found something:
 * a shorter one could leave out where, and would call the ledger balanced.
 */
export const auditDaily = async (db: Database, clock: Clock): Promise<void> => {
  const now = clock.now()
  const fresh = await db.one(sql`
    SELECT 1 AS ada FROM hasil_audit WHERE waktu > ${before(clock, 1)} AND waktu <= ${now} LIMIT 1`)
  if (fresh) return
  const penuh = await db.one<{ cukup: boolean }>(sql`
    SELECT pelanggaran = 0 AND waktu > ${before(clock, 7)} AS cukup FROM hasil_audit WHERE penuh AND waktu <= ${now}
    ORDER BY waktu DESC, id DESC LIMIT 1`)
  await catatHasil(db, now, await auditNeraca(db, now, penuh?.cukup ? 'HARIAN' : 'PENUH'))
}

/** Deletes what is past its time. */
const sweep = async (db: Database, clock: Clock): Promise<void> => {
  await db.run(sql`DELETE FROM idempotency WHERE dibuat_pada < ${before(clock, 7)}`)
  // Guesses at agreements are warned of for thirty days (Alarm), others count for a day.
  await db.run(sql`
    DELETE FROM gagal_login WHERE waktu < ${before(clock, 31)}
      OR (waktu < ${before(clock, 1)} AND NOT starts_with(subjek, 'OTORISASI ') AND NOT starts_with(subjek, 'SETUJU '))`)
  await db.run(sql`DELETE FROM kunci_baca_pakai WHERE waktu < ${before(clock, 400)}`)
  await db.run(sql`DELETE FROM sesi WHERE dicabut_pada < ${before(clock, 90)}`)
}

/** Every so often until stopped; what fails is logged and tried again in its turn. */
const every = (ms: number, logger: FastifyBaseLogger, work: () => Promise<unknown>): NodeJS.Timeout => {
  const run = () => void work().catch((error: unknown) => logger.error({ err: error }, 'housekeeping failed'))
  run()
  return setInterval(run, ms).unref()
}

/** Works now, then every six hours and every ten minutes until stopped; of several servers on one database one does it. */
export const keepHouse = ({ db, clock, blob }: Deps, logger: FastifyBaseLogger): { stop: () => void } => {
  const inTurn = (nama: string, ms: number, work: () => Promise<unknown>) =>
    every(ms, logger, async () => {
      if (await dapatGiliran(db, nama, ms)) await work()
    })
  const timers = [
    inTurn('rumah', HARI / 4, async () => {
      await sweep(db, clock)
      await auditDaily(db, clock)
      await sapuFoto(db, blob, clock.now())
    }),
    inTurn('rekap', MENIT * 10, () => db.rows(sql`SELECT padatkan_rekap()`)),
  ]
  return { stop: () => timers.forEach(clearInterval) }
}
