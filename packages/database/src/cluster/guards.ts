import { existsSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import type pg from 'pg'
import { DatabaseRefusal } from '../refusal.ts'
import type { Place } from './place.ts'
import { livingPostmaster, readPidFile } from './postmaster.ts'
import { StartedElsewhere } from './start.ts'

/** Two keys of the advisory lock, in database `postgres`, that the one server of a cluster holds while it lives. */
const SERVER_LOCK = '4707, 1'

/** Takes the server lock for as long as this connection to database `postgres` lives; false when another has it. */
export async function takeServerLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ ok: boolean }>(`select pg_try_advisory_lock(${SERVER_LOCK}) as ok`)
  return rows[0]?.ok ?? false
}

/** The process number of the server that holds the lock; undefined when there is none. */
export async function holderOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
        and (l.classid, l.objid) = (${SERVER_LOCK}) and l.granted`,
  )
  return rows[0] ? rows[0].name.replace('kencana ', '') : undefined
}

/**
 * A data folder shared by two containers: the other's postmaster has no process number here, and removing its lock would
 * set two servers on one database. Its socket lies in the same folder, though, and answers.
 */
export async function refuseUnseen(place: Place): Promise<void> {
  const file = readPidFile(place.pgdata)
  if (!file?.socketDir || !(await answers(file.socketDir))) return
  if (livingPostmaster(place.pgdata)) throw new StartedElsewhere('it has just been started')
  throw new DatabaseRefusal(
    `Database di ${place.pgdata} sedang dijalankan dari tempat lain (container lain?). Hentikan yang lain dahulu.`,
  )
}

function answers(socketDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(`${socketDir}/.s.PGSQL.5432`)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}

/** Throws while a restore swaps folders, or after one that was interrupted then. */
export function refuseDuringRestore(place: Place): void {
  if (existsSync(place.restoreMark)) {
    throw new DatabaseRefusal(
      `Pemulihan cadangan di ${place.dataDir} belum selesai. Jalankan "npm run restore" sampai selesai dahulu.`,
    )
  }
}

/**
 * Files that root makes in the data folder of another account are closed to the server, which could neither read nor clear them away.
 * @param uid who runs this
 * @throws DatabaseRefusal for root where the folder is another's
 */
export function refuseForeignRoot(dataDir: string, uid = process.getuid?.()): void {
  if (uid !== 0) return
  // One that is not there yet is made by whoever owns the folder that it comes to lie in.
  let folder = path.resolve(dataDir)
  while (!existsSync(folder)) folder = path.dirname(folder)
  const { uid: owner } = statSync(folder)
  if (owner !== 0)
    throw new DatabaseRefusal(
      `${dataDir} milik akun lain (nomor ${owner}): jalankan sebagai akun itu, bukan sebagai root.`,
    )
}
