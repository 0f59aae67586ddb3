/** Folders of other disks and shares: whether they can hold backups, and what is wrong with them in words. */
import { access, constants, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, DatabaseRefusal, reasonOf } from '../refusal.ts'
import { isBelow, isSameDisk } from './disk.ts'

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'tidak ada atau tidak terpasang',
  ENOTDIR: 'bukan folder',
  EACCES: 'tidak boleh ditulisi',
  EPERM: 'tidak boleh ditulisi',
  EROFS: 'hanya dapat dibaca',
  ENOSPC: 'penuh',
  EDQUOT: 'penuh',
  EFBIG: 'tidak dapat menyimpan berkas sebesar itu: pakai disk berformat NTFS, exFAT atau ext4',
  EIO: 'rusak atau terputus',
  ESTALE: 'terputus',
  ETIMEDOUT: 'tidak menjawab',
  EHOSTDOWN: 'tidak menjawab',
  EHOSTUNREACH: 'tidak menjawab',
  ENOTCONN: 'terputus',
  EBUSY: 'sedang dipakai',
}

/** One name for a folder, with and without its last stroke. @example folderName('/mnt/usb/') // '/mnt/usb' */
export const folderName = (folder: string): string => (path.isAbsolute(folder) ? path.resolve(folder) : folder)

/** An error of a place as a sentence for people; one that has its sentence keeps it. */
export const ofPlace = (place: string, error: unknown): DatabaseRefusal =>
  error instanceof DatabaseRefusal
    ? error
    : new DatabaseRefusal(
        `Tempat cadangan ${place} ${SENTENCES[codeOf(error) ?? ''] ?? `tidak dapat dipakai: ${reasonOf(error)}`}`,
        { cause: error },
      )

/**
 * Looks at a folder that is to hold backups.
 * @returns whether it lies on the disk of the data folder, with which it would die
 * @throws DatabaseRefusal for what cannot hold any
 * @example (await checkPlace('./data', '/mnt/usb')).sameDisk
 */
export async function checkPlace(dataDir: string, place: string): Promise<{ sameDisk: boolean }> {
  if (!path.isAbsolute(place)) throw new DatabaseRefusal('Tempat cadangan harus ditulis lengkap, mulai dari akar disk')
  try {
    if (!(await stat(place)).isDirectory()) throw new DatabaseRefusal(`Tempat cadangan ${place} bukan folder`)
    if (await isBelow(place, dataDir))
      throw new DatabaseRefusal('Tempat cadangan tidak boleh di dalam folder data toko ini')
    await access(place, constants.W_OK | constants.X_OK)
    return { sameDisk: await isSameDisk(dataDir, place) }
  } catch (error) {
    throw ofPlace(place, error)
  }
}

/** Said before a disk is filled to its end. */
export const full = (): Error => Object.assign(new Error('no space left'), { code: 'ENOSPC' })
