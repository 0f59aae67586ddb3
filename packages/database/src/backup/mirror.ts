/** Backups outside this machine: what lies in DATA_DIR/backup, locked, in folders of other disks and shares. */
import { createHash } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { codeOf, DatabaseRefusal, ofHere } from '../refusal.ts'
import { readArchive } from './archive.ts'
import { type BackupKey, backupKeyName } from './key.ts'
import {
  type BackupInfo,
  type Kept,
  keptOf,
  listBackups,
  listBackupsIn,
  newestFirst,
  PARTIAL,
  photoListName,
  removeBackup,
} from './list.ts'
import { lockFile, readLocked, writeLocked } from './locked.ts'
import { dropLists, dropPhotos, namesIn, photoNames, photosOf } from './photos.ts'
import { checkPlace, full, isFull, ofPlace } from './place-check.ts'

/** Another disk holds more than the shop's own. */
const KEPT_THERE: Kept = { days: 14, weeks: 8, months: 12 }
const LOCKED = '.age'
/** Files of DATA_DIR/kunci without which a restored shop could prove nothing: those of now, and of before they were changed. */
const KEYS = /^(segel|bukti)(-[0-9a-f]+)?$/
const KEY_FILE = /^kunci-[0-9a-f]+\.age$/
/** Somebody else may be writing what is younger. */
const YOUNG_MS = 3_600_000
/** Stands in a place for which photos found no room. */
const LACKING = 'foto-kurang'
const SPACE_LEFT = 64 * 1024 * 1024

/** The folder of one installation in a place: several may share a place. */
export const homeIn = (place: string, key: BackupKey): string =>
  path.join(path.resolve(place), `kencana-${backupKeyName(key).toLowerCase()}`)

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

/** Locks one file into its place. What vanished here meanwhile is nobody's any more. */
async function bring(source: string, target: string, { home, key, alive }: Home): Promise<void> {
  const found = await stat(source).catch(() => undefined)
  if (!found) return
  const { bavail, bsize } = await statfs(home)
  if (bavail * bsize < found.size + SPACE_LEFT) throw full()
  await lockFile(source, target, key, alive)
}

/** Brings the photos that these backups know of: what none of them does would go again with the next run. */
async function bringPhotos(from: string, backups: readonly BackupInfo[], to: Home): Promise<void> {
  const target = photosOf(to.home)
  const there = new Set(await photoNames(target))
  for (const name of await knownPhotos(backups)) {
    if (there.has(name + LOCKED)) continue
    await mkdir(path.dirname(path.join(target, name)), { recursive: true, mode: 0o700 })
    await bring(path.join(from, name), path.join(target, name + LOCKED), to)
  }
}

async function knownPhotos(backups: readonly BackupInfo[]): Promise<Set<string>> {
  const names = new Set<string>()
  for (const { path: file } of backups) {
    const list = await readFile(photoListName(file), 'utf8').catch(() => '')
    for (const name of namesIn(list)) names.add(name)
  }
  return names
}

/** The keys that lie here now. @throws where one cannot be read: that is no missing one */
async function keysOf(dataDir: string): Promise<Record<string, string>> {
  const folder = path.join(dataDir, 'kunci')
  const texts: Record<string, string> = {}
  try {
    for (const name of (await readdir(folder)).filter((one) => KEYS.test(one)).toSorted())
      texts[name] = await readFile(path.join(folder, name), 'utf8')
  } catch (error) {
    throw ofHere(folder, error)
  }
  return texts
}

/** The keys of seals and proofs, under a name of their own content: what was brought once stays, whoever changes or loses one here. */
async function bringKeys(dataDir: string, { home, key }: Home): Promise<void> {
  const texts = await keysOf(dataDir)
  if (Object.keys(texts).length === 0) return
  const all = JSON.stringify(texts)
  const hash = createHash('sha256').update(`${key.secret}${all}`).digest('hex').slice(0, 16)
  const name = `kunci-${hash}${LOCKED}`
  if (!(await readdir(home)).includes(name))
    await writeLocked(Readable.from([Buffer.from(all)]), path.join(home, name), key)
}

/** The keys that a place holds beside its backups, by their files in DATA_DIR/kunci: of several of one name the newest. */
export async function readKeys(home: string, key: BackupKey): Promise<Record<string, string>> {
  const files = await Promise.all(
    (await readdir(home))
      .filter((name) => KEY_FILE.test(name))
      .map(async (name) => ({ file: path.join(home, name), at: (await stat(path.join(home, name))).mtimeMs })),
  )
  const keys: Record<string, string> = {}
  for (const { file } of files.toSorted((a, b) => a.at - b.at)) {
    // One that is damaged takes none of the others with it.
    const all = await readLocked(file, key).then(JSON.parse, () => ({}))
    for (const [name, text] of Object.entries(all)) if (KEYS.test(name) && typeof text === 'string') keys[name] = text
  }
  return keys
}

/** What another run left that was killed. */
async function removeOldPartials(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.endsWith(PARTIAL)) continue
    const file = path.join(home, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > YOUNG_MS) await rm(file, { force: true })
  }
}

/** Whether a backup without a list beside it holds its photos in itself, as they did before; one that is damaged could not be restored. */
const isOfBefore = async (file: string): Promise<boolean> => {
  try {
    return (await readArchive(file)).format === 1
  } catch (error) {
    if (error instanceof DatabaseRefusal) return false
    throw error
  }
}

/**
 * Brings the list of a backup: no backup is there without it. One of before has its photos in itself, and an empty list.
 * @returns false where its list is lost: such a copy could not be restored
 */
async function bringList(source: string, target: string, to: Home): Promise<boolean> {
  const list = photoListName(source)
  if (await stat(list).catch(() => undefined)) await bring(list, target, to)
  else if (await isOfBefore(source)) await writeLocked(Readable.from([]), target, to.key)
  else return false
  return true
}

interface Plan {
  /** Those of here that are kept there. */
  kept: BackupInfo[]
  coming: BackupInfo[]
  gone: BackupInfo[]
}

/** What is brought and what goes, so that what is kept is there: the newest first. */
async function planOf(dataDir: string, { home }: Home, now: Date): Promise<Plan> {
  const here = await listBackups(dataDir, now)
  const there = (await listBackupsIn(home, now)).filter(({ name }) => name.endsWith(LOCKED))
  const known = new Set(there.map(({ name }) => name))
  const withList = new Set((await readdir(path.join(dataDir, 'backup'))).filter((name) => name.endsWith('.foto')))
  // Those of before are as large as all photos: the newest is enough, and only until there is one of now.
  const fit = here
    .filter(({ name }, at) => at === 0 || withList.has(photoListName(name)))
    .map((one) => ({ ...one, name: one.name + LOCKED }))
  const coming = fit.filter(({ name }) => !known.has(name))
  const kept = keptOf(newestFirst([...coming, ...there], now), KEPT_THERE)
  const isKept = ({ name }: BackupInfo) => kept.has(name)
  return { kept: fit.filter(isKept), coming: coming.filter(isKept), gone: there.filter((one) => !isKept(one)) }
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

const awayText = (place: string): string =>
  `Tempat cadangan ${place} kosong: disknya tidak terpasang. Bila memang disk baru, nyatakan di layar Cadangan Data`

/** The folder of this installation in a place, made where it never was. @throws DatabaseRefusal for what is none */
async function openHome(place: string, home: string, known: boolean): Promise<void> {
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
 * Brings one place up to date with DATA_DIR/backup: what is kept no longer goes first, then keys, photos and backups come, the newest
 * first, all locked and each read back; it keeps 14 days, 8 weeks and 12 months. What was interrupted goes on with the next run.
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
    // Before the photos: what they are for is known to be here, and theirs with it.
    const { kept, coming, gone } = await planOf(folder, to, now)
    for (const one of gone) await removeBackup(one)
    if (gone.length > 0) await dropPhotos(to.home, (list) => readLocked(list, key), LOCKED)
    await bringKeys(folder, to)
    // Books go before pictures: photos that find no room keep none from coming.
    const lacking = path.join(to.home, LACKING)
    const photos =
      coming.length > 0 || (await stat(lacking).catch(() => undefined))
        ? await bringPhotos(photosOf(path.join(folder, 'backup')), kept, to).catch(unlessFull)
        : undefined
    if (photos) await writeFile(lacking, '')
    else await rm(lacking, { force: true })
    for (const { name, path: source } of coming)
      if (await bringList(source, path.join(to.home, photoListName(name)), to))
        await bring(source, path.join(to.home, name), to)
    if (photos) throw photos
    const { bavail, bsize } = await statfs(to.home)
    const [newest] = await listBackupsIn(to.home, now)
    return { newest, sameDisk, free: bavail * bsize }
  } catch (error) {
    throw ofPlace(place, error)
  }
}

const unlessFull = (error: unknown): unknown => {
  if (isFull(error)) return error
  throw error
}
