/** Files under a backup key. */
import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, open, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { syncFolder } from '../cluster/init.ts'
import { codeOf, DatabaseRefusal, ofHere } from '../refusal.ts'
import type { BackupKey } from './key.ts'
import { PARTIAL } from './list.ts'

type Bytes = AsyncIterable<Uint8Array>

const CHUNK = 256 * 1024
/** How age lays a file out for one key: its head, then parts of 64 KiB with a mark each. */
const HEAD = 184
const PART = 65_536
const MARK = 16

/** Passes on what the disk or the share says; what is left of errors is the file's. */
const ofFile = (file: string, error: unknown): unknown => {
  if (error instanceof DatabaseRefusal || codeOf(error) !== undefined) return error
  if (String(error).includes('no identity matched'))
    return new DatabaseRefusal('Kunci cadangan bukan kunci cadangan ini.', { cause: error })
  return new DatabaseRefusal(`Cadangan ${file} rusak atau tidak lengkap.`, { cause: error })
}

/**
 * The content of a locked file, read while it is asked for; its head is read before the first byte comes.
 * @throws DatabaseRefusal where another key opens it, or it was altered or cut; errors of the disk as they are
 */
export async function* openLocked(file: string, { secret }: BackupKey): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(secret)
  const handle = await open(file, 'r')
  const source = handle.createReadStream({ highWaterMark: CHUNK })
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>)
    yield* Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0])
  } catch (error) {
    throw ofFile(file, error)
  } finally {
    source.destroy()
  }
}

/** Bytes of a locked file: its head for one key, then a mark behind each part. @example lockedBytes(0) // 200 */
export const lockedBytes = (plain: number): number => HEAD + plain + MARK * Math.max(1, Math.ceil(plain / PART))

/** Whether a file begins as one that this key opens. */
export async function isOpenable(file: string, key: BackupKey): Promise<boolean> {
  try {
    for await (const part of openLocked(file, key)) if (part.length > 0) break
    return true
  } catch (error) {
    if (error instanceof DatabaseRefusal) return false
    throw error
  }
}

/** A small locked file as text. */
export async function readLocked(file: string, key: BackupKey): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of openLocked(file, key)) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

async function sha256Of(bytes: Bytes, alive: () => void): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of bytes) {
    hash.update(part)
    alive()
  }
  return hash.digest('hex')
}

/** How a locked file is written. */
export interface Writing {
  /** Its age. */
  at?: Date
  /** Told of every part that went on. */
  alive?: () => void
}

/** Gives a file its age. A stick of another account's may refuse that: its name says when it was made, too. */
const aged = (file: string, at: Date): Promise<void> =>
  utimes(file, at, at).catch((error) => {
    if (codeOf(error) !== 'EPERM') throw error
  })

/**
 * Writes a locked copy and reads it back: it appears under its name only when it opens and holds what went in, on the disk and with its age.
 * @param source what to lock; read once
 */
export async function writeLocked(
  source: Bytes,
  target: string,
  key: BackupKey,
  { at = new Date(), alive = () => {} }: Writing = {},
): Promise<void> {
  // Its own name: a command may bring the same file meanwhile.
  const partial = `${target}.${randomBytes(4).toString('hex')}${PARTIAL}`
  const encrypter = new Encrypter()
  encrypter.addRecipient(key.recipient)
  const hash = createHash('sha256')
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for await (const part of source) {
      hash.update(part)
      alive()
      yield part
    }
  }
  try {
    const plain = Readable.toWeb(Readable.from(hashed())) as ReadableStream<Uint8Array>
    const locked = await encrypter.encrypt(plain)
    await pipeline(
      Readable.fromWeb(locked as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    )
    if ((await sha256Of(openLocked(partial, key), alive)) !== hash.digest('hex'))
      throw new DatabaseRefusal(`Salinan ${target} tidak sama dengan aslinya.`)
    await aged(partial, at)
    await rename(partial, target)
    await syncFolder(path.dirname(target))
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {})
    throw error
  }
}

/** A file of this machine as it is read. @throws HereRefusal where its own disk says no */
async function* readHere(source: string, handle: FileHandle): AsyncGenerator<Uint8Array> {
  try {
    yield* handle.createReadStream({ highWaterMark: CHUNK })
  } catch (error) {
    throw ofHere(source, error)
  }
}

/** Locks a file that is there, with its age. @returns false when it is gone by now */
export async function lockFile(source: string, target: string, key: BackupKey, alive?: () => void): Promise<boolean> {
  let handle: FileHandle
  try {
    handle = await open(source, 'r')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw ofHere(source, error)
  }
  const { mtime } = await handle.stat()
  await writeLocked(readHere(source, handle), target, key, {
    at: mtime,
    ...(alive && { alive }),
  })
  return true
}
