/** A backup brought back from a place outside of this machine. */
import { existsSync, readdirSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { findPlace } from '../cluster/place.ts'
import { type Log, silentLog } from '../log.ts'
import { DatabaseRefusal } from '../refusal.ts'
import { tulisSekali } from '../tulis-sekali.ts'
import { homeIn, LOCKED, listHome } from './home.ts'
import { readKeys } from './kept-keys.ts'
import { type BackupKey, findBackupKey } from './key.ts'
import type { BackupInfo } from './list.ts'
import { putInPlace, type RestoreResult } from './restore.ts'
import { type Beside, markedAs } from './restored.ts'
import { lockedSource, pickFromPlace } from './source.ts'

/** Where a locked backup is restored from. */
export interface RestoreFrom {
  /** The folder that was given as place of the backups, or the one of this installation in it. */
  place: string
  /** The key from the paper; without it the one of the data folder. */
  key?: BackupKey | undefined
  /** One of its backups by name, without `.age`; the newest one without it. */
  name?: string | undefined
}

/** Nobody needs to type a key for a folder without backups. @throws DatabaseRefusal */
export function refuseEmptyPlace(place: string): void {
  const isHome = path.basename(path.resolve(place)).startsWith(HOME)
  if (!existsSync(place) || !(isHome || readdirSync(place).some((one) => one.startsWith(HOME))))
    throw new DatabaseRefusal(`Tidak ada cadangan Kencana di ${place}.`)
}

const HOME = 'kencana-'

/** The folder of these backups in a place, for a key. @throws DatabaseRefusal where the key opens nothing there */
export function homeFor(place: string, key: BackupKey): string {
  refuseEmptyPlace(place)
  const home = homeIn(place, key)
  if (existsSync(home)) return home
  const self = path.resolve(place)
  if (path.basename(self) === path.basename(home)) return self
  throw new DatabaseRefusal(`Kunci cadangan bukan kunci dari cadangan di ${place}.`)
}

/** The backups of a place that a key opens, newest first. @throws DatabaseRefusal */
export const backupsIn = (place: string, key: BackupKey): Promise<BackupInfo[]> =>
  listHome(homeFor(place, key), new Date())

/**
 * The same from a place outside of this machine: a new computer needs the place and the key on paper. The keys of the backups, of seals and
 * of proofs come back with it; others that lay here are put aside. Until somebody says that this computer is the shop now, it brings
 * nothing to any place: the shop itself may still be at work elsewhere.
 * @throws DatabaseRefusal before anything is written where the key is not that of the place
 */
export async function restoreFrom(
  dataDir: string,
  { place: from, key, name }: RestoreFrom,
  log: Log = silentLog,
): Promise<RestoreResult> {
  const used = key ?? (await findBackupKey(dataDir))
  if (!used) throw new DatabaseRefusal('Kunci cadangan tidak ada. Ketik kunci dari kertasnya.')
  const home = homeFor(from, used)
  const there = await listHome(home, new Date())
  const file = pickFromPlace(there, home, name && `${name.replace(/\.age$/, '')}${LOCKED}`)
  const source = lockedSource(file, used)
  try {
    // Opened once, so that nothing is written for a wrong key or a cut head.
    for await (const part of await source.open()) if (part.length > 0) break
    const { keys, damaged } = await readKeys(home, used)
    const place = await findPlace(dataDir)
    const result = await putInPlace(place, source, log, async () => {
      const mark = await markedAs(place.dataDir, from)
      const put = await putKeys(place.dataDir, { ...keys, cadangan: `${used.secret}\n` })
      return { aside: put.aside, undo: () => put.undo().then(mark.undo) }
    })
    return { ...result, remarks: remarksOf(keys, damaged) }
  } catch (error) {
    throw withOthers(
      error,
      there.map((one) => one.name).filter((one) => one !== path.basename(file)),
    )
  }
}

const remarksOf = (keys: Readonly<Record<string, string>>, damaged: readonly string[]): string[] => [
  ...damaged.map((name) => `Berkas kunci ${name} di tempat cadangan rusak: dipakai yang sebelumnya, bila ada.`),
  ...(keys.segel === undefined
    ? ['Kunci segel tidak ada di tempat cadangan: kunci di komputer ini, bila ada, mungkin bukan kunci hari-hari lama.']
    : []),
]

/** One that is damaged is not the only one: whoever restores is told which others there are. */
const withOthers = (error: unknown, others: readonly string[]): unknown =>
  error instanceof DatabaseRefusal && error.message.includes('rusak') && others.length > 0
    ? new DatabaseRefusal(
        `${error.message.replace(/\.?$/, '.')} Cadangan lain di sana: ${others.slice(0, 10).join(', ')}.`,
        {
          cause: error,
        },
      )
    : error

/** Gives the data folder these keys; others of their names are put aside, never lost. */
async function putKeys(dataDir: string, keys: Readonly<Record<string, string>>): Promise<Beside> {
  const aside: string[] = []
  const undo: (() => Promise<void>)[] = []
  for (const [name, text] of Object.entries(keys)) {
    const file = path.join(dataDir, 'kunci', name)
    if (await tulisSekali(file, text)) {
      undo.push(() => rm(file, { force: true }))
      continue
    }
    if ((await readFile(file, 'utf8')).trim() === text.trim()) continue
    const old = `${file}.sebelum-${Date.now()}`
    await rename(file, old)
    undo.push(() => rename(old, file))
    await tulisSekali(file, text)
    aside.push(old)
  }
  return {
    aside,
    undo: async () => {
      for (const one of undo) await one()
    },
  }
}
