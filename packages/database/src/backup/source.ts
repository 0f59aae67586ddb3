/** Where a backup comes from: open on this machine, or locked in a place outside of it. */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '../log.ts'
import { codeOf, DatabaseRefusal } from '../refusal.ts'
import type { Manifest } from './archive.ts'
import { LOCKED } from './home.ts'
import type { BackupKey } from './key.ts'
import { type BackupInfo, backupName, isFuture, photoListName } from './list.ts'
import { openLocked, readLocked } from './locked.ts'
import { isItself, namesIn, photoNames, photosOf, placePhoto } from './photos.ts'

/** Where a backup comes from, and how its parts are read. */
export interface Source {
  /** The archive. */
  file: string
  open: () => Promise<AsyncIterable<Uint8Array>>
  /** The list of its photos; undefined where there is none beside it. */
  list: () => Promise<string | undefined>
  /** Puts one photo in a place. @returns false where it is not there */
  photo: (name: string, target: string) => Promise<boolean>
  /** All photos that could be its own, where no list says which are. */
  photos: () => Promise<string[]>
  /** Refuses what is not the backup of its name: somebody may have given an old one the name of a new one. */
  refuseOther?: (manifest: Manifest) => void
}

/** A backup that lies open. Photos that are not beside it may still be those of the shop: their names say what is in them. */
export function openSource(file: string, dataDir: string): Source {
  const beside = photosOf(path.dirname(file))
  return {
    file,
    open: async () => createReadStream(file),
    list: async () => {
      const list = photoListName(file)
      return existsSync(list) ? readFile(list, 'utf8') : undefined
    },
    photo: async (name, target) =>
      (await placePhoto(path.join(beside, name), target)) || placePhoto(path.join(photosOf(dataDir), name), target),
    photos: async () => [...new Set([...(await photoNames(beside)), ...(await photoNames(photosOf(dataDir)))])],
  }
}

export function lockedSource(file: string, key: BackupKey): Source {
  const beside = photosOf(path.dirname(file))
  return {
    file,
    refuseOther({ createdAt }) {
      const own = backupName(new Date(createdAt)) + LOCKED
      if (own !== path.basename(file)) throw new DatabaseRefusal(`Cadangan ${file} rusak: isinya ${own}.`)
    },
    open: async () => openLocked(file, key),
    list: async () => {
      const list = photoListName(file)
      return existsSync(list) ? readLocked(list, key) : undefined
    },
    async photo(name, target) {
      const locked = path.join(beside, name + LOCKED)
      if (!existsSync(locked)) return false
      const parts: Uint8Array[] = []
      for await (const part of openLocked(locked, key)) parts.push(part)
      const bytes = Buffer.concat(parts)
      if (!isItself(name, bytes)) return false
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      await writeFile(target, bytes, { mode: 0o600, flush: true })
      return true
    },
    photos: async () => (await photoNames(beside)).map((name) => name.slice(0, -LOCKED.length)),
  }
}

const FULL = new Set<string | undefined>(['ENOSPC', 'EDQUOT'])

/** One photo that cannot be read keeps no books from coming back. @returns false where it is lost */
async function broughtBack(source: Source, name: string, target: string): Promise<boolean> {
  try {
    return await source.photo(name, target)
  } catch (error) {
    if (FULL.has(codeOf(error))) throw error
    await rm(target, { force: true })
    return false
  }
}

/** Puts the photos of a backup beside its database. @returns those that are nowhere */
export async function bringPhotos(source: Source, manifest: Manifest, folder: string, log: Log): Promise<string[]> {
  // One that is damaged is like one that is lost: the books come back all the same.
  const list = await source.list().catch((error) => {
    if (!(error instanceof DatabaseRefusal)) throw error
    log.warn(`Daftar foto ${source.file} rusak: semua foto di sampingnya diambil.`)
    return undefined
  })
  if (list !== undefined && createHash('sha256').update(list).digest('hex') !== manifest.foto)
    throw new DatabaseRefusal(`Cadangan ${source.file} rusak: daftar fotonya bukan miliknya.`)
  const lost: string[] = []
  const names = list === undefined ? await source.photos() : namesIn(list)
  let done = 0
  for (const name of names) {
    if (name.split(/[/\\]/).includes('..'))
      throw new DatabaseRefusal(`Cadangan memuat berkas yang bukan milik Kencana: ${name}`)
    if (!(await broughtBack(source, name, path.join(folder, name)))) lost.push(name)
    if (++done % 1_000 === 0) log.info(`${done} dari ${names.length} foto`)
  }
  return lost
}

/** The newest one, or one by its name. */
export function pickBackup(backups: readonly BackupInfo[], folder: string, name: string | undefined): string {
  if (name !== undefined) {
    const listed = backups.find((backup) => backup.name === name)
    if (!listed) throw new DatabaseRefusal(`Cadangan ${name} tidak ditemukan.`)
    return listed.path
  }
  const [newest] = backups
  if (!newest) throw new DatabaseRefusal(`Tidak ada cadangan di ${folder}.`)
  if (isFuture(newest.writtenAt, new Date()))
    throw new DatabaseRefusal(`Semua cadangan di ${folder} bertanggal di masa depan. Sebutkan namanya.`)
  return newest.path
}

/**
 * The same in a place outside. Where one is newer than the clock of this computer nobody can say which is the newest.
 * @throws DatabaseRefusal
 */
export function pickFromPlace(backups: readonly BackupInfo[], home: string, name: string | undefined): string {
  const future = name === undefined && backups.find(({ createdAt }) => isFuture(createdAt, new Date()))
  if (!future) return pickBackup(backups, home, name)
  throw new DatabaseRefusal(
    `Cadangan ${future.name} dibuat sesudah jam komputer ini (${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC). ` +
      'Betulkan jamnya, atau sebutkan nama cadangan yang dipulihkan.',
  )
}
