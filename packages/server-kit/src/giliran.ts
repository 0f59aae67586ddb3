/** Work that any of several servers on one database could do, and one of them does. */
import { type Queryable, sql } from '@kencana/database'

/**
 * Takes the turn of a kind of work by the database's own clock: however many servers ask, one of them gets it.
 * @param ms milliseconds from one turn to the next; a server that dies in its turn costs no more than that
 * @returns whether the turn is the asker's
 */
export const dapatGiliran = async (db: Queryable, nama: string, ms: number): Promise<boolean> => {
  // A timer comes a little early or late: the tenth is not lost to the next round.
  const jeda = ms * 0.9
  const row = await db.one<{ nama: string }>(sql`
    INSERT INTO pekerjaan (nama, mulai) VALUES (${nama}, clock_timestamp())
    ON CONFLICT (nama) DO UPDATE SET mulai = excluded.mulai
    WHERE pekerjaan.mulai <= excluded.mulai - ${jeda} * interval '1 millisecond'
    RETURNING nama`)
  return row !== undefined
}
