/** Calls that wait for one row in a known order: a race whose first one is the same each time. */
import { type Database, type Sql, sql } from '@kencana/database'

/** Until so many statements of this database wait for a lock, or what is awaited has ended after all. */
const sampaiMenunggu = async (db: Database, banyak: number, selesai: () => boolean): Promise<void> => {
  const row = await db.one<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
  if (!selesai() && (row?.n ?? 0) < banyak) await sampaiMenunggu(db, banyak, selesai)
}

/**
 * Holds what `kunci` locks, has the calls come to it one after the other, and lets go.
 * @returns how each ended, in their order
 */
export const antre = async (
  db: Database,
  kunci: Sql,
  panggilan: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> => {
  // In an object: a promise that a transaction returns is awaited before it commits.
  const { berjalan } = await db.transaction(async (tx) => {
    await tx.run(kunci)
    const semua: Promise<PromiseSettledResult<unknown>[]>[] = []
    for (const panggil of panggilan) {
      let selesai = false
      semua.push(Promise.allSettled([panggil()]).finally(() => (selesai = true)))
      await sampaiMenunggu(db, semua.length, () => selesai)
    }
    return { berjalan: semua }
  })
  return (await Promise.all(berjalan)).flat()
}
