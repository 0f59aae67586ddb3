import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import { codeOf, DatabaseRefusal, reasonOf } from '../refusal.ts'

/** One file of a backup, as its manifest lists it. */
export interface ManifestFile {
  name: string
  bytes: number
  sha256: string
}

/** The last entry of a backup: what must be in it, and where it can be put back. */
export interface Manifest {
  /** 1 held the photos itself. */
  format: 1 | 2
  /** SHA-256 of the list of photos beside it; absent in format 1. */
  foto?: string
  /** ISO time of the consistent point. */
  createdAt: string
  /** PostgreSQL's data folder can be used by the same major version and kind of machine only. */
  postgresMajor: number
  system: string
  files: ManifestFile[]
}

const MANIFEST = 'manifest.json'
const CHUNK = 256 * 1024
const DISK_ERRORS = new Set<string | undefined>(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EIO'])

/** Writes a tar.gz file by file, hashing on the way. */
export class ArchiveWriter {
  readonly files: ManifestFile[] = []
  readonly #pack: Pack = pack()
  readonly #written: Promise<void>
  readonly #failed: Promise<never>

  /** Writes to an open file, which stays open. */
  constructor(target: FileHandle) {
    // Fast rather than small: it runs on the shop's PC during business hours.
    const gzip = createGzip({ level: constants.Z_BEST_SPEED })
    this.#written = pipeline(this.#pack as unknown as NodeJS.ReadableStream, gzip, async (chunks) => {
      for await (const chunk of chunks) await writeAll(target, chunk)
    })
    this.#failed = this.#written.then(() => new Promise<never>(() => {}))
    // Whoever waits for an entry hears of it; nobody else needs to.
    this.#failed.catch(() => {})
  }

  folder(name: string): void {
    this.#pack.entry({ name, type: 'directory', mode: 0o700 })
  }

  async text(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.#entry(name, bytes.length, async (write) => write(bytes))
  }

  /**
   * Adds a file that may be written to meanwhile: as many bytes as it has now; should it shrink, the rest is zeros, as
   * pg_basebackup does, and the replayed log puts it right. False when it is gone.
   */
  async file(name: string, source: string): Promise<boolean> {
    let handle: FileHandle
    try {
      handle = await open(source, 'r')
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    }
    try {
      const { size } = await handle.stat()
      await this.#entry(name, size, async (write) => {
        for (let at = 0; at < size; ) {
          const chunk = Buffer.alloc(Math.min(CHUNK, size - at))
          const { bytesRead } = await handle.read(chunk, 0, chunk.length, at)
          const part = bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead)
          await write(part)
          at += part.length
        }
      })
      return true
    } finally {
      await handle.close()
    }
  }

  /** Writes the manifest and ends the archive. */
  async finish(manifest: Omit<Manifest, 'files'>): Promise<void> {
    const files = [...this.files]
    await this.text(MANIFEST, JSON.stringify({ ...manifest, files } satisfies Manifest))
    this.#pack.finalize()
    await this.#written
  }

  /** Gives up; what was written so far is of no use. */
  async abort(): Promise<void> {
    this.#pack.destroy(new Error('the backup was given up'))
    await this.#written.catch(() => {})
  }

  async #entry(name: string, size: number, fill: (write: (chunk: Buffer) => Promise<void>) => Promise<void>) {
    const hash = createHash('sha256')
    let done: (error?: Error | null) => void = () => {}
    const packed = new Promise<void>((resolve, reject) => {
      done = (error) => (error ? reject(error) : resolve())
    })
    packed.catch(() => {})
    const sink = this.#pack.entry({ name, size, mode: 0o600 }, done)
    await fill(async (chunk) => {
      hash.update(chunk)
      if (!sink.write(chunk)) await Promise.race([once(sink as unknown as NodeJS.EventEmitter, 'drain'), this.#failed])
    })
    sink.end(undefined)
    await Promise.race([packed, this.#failed])
    this.files.push({ name, bytes: size, sha256: hash.digest('hex') })
  }
}

async function writeAll(target: FileHandle, chunk: Buffer): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await target.write(chunk, at)).bytesWritten
}

/** What is done with the entries of an archive while it is read. */
export interface ArchiveReader {
  folder?(name: string): Promise<void>
  /** Where the bytes of a file go; called once per file before its bytes; end() follows even when reading fails. */
  file?(name: string): Promise<{ write(chunk: Buffer): Promise<void>; end(): Promise<void> }>
}

/**
 * Reads a whole archive and compares every file with the manifest. Throws DatabaseRefusal when it is cut short, damaged
 * or not ours; what the reader stored is then worthless.
 * @param bytes its content, where it does not lie open
 */
export async function readArchive(
  source: string,
  reader: ArchiveReader = {},
  bytes: AsyncIterable<Uint8Array> = createReadStream(source),
): Promise<Manifest> {
  const seen = new Map<string, ManifestFile>()
  const manifestText: Buffer[] = []
  const parser = extract({})
  const reading = pipeline(bytes, createGunzip(), parser as unknown as NodeJS.WritableStream)
  reading.catch(() => {})
  try {
    for await (const entry of parser) {
      const { name, type, size } = entry.header
      refuseOutside(name)
      if (type === 'directory') {
        await reader.folder?.(name)
      } else if (name === MANIFEST) {
        for await (const chunk of entry as AsyncIterable<Buffer>) manifestText.push(chunk)
      } else {
        const hash = createHash('sha256')
        await copyEntry(entry as AsyncIterable<Buffer>, hash, await reader.file?.(name))
        seen.set(name, { name, bytes: size, sha256: hash.digest('hex') })
      }
      entry.resume()
    }
    await reading
  } catch (error) {
    // Ours, or an error of the disk that is written to: that says nothing about the archive.
    if (error instanceof DatabaseRefusal || DISK_ERRORS.has(codeOf(error))) throw error
    throw new DatabaseRefusal(`Cadangan ${source} rusak atau tidak lengkap: ${reasonOf(error)}`, { cause: error })
  }
  return compare(source, Buffer.concat(manifestText).toString('utf8'), seen)
}

async function copyEntry(
  entry: AsyncIterable<Buffer>,
  hash: Hash,
  target: Awaited<ReturnType<NonNullable<ArchiveReader['file']>>> | undefined,
): Promise<void> {
  try {
    for await (const chunk of entry) {
      hash.update(chunk)
      await target?.write(chunk)
    }
  } finally {
    await target?.end()
  }
}

/** Files of a database that would tell PostgreSQL to run commands or to look elsewhere; no backup of ours has them. */
const PERINTAH = /^postgres\/((recovery|standby)\.signal$|pg_tblspc\/.)/

/** A backup from a stranger's USB stick must not write anywhere else, nor give orders. */
function refuseOutside(name: string): void {
  const inside = name === MANIFEST || /^(postgres|foto)(\/|$)/.test(name)
  if (!inside || PERINTAH.test(name) || name.split(/[/\\]/).includes('..')) {
    throw new DatabaseRefusal(`Cadangan memuat berkas yang bukan milik Kencana: ${name}`)
  }
}

function compare(source: string, manifestText: string, seen: Map<string, ManifestFile>): Manifest {
  let manifest: Manifest
  try {
    manifest = JSON.parse(manifestText)
  } catch (error) {
    throw new DatabaseRefusal(`Cadangan ${source} tidak lengkap: daftar isinya tidak ada.`, { cause: error })
  }
  if (manifest.format !== 1 && manifest.format !== 2)
    throw new DatabaseRefusal(`Cadangan ${source} dibuat oleh Kencana yang lebih baru.`)
  for (const file of manifest.files) {
    const found = seen.get(file.name)
    if (!found) throw new DatabaseRefusal(`Cadangan ${source} rusak: ${file.name} tidak ada di dalamnya.`)
    if (found.sha256 !== file.sha256 || found.bytes !== file.bytes) {
      throw new DatabaseRefusal(`Cadangan ${source} rusak: isi ${file.name} tidak cocok dengan sidiknya.`)
    }
    seen.delete(file.name)
  }
  const [extra] = seen.keys()
  if (extra) throw new DatabaseRefusal(`Cadangan ${source} rusak: ${extra} tidak ada dalam daftar isinya.`)
  return manifest
}
