import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../refusal.ts'

const NAME = /^kencana-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/
const PARTIAL = '.sebagian'
const DAYS_KEPT = 14

/** A finished backup in DATA_DIR/backup. */
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

/** The name a backup has until it is complete. */
export function partialName(name: string): string {
  return name + PARTIAL
}

/**
 * The finished backups of a data folder, newest first by when their files were written. One from the future was written under a wrong
 * clock, nobody knows when: it comes last.
 */
export async function listBackups(dataDir: string, now = new Date()): Promise<BackupInfo[]> {
  const folder = path.join(path.resolve(dataDir), 'backup')
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

/**
 * Keeps the newest backup of each of the last 14 days that have one, and everything of the newest day; removes the
 * rest. Days are counted by backups, not by the calendar: a shop closed for a month loses none. What a wrong clock wrote comes last, and
 * takes no place of another. Returns what it removed.
 */
export async function pruneBackups(dataDir: string, daysKept = DAYS_KEPT, now = new Date()): Promise<string[]> {
  const removed: string[] = []
  const days: string[] = []
  for (const backup of await listBackups(dataDir, now)) {
    const day = backup.writtenAt.toISOString().slice(0, 10)
    const isNewOfDay = day !== days.at(-1)
    if (isNewOfDay) days.push(day)
    if (days.length === 1 || (isNewOfDay && days.length <= daysKept)) continue
    await rm(backup.path, { force: true })
    removed.push(backup.name)
  }
  return removed
}

/** Removes what interrupted backups left. Only under the backup lock. */
export async function removePartials(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(PARTIAL)) await rm(path.join(folder, name), { force: true })
  }
}
