import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../refusal.ts'

const NAME = /^kencana-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.age)?$/
/** What a file is called until it is whole. */
export const PARTIAL = '.sebagian'

/** Of how many days, weeks and months the newest backup is kept. */
export interface Kept {
  days: number
  weeks: number
  months: number
}

/** On the shop's own disk, which the database needs. */
const KEPT_HERE: Kept = { days: 14, weeks: 0, months: 0 }

/** A finished backup in a folder: here as it is, elsewhere locked. */
export interface BackupInfo {
  name: string
  path: string
  createdAt: Date
  /** When the file was written: a wrong clock names a backup wrongly, the age of its file it does not keep. */
  writtenAt: Date
  bytes: number
}

/** Whether a backup says it was written later than now: clocks may differ by a moment. */
export const isFuture = (writtenAt: Date, now: Date): boolean => writtenAt.getTime() > now.getTime() + 60_000

/** The folder of the backups. They hold customers' data: closed to other users. */
export async function backupFolder(dataDir: string): Promise<string> {
  const folder = path.join(path.resolve(dataDir), 'backup')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** 'kencana-20250131T101502Z.tar.gz' */
export function backupName(at: Date): string {
  return `kencana-${at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')}.tar.gz`
}

/** The list of the photos that a backup knows of, beside it under the same name. */
export const photoListName = (backup: string): string => backup.replace(/\.tar\.gz(\.age)?$/, '.foto$1')

/**
 * The finished backups of a data folder, newest first by when their files were written. One from the future was written under a wrong
 * clock, nobody knows when: it comes last.
 */
export const listBackups = (dataDir: string, now = new Date()): Promise<BackupInfo[]> =>
  listBackupsIn(path.join(path.resolve(dataDir), 'backup'), now)

/** The same of any folder. */
export async function listBackupsIn(folder: string, now = new Date()): Promise<BackupInfo[]> {
  let names: string[]
  try {
    names = await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
  const backups: BackupInfo[] = []
  for (const name of names) {
    const parts = NAME.exec(name)
    if (!parts) continue
    const [, y, mo, d, h, mi, s] = parts
    const full = path.join(folder, name)
    const { size, mtime } = await stat(full)
    backups.push({
      name,
      path: full,
      createdAt: new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`),
      writtenAt: mtime,
      bytes: size,
    })
  }
  return newestFirst(backups, now)
}

/** Backups in the order of listBackups. */
export function newestFirst(backups: readonly BackupInfo[], now: Date): BackupInfo[] {
  const order = ({ writtenAt }: BackupInfo) =>
    isFuture(writtenAt, now) ? Number.NEGATIVE_INFINITY : writtenAt.getTime()
  return backups.toSorted((a, b) => Math.sign(order(b) - order(a)) || b.createdAt.getTime() - a.createdAt.getTime())
}

/**
 * Milliseconds since the newest backup was written; undefined when there is none. One from the future has no age: it was
 * written under a wrong clock, and must not keep the next ones from being made.
 */
export async function newestBackupAge(dataDir: string, now = new Date()): Promise<number | undefined> {
  const ages = (await listBackups(dataDir)).map(({ writtenAt }) => now.getTime() - writtenAt.getTime())
  const past = ages.filter((age) => age >= 0)
  return past.length === 0 ? undefined : Math.min(...past)
}

const DAY_MS = 86_400_000

/** Names of the spans that a backup can be the newest of. Weeks begin on Monday. */
const spansOf = ({ writtenAt }: BackupInfo): Record<keyof Kept, string> => ({
  days: writtenAt.toISOString().slice(0, 10),
  weeks: String(Math.floor((writtenAt.getTime() / DAY_MS + 3) / 7)),
  months: writtenAt.toISOString().slice(0, 7),
})

/**
 * Which of these are kept: everything of the newest day, and the newest of each of so many days, weeks and months that have one.
 * Spans are counted by backups, not by the calendar: a shop closed for a month loses none.
 * @param backups newest first; what a wrong clock wrote comes last, and takes no place of another
 */
export function keptOf(backups: readonly BackupInfo[], kept: Kept): Set<string> {
  const newest = backups[0] && spansOf(backups[0]).days
  const seen: Record<keyof Kept, Set<string>> = { days: new Set(), weeks: new Set(), months: new Set() }
  const names = new Set<string>()
  for (const backup of backups) {
    const spans = spansOf(backup)
    if (spans.days === newest) names.add(backup.name)
    for (const kind of ['days', 'weeks', 'months'] as const) {
      if (seen[kind].has(spans[kind])) continue
      seen[kind].add(spans[kind])
      if (seen[kind].size <= kept[kind]) names.add(backup.name)
    }
  }
  return names
}

/**
 * Removes the backups of a data folder that are not kept (14 days, see keptOf), with their lists of photos.
 * @returns the names of what it removed
 */
export async function pruneBackups(dataDir: string, days = KEPT_HERE.days, now = new Date()): Promise<string[]> {
  const backups = await listBackups(dataDir, now)
  const kept = keptOf(backups, { ...KEPT_HERE, days })
  const gone = backups.filter(({ name }) => !kept.has(name))
  for (const backup of gone) await removeBackup(backup)
  return gone.map(({ name }) => name)
}

/** Removes a backup and its list of photos. */
export async function removeBackup({ path: file }: BackupInfo): Promise<void> {
  await rm(file, { force: true })
  await rm(photoListName(file), { force: true })
}

/** Removes what interrupted backups left. Only under the backup lock. */
export async function removePartials(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(PARTIAL)) await rm(path.join(folder, name), { force: true })
  }
}
