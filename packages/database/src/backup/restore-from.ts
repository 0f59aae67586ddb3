/** A backup brought back from a place outside of this machine. */
import { existsSync, readdirSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { findPlace } from '../cluster/place.ts'
import { type Log, silentLog } from '../log.ts'
import { DatabaseRefusal } from '../refusal.ts'
import { tulisSekali } from '../tulis-sekali.ts'
import { type BackupKey, findBackupKey } from './key.ts'
import { listBackupsIn } from './list.ts'
import { openLocked } from './locked.ts'
import { homeIn, readKeys } from './mirror.ts'
import { putInPlace, type RestoreResult } from './restore.ts'
import { markRestored } from './restored.ts'
import { lockedSource, pickBackup } from './source.ts'

/** Where a locked backup is restored from. */
export interface RestoreFrom {
  /** The folder that was given as place of the backups, or the one of this installation in it. */
  place: string
  /** The key from the paper; without it the one of the data folder. */
  key?: BackupKey | undefined
  /** One of its backups by name, without `.age`; the newest one without it. */
  name?: string | undefined
}

/** The folder of these backups in a place, for a key. @throws DatabaseRefusal where the key opens nothing there */
export function homeFor(place: string, key: BackupKey): string {
  const home = homeIn(place, key)
  if (existsSync(home)) return home
  const self = path.resolve(place)
  if (path.basename(self) === path.basename(home) && existsSync(self)) return self
  const others = existsSync(place) && readdirSync(place).some((one) => one.startsWith('kencana-'))
  throw new DatabaseRefusal(
    others ? `Kunci cadangan bukan kunci dari cadangan di ${place}.` : `Tidak ada cadangan Kencana di ${place}.`,
  )
}

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
  const file = pickBackup(await listBackupsIn(home), home, name && `${name.replace(/\.age$/, '')}.age`)
  // Opened once, so that nothing is written for a wrong key or a cut head.
  for await (const part of openLocked(file, used)) if (part.length > 0) break
  const keys = { ...(await readKeys(home, used)), cadangan: `${used.secret}\n` }
  const place = await findPlace(dataDir)
  const result = await putInPlace(place, lockedSource(file, used), log, async () => {
    await markRestored(place.dataDir, from)
    return putKeys(place.dataDir, keys)
  })
  return result
}

/** Gives the data folder these keys; others of their names are put aside, never lost. @returns the files that were put aside */
async function putKeys(dataDir: string, keys: Readonly<Record<string, string>>): Promise<string[]> {
  const aside: string[] = []
  for (const [name, text] of Object.entries(keys)) {
    const file = path.join(dataDir, 'kunci', name)
    if (await tulisSekali(file, text)) continue
    if ((await readFile(file, 'utf8')).trim() === text.trim()) continue
    const old = `${file}.sebelum-${Date.now()}`
    await rename(file, old)
    await tulisSekali(file, text)
    aside.push(old)
  }
  return aside
}
