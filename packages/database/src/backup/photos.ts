/** Photos beside the backups: each is there once, however many backups know of it. */
import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, DatabaseRefusal } from '../refusal.ts'
import { walk } from './files.ts'
import { listBackupsIn, PARTIAL, photoListName } from './list.ts'

/** Where the photos of a data folder, or of a folder of backups, lie. */
export const photosOf = (folder: string): string => path.join(path.resolve(folder), 'foto')

/** The names of all photos below a folder, without those that are being written (.sementara). */
export async function photoNames(photos: string): Promise<string[]> {
  const names: string[] = []
  for await (const found of walk(photos, (name) => name.startsWith('.') || name.endsWith(PARTIAL)))
    if (!found.isFolder) names.push(found.name)
  return names
}

/** A second name for a file, or a copy where a disk has no such thing. @returns false when it is gone by now */
export async function placePhoto(from: string, to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  try {
    await link(from, to)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return true
    if (codeOf(error) === 'ENOENT') return false
    await copyWhole(from, to)
  }
  return true
}

/** A copy that is whole under its name, whatever happens meanwhile. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = to + PARTIAL
  await copyFile(from, draft)
  const handle = await open(draft, 'r+')
  await handle.sync()
  await handle.close()
  await rename(draft, to)
}

/** Whether a photo is the one of its name, which is the SHA-256 of its content; of other names nobody can say. */
export const isItself = (name: string, bytes: Uint8Array): boolean => {
  const hash = /(?:^|\/)([0-9a-f]{64})\.jpg$/.exec(name)?.[1]
  return hash === undefined || createHash('sha256').update(bytes).digest('hex') === hash
}

/** Keeps the photos of one folder in another; what is kept there already is left alone. @returns their names */
export async function keepPhotos(from: string, to: string): Promise<string[]> {
  const kept: string[] = []
  for (const name of await photoNames(from))
    if (await placePhoto(path.join(from, name), path.join(to, name))) kept.push(name)
  return kept
}

/** Writes which photos a backup knows of. @returns the SHA-256 of the list */
export async function writePhotoList(file: string, names: readonly string[]): Promise<string> {
  const text = names.map((name) => `${name}\n`).join('')
  const draft = await open(file + PARTIAL, 'w', 0o600)
  await draft.writeFile(text)
  await draft.sync()
  await draft.close()
  await rename(file + PARTIAL, file)
  return createHash('sha256').update(text).digest('hex')
}

/** The names in such a list. */
export const namesIn = (list: string): string[] => list.split('\n').filter((name) => name !== '')

/**
 * Removes the photos that no backup of this folder knows of; none where a backup has no list, or a damaged one: it could need any of them.
 * @param read reads a list of photos
 * @param suffix what kept photos end with
 */
export async function dropPhotos(
  folder: string,
  read: (list: string) => Promise<string> = (list) => readFile(list, 'utf8'),
  suffix = '',
): Promise<void> {
  const lists = (await listBackupsIn(folder)).map(({ path: file }) => photoListName(file))
  const there = new Set(await readdir(folder))
  if (lists.some((list) => !there.has(path.basename(list)))) return
  const known = new Set<string>()
  for (const list of lists) {
    const text = await read(list).catch((error) => {
      if (error instanceof DatabaseRefusal) return undefined
      throw error
    })
    if (text === undefined) return
    for (const name of namesIn(text)) known.add(name + suffix)
  }
  for (const name of await photoNames(photosOf(folder)))
    if (name.endsWith(suffix) && !known.has(name)) await rm(path.join(photosOf(folder), name), { force: true })
}

/** Removes the lists of backups that are not there: what an interrupted one left. @param young milliseconds in which somebody may be writing it */
export async function dropLists(folder: string, young = 0): Promise<void> {
  const names = new Set(await readdir(folder))
  for (const name of names) {
    const archive = name.replace(/\.foto(\.age)?$/, '.tar.gz$1')
    if (archive === name || names.has(archive)) continue
    const list = path.join(folder, name)
    const found = await stat(list).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs >= young) await rm(list, { force: true })
  }
}
