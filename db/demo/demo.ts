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

/** A shop of one's own was asked for where the demo chain lies, whose passwords everybody knows. */
export class DemoInFolder extends Error {
  override name = 'DemoInFolder'
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

/**
 * Stops who asked for a shop of his own on a database that holds the demo.
 * @throws DemoInFolder which says what to do
 * @example await refuseDemo(db)
 */
export const refuseDemo = async (db: Database): Promise<void> => {
  if (await db.one(sql`SELECT 1 AS ada FROM rahasia WHERE nama = 'demo'`))
    throw new DemoInFolder(
      'Di sini sudah ada toko demo, jadi --kosong tidak dijalankan. Isi DATA_DIR (atau DATABASE_URL) dengan tempat lain untuk toko Anda, atau hapus folder data demo lalu jalankan lagi.',
    )
}

/** Loads the demo into an empty database. @param say what begins, as it takes its time @returns whether it did */
export const loadDemoOnce = async (
  deps: Deps,
  features: readonly Feature[],
  logger: FastifyBaseLogger,
  say: (text: string) => void = () => undefined,
): Promise<boolean> => {
  const { db } = deps
  if (!(await isEmpty(db))) return false
  say('Memuat rantai toko demo (sekali, sekitar satu menit) ...')
  await db.run(sql`INSERT INTO rahasia (nama, nilai) VALUES ('demo', 'mulai')`)
  const clock = demoClock(deps.clock.now())
  // A week of logins in some seconds, in this process alone: nobody can reach this server.
  const app = await createHttp({ deps: { ...deps, clock }, features, logger, loginsPerMinute: 100_000 })
  await loadDemo(app, clock)
  await app.close()
  await db.run(sql`UPDATE rahasia SET nilai = 'selesai' WHERE nama = 'demo'`)
  return true
}
