/** The folder of one installation in a place. */
import { lstat, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, DatabaseRefusal } from '../refusal.ts'
import { type BackupKey, backupKeyName } from './key.ts'
import { type BackupInfo, listBackupsIn, newestFirst, PARTIAL } from './list.ts'

/** What locked files end with. */
export const LOCKED = '.age'
/** Somebody else may be writing what is younger. */
export const YOUNG_MS = 3_600_000
const SPACE_LEFT = 64 * 1024 * 1024

/** The folder of one installation in a place: several may share a place. */
export const homeIn = (place: string, key: BackupKey): string =>
  path.join(path.resolve(place), `kencana-${backupKeyName(key).toLowerCase()}`)

/** A refusal for a place whose disk is not there. */
export const awayText = (place: string): string =>
  `Tempat cadangan ${place} kosong: disknya tidak terpasang. Bila memang disk baru, nyatakan di layar Cadangan Data`

/** The folder of this installation in a place, made where it never was. @throws DatabaseRefusal for what is none */
export async function openHome(place: string, home: string, known: boolean): Promise<void> {
  const found = await lstat(home).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error
    return undefined
  })
  if (found && !found.isDirectory()) throw new DatabaseRefusal(`${home} bukan folder milik Kencana`)
  if (found) return
  if (known) throw new DatabaseRefusal(awayText(place))
  // Its place was there a moment ago: where it is gone by now, none is made instead of it.
  await mkdir(home, { mode: 0o700 })
}

/**
 * The locked backups of a home, newest first by their names: what a disk, a copy or somebody's hand does with the ages of files says
 * nothing there.
 */
export async function listHome(home: string, now: Date): Promise<BackupInfo[]> {
  const locked = (await listBackupsIn(home, now)).filter(({ name }) => name.endsWith(LOCKED))
  return newestFirst(locked.map(byName), now)
}

/** A backup that is as old as its name says. */
export const byName = (one: BackupInfo): BackupInfo => ({ ...one, writtenAt: one.createdAt })

/** What another run left that was killed. */
export async function removeOldPartials(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.endsWith(PARTIAL)) continue
    const file = path.join(home, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > YOUNG_MS) await rm(file, { force: true })
  }
}

/** Bytes that can still be written, some apart so that no disk is filled to its end. */
export async function roomIn(home: string): Promise<number> {
  const { bavail, bsize } = await statfs(home)
  return bavail * bsize - SPACE_LEFT
}

/** Bytes of a file; undefined where there is none. Other errors of its disk are passed on. */
export const bytesOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ size }) => size,
    (error) => {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    },
  )
