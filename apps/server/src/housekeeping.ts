/**
 * Done beside the work: sweeping what is only kept for a while (keys 7 days, wrong passwords 1, at agreements 31, ended sessions 90, uses of keys 400, photos
 * that nothing shows 1), audit, and the sums under the lists kept small.
 */
import { type Database, type Sql, sql } from '@kencana/database'
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

/** More than what is kept longest. */
const HARI_DIINGAT = 500

/** Writes down that the house is kept on another day: some hours are none, and a clock that jumps by years makes one. */
const catatHari = async (db: Database, clock: Clock): Promise<void> => {
  await db.run(sql`
    INSERT INTO hari_rumah (waktu) SELECT ${clock.now()}::timestamptz WHERE NOT EXISTS (
      SELECT FROM (SELECT waktu FROM hari_rumah ORDER BY ke DESC LIMIT 1) h
      WHERE h.waktu > ${clock.now()}::timestamptz - interval '20 hours' AND h.waktu < ${clock.now()}::timestamptz + interval '20 hours')`)
  await db.run(
    sql`DELETE FROM hari_rumah WHERE ke <= (SELECT ke FROM hari_rumah ORDER BY ke DESC OFFSET ${HARI_DIINGAT} LIMIT 1)`,
  )
}

/**
 * Since when nothing is so many days old: by the clock, and by the days on which the house was kept. A key that is swept too early lets a
 * retry write twice.
 * @returns undefined where the house has not been kept for so many days
 */
const sebelumHari = async (db: Database, clock: Clock, hari: number): Promise<Date | undefined> => {
  const batas = await db.one<{ waktu: Date }>(sql`
    SELECT least(waktu, ${before(clock, hari)}::timestamptz) AS waktu FROM hari_rumah ORDER BY ke DESC OFFSET ${hari} LIMIT 1`)
  return batas?.waktu
}

/** Deletes what is past its time. */
const sweep = async (db: Database, clock: Clock): Promise<void> => {
  const sapu = async (hari: number, hapus: (sebelum: Date) => Sql) => {
    const sebelum = await sebelumHari(db, clock, hari)
    if (sebelum) await db.run(hapus(sebelum))
  }
  await sapu(7, (sebelum) => sql`DELETE FROM idempotency WHERE dibuat_pada < ${sebelum}`)
  // Guesses at agreements are warned of for thirty days (Alarm), others count for a day.
  await sapu(31, (sebelum) => sql`DELETE FROM gagal_login WHERE waktu < ${sebelum}`)
  await sapu(
    1,
    (sebelum) => sql`
      DELETE FROM gagal_login
      WHERE waktu < ${sebelum} AND NOT starts_with(subjek, 'OTORISASI ') AND NOT starts_with(subjek, 'SETUJU ')`,
  )
  await sapu(400, (sebelum) => sql`DELETE FROM kunci_baca_pakai WHERE waktu < ${sebelum}`)
  await sapu(90, (sebelum) => sql`DELETE FROM sesi WHERE dicabut_pada < ${sebelum}`)
}

/** What is to be done once in some hours. */
export const jagaRumah = async ({ db, clock, blob }: Deps): Promise<void> => {
  await catatHari(db, clock)
  await sweep(db, clock)
  await auditDaily(db, clock)
  const kemarin = await sebelumHari(db, clock, 1)
  if (kemarin) await sapuFoto(db, blob, kemarin)
}

/** Every so often until stopped; what fails is logged and tried again in its turn. */
const every = (ms: number, logger: FastifyBaseLogger, work: () => Promise<unknown>): NodeJS.Timeout => {
  const run = () => void work().catch((error: unknown) => logger.error({ err: error }, 'housekeeping failed'))
  run()
  return setInterval(run, ms).unref()
}

/** Works now, then every six hours and every ten minutes until stopped; of several servers on one database one does it. */
export const keepHouse = (deps: Deps, logger: FastifyBaseLogger): { stop: () => void } => {
  const { db } = deps
  const inTurn = (nama: string, ms: number, work: () => Promise<unknown>) =>
    every(ms, logger, async () => {
      if (await dapatGiliran(db, nama, ms)) await work()
    })
  const timers = [
    inTurn('rumah', HARI / 4, () => jagaRumah(deps)),
    inTurn('rekap', MENIT * 10, () => db.rows(sql`SELECT padatkan_rekap()`)),
  ]
  return { stop: () => timers.forEach(clearInterval) }
}
