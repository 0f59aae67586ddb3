/** Backups outside this machine: what lies in DATA_DIR/backup, locked, in folders of other disks and shares. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { DatabaseRefusal, HereRefusal, ofHere } from '../refusal.ts'
import { readArchive } from './archive.ts'
import {
  awayText,
  byName,
  bytesOf,
  homeIn,
  LOCKED,
  listHome,
  openHome,
  removeOldPartials,
  roomIn,
  YOUNG_MS,
} from './home.ts'
import { bringKeys } from './kept-keys.ts'
import type { BackupKey } from './key.ts'
import { type BackupInfo, type Kept, keptOf, listBackups, newestFirst, photoListName, removeBackup } from './list.ts'
import { isOpenable, lockedBytes, lockFile, readLocked, writeLocked } from './locked.ts'
import { dropLists, dropPhotos, namesIn, photosOf } from './photos.ts'
import { checkPlace, full, ofPlace } from './place-check.ts'

/** Another disk holds more than the shop's own. */
const KEPT_THERE: Kept = { days: 14, weeks: 8, months: 12 }
/** So many stay, whatever room is needed: until a newer one was brought, they are all there is. */
const NEVER_FREED = 2
/** Stands in a place whose photos are not all there yet. */
const LACKING = 'foto-kurang'

/** What a place holds after it was brought up to date. */
export interface Mirrored {
  /** The newest backup there; undefined where there is none at all. */
  newest: BackupInfo | undefined
  sameDisk: boolean
  /** Bytes that are left. */
  free: number
}

interface Home {
  home: string
  key: BackupKey
  /** Told of each part that went on: a share that is cut says nothing any more. */
  alive: () => void
}

interface Plan {
  /** Those of here that are kept there. */
  kept: BackupInfo[]
  coming: BackupInfo[]
  /** Those that others there stand for already. */
  gone: BackupInfo[]
  /** Those that what comes will stand for, oldest first: they make room for it, where it would not fit else. */
  spare: BackupInfo[]
}

/** Bytes of a file of this machine. @throws HereRefusal */
const bytesHere = (file: string): Promise<number | undefined> =>
  bytesOf(file).catch((error) => {
    throw ofHere(file, error)
  })

/** Whether a file lies there as long as it is when it is locked: one that was cut or emptied is brought anew. */
const liesThere = async (source: number, target: string): Promise<boolean> =>
  (await bytesOf(target)) === lockedBytes(source)

/** Locks one file into its place. What vanished here meanwhile is nobody's any more. */
async function bring(source: string, target: string, { home, key, alive }: Home, apart = 0): Promise<void> {
  const bytes = await bytesHere(source)
  alive()
  if (bytes === undefined || (await liesThere(bytes, target))) return
  if ((await roomIn(home)) < bytes + apart) throw full()
  await lockFile(source, target, key, alive)
}

/** The names of all photos that these backups know of: what none of them does would go again with the next run. */
async function knownPhotos(backups: readonly BackupInfo[]): Promise<Set<string>> {
  const names = new Set<string>()
  for (const { path: file } of backups) {
    const list = await readFile(photoListName(file), 'utf8').catch(() => '')
    for (const name of namesIn(list)) names.add(name)
  }
  return names
}

/** Whether a backup without a list beside it holds its photos in itself, as they did before; one that is damaged could not be restored. */
const isOfBefore = async (file: string): Promise<boolean> => {
  try {
    return (await readArchive(file)).format === 1
  } catch (error) {
    if (error instanceof DatabaseRefusal) return false
    throw ofHere(file, error)
  }
}

/**
 * Brings the list of a backup: no backup is there without it. One of before has its photos in itself, and an empty list.
 * @returns false where its list is lost: such a copy could not be restored
 */
async function bringList(source: string, target: string, to: Home): Promise<boolean> {
  const list = photoListName(source)
  if ((await bytesHere(list)) !== undefined) await bring(list, target, to)
  else if (await isOfBefore(source)) await writeLocked(Readable.from([]), target, to.key)
  else return false
  return true
}

/**
 * Which of the oldest make room for what comes; none where all of them together would not.
 * @param room bytes that are free
 * @param spare oldest first
 */
export function freedFor<One extends { bytes: number }>(bytes: number, room: number, spare: readonly One[]): One[] {
  let free = room
  const gone: One[] = []
  for (const one of spare) {
    if (free >= bytes) break
    free += one.bytes
    gone.push(one)
  }
  return free >= bytes ? gone : []
}

async function bringBackup({ name, path: source, bytes }: BackupInfo, to: Home, spare: BackupInfo[]): Promise<void> {
  const gone = freedFor(lockedBytes(bytes), await roomIn(to.home), spare)
  for (const one of gone) await removeBackup(one)
  spare.splice(0, gone.length)
  if (await bringList(source, path.join(to.home, photoListName(name)), to))
    await bring(source, path.join(to.home, name), to)
}

/** What is brought and what goes, so that what is kept is there: the newest first. */
async function planOf(dataDir: string, { home }: Home, now: Date): Promise<Plan> {
  const here = await listBackups(dataDir, now)
  const there = await listHome(home, now)
  const fit: BackupInfo[] = []
  const whole = new Set<string>()
  for (const [at, one] of here.entries()) {
    const name = one.name + LOCKED
    const list = await bytesHere(photoListName(one.path))
    // Those of before are as large as all photos: the newest is enough, and only until there is one of now.
    if (at > 0 && list === undefined) continue
    fit.push(byName({ ...one, name }))
    const listed = list === undefined || (await liesThere(list, path.join(home, photoListName(name))))
    if (listed && (await liesThere(one.bytes, path.join(home, name)))) whole.add(name)
  }
  const coming = fit.filter(({ name }) => !whole.has(name))
  const comes = new Set(coming.map(({ name }) => name))
  const later = keptOf(newestFirst([...coming, ...there.filter(({ name }) => !comes.has(name))], now), KEPT_THERE)
  const kept = keptOf(there, KEPT_THERE)
  return {
    kept: fit.filter(({ name }) => later.has(name)),
    coming: coming.filter(({ name }) => later.has(name)),
    gone: there.filter(({ name }) => !kept.has(name)),
    spare: there
      .slice(NEVER_FREED)
      .filter(({ name }) => kept.has(name) && !later.has(name))
      .toReversed(),
  }
}

/** How a place is brought up to date. */
export interface MirrorOptions {
  /** It held backups before: where they are gone now, its disk is not there, and the folder is one of another disk. */
  known?: boolean
  /** It was on another disk than the data: where it is not any more, that disk is not there. */
  elsewhere?: boolean
  /** Told of each part that went on. */
  alive?: () => void
  now?: Date
}

/** Does one after the other; what this machine cannot read keeps nothing else from its turn. @returns what was wrong here */
async function each<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<HereRefusal[]> {
  const wrong: HereRefusal[] = []
  for (const one of all)
    try {
      await work(one)
    } catch (error) {
      if (!(error instanceof HereRefusal)) throw error
      wrong.push(error)
    }
  return wrong
}

/** Books go before pictures, and photos leave room for the next books. */
async function bringAll(folder: string, to: Home, { kept, coming, spare }: Plan, now: Date): Promise<HereRefusal[]> {
  const lacking = path.join(to.home, LACKING)
  if (coming.length > 0) await writeFile(lacking, '')
  const wrong = [
    ...(await each([folder], (one) => bringKeys(one, to.home, to.key, now))),
    ...(await each(coming, (one) => bringBackup(one, to, spare))),
  ]
  if ((await bytesOf(lacking)) === undefined) return wrong
  const from = photosOf(path.join(folder, 'backup'))
  const apart = 2 * Math.max(0, ...kept.map(({ bytes }) => bytes))
  const lost = await each(await knownPhotos(kept), async (name) => {
    const target = path.join(photosOf(to.home), name)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await bring(path.join(from, name), target + LOCKED, to, apart)
  })
  if (lost.length === 0) await rm(lacking, { force: true })
  return [...wrong, ...lost]
}

/**
 * Brings one place up to date with DATA_DIR/backup, all locked and each read back; it keeps 14 days, 8 weeks and 12 months. What others
 * stand for goes first; what is to be replaced makes room only where its follower then fits. Books come before photos. What was
 * interrupted, cut or emptied there comes anew with the next run.
 * @throws DatabaseRefusal with a sentence where the place is away, full, or not to be written; nothing of what is there is harmed
 * @example await mirrorBackups('./data', '/mnt/usb', await loadBackupKey('./data'))
 */
export async function mirrorBackups(
  dataDir: string,
  place: string,
  key: BackupKey,
  { known = false, elsewhere = false, alive = () => {}, now = new Date() }: MirrorOptions = {},
): Promise<Mirrored> {
  const folder = path.resolve(dataDir)
  const { sameDisk } = await checkPlace(folder, place)
  if (elsewhere && sameDisk) throw new DatabaseRefusal(awayText(place))
  const to = { home: homeIn(place, key), key, alive }
  try {
    await openHome(place, to.home, known)
    await removeOldPartials(to.home)
    await dropLists(to.home, YOUNG_MS)
    const plan = await planOf(folder, to, now)
    for (const one of plan.gone) await removeBackup(one)
    if (plan.gone.length > 0) await dropPhotos(to.home, (list) => readLocked(list, key), LOCKED)
    const [wrong] = await bringAll(folder, to, plan, now)
    if (wrong) throw wrong
    const [newest] = await openable(await listHome(to.home, now), key)
    return { newest, sameDisk, free: Math.max(0, await roomIn(to.home)) }
  } catch (error) {
    throw ofPlace(place, error)
  }
}

/** The newest backup that opens: a file that only has the name of one is none. */
async function openable(backups: readonly BackupInfo[], key: BackupKey): Promise<BackupInfo[]> {
  for (const [at, one] of backups.entries()) if (await isOpenable(one.path, key)) return backups.slice(at)
  return []
}
