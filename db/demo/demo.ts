/** First start: the demo chain, loaded through the real server with a clock of its own. */
import type { Database } from '@kencana/database'
import { sql } from '@kencana/database'
import { createHttp, type Deps, type Feature } from '@kencana/server-kit'
import type { FastifyBaseLogger } from 'fastify'
import { demoClock, loadDemo } from './load.ts'

/** A demo that was interrupted; what there is of it is no shop to work in. */
export class DemoIncomplete extends Error {
  override name = 'DemoIncomplete'
}

const isEmpty = async (db: Database): Promise<boolean> => {
  const row = await db.one<{ users: boolean; demo: string | null }>(sql`
    SELECT EXISTS (SELECT FROM users) AS users, (SELECT nilai FROM rahasia WHERE nama = 'demo') AS demo`)
  if (row?.demo === 'mulai')
    throw new DemoIncomplete('Data demo belum selesai dimuat karena terhenti. Hapus folder data lalu jalankan lagi.')
  return row?.users === false
}

/** Is this the demo chain? Then its logins may be shown. */
export const isDemo = async (db: Database): Promise<boolean> =>
  (await db.one(sql`SELECT 1 AS ada FROM rahasia WHERE nama = 'demo' AND nilai = 'selesai'`)) !== undefined

/** Loads the demo into an empty database. @returns whether it did */
export const loadDemoOnce = async (
  deps: Deps,
  features: readonly Feature[],
  logger: FastifyBaseLogger,
): Promise<boolean> => {
  const { db } = deps
  if (!(await isEmpty(db))) return false
  await db.run(sql`INSERT INTO rahasia (nama, nilai) VALUES ('demo', 'mulai')`)
  const clock = demoClock(deps.clock.now())
  // A week of logins in some seconds, in this process alone: nobody can reach this server.
  const app = await createHttp({ deps: { ...deps, clock }, features, logger, loginsPerMinute: 100_000 })
  await loadDemo(app, clock)
  await app.close()
  await db.run(sql`UPDATE rahasia SET nilai = 'selesai' WHERE nama = 'demo'`)
  return true
}
