/** Calls that wait for one row in a known order: a race whose first one is the same each time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, type Sql, sql } from '@kencana/database'

/** Milliseconds between two looks, and after which nobody will come any more. */
const JEDA = 10
const AKHIR = 20_000

/** What waits for a lock behind one connection, or behind who waits for it: other waits of the database are not ours. */
const behind = (db: Database, pid: number): Promise<{ pid: number; query: string }[]> =>
  db.rows(sql`
    WITH RECURSIVE tunggu AS (
      SELECT ${pid}::int AS pid, '' AS query
      UNION
      SELECT a.pid, left(a.query, 200)
      FROM pg_stat_activity a JOIN tunggu t ON a.wait_event_type = 'Lock' AND t.pid = ANY (pg_blocking_pids(a.pid))
      WHERE a.datname = current_database()
    ) SELECT pid, query FROM tunggu WHERE pid <> ${pid}`)

/** Until so many wait behind it, or what is awaited has ended after all. @throws Error when neither comes about */
const sampaiMenunggu = async (db: Database, pid: number, banyak: number, selesai: () => boolean): Promise<void> => {
  const akhir = Date.now() + AKHIR
  for (;;) {
    const ada = await behind(db, pid)
    if (selesai() || ada.length >= banyak) return
    if (Date.now() > akhir) throw new Error(`${ada.length} of ${banyak} wait: ${JSON.stringify(ada)}`)
    await sleep(JEDA)
  }
}

/**
 * Holds what `kunci` locks, has the calls come to it one after the other, and lets go.
 * @param lalu what the holder does besides while they wait
 * @returns how each ended, in their order
 */
export const antre = async (
  db: Database,
  kunci: Sql,
  panggilan: readonly (() => Promise<unknown>)[],
  lalu?: Sql,
): Promise<PromiseSettledResult<unknown>[]> => {
  // In an object: a promise that a transaction returns is awaited before it commits.
  const { berjalan } = await db.transaction(async (tx) => {
    await tx.run(kunci)
    const pemegang = await tx.one<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
    if (!pemegang) throw new Error('no connection')
    const semua: Promise<PromiseSettledResult<unknown>[]>[] = []
    for (const panggil of panggilan) {
      let selesai = false
      semua.push(Promise.allSettled([panggil()]).finally(() => (selesai = true)))
      await sampaiMenunggu(db, pemegang.pid, semua.length, () => selesai)
    }
    if (lalu) await tx.run(lalu)
    return { berjalan: semua }
  })
  return (await Promise.all(berjalan)).flat()
}
