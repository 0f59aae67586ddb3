/** Files in a folder of the data directory, where backup and restore find them. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BlobStore, hashIn, pathOf, type StoredBlob, Turns } from './blob-store.ts'

/** Files that are being written; a backup leaves it out, and the next start empties it. */
const UNFINISHED = '.sementara'

/** Nobody writes a photo for so long. */
const ABANDONED_MS = 3_600_000

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

/** Makes renames in a folder survive a power cut. Windows has no such call and does not need it. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A BlobStore in a folder of one machine. */
export class FolderStore implements BlobStore {
  readonly #root: string
  readonly #turns = new Turns()

  constructor(root: string) {
    this.#root = root
  }

  /** Removes what writers left that were killed; what is young may be another server's that is writing it. */
  async clean(): Promise<void> {
    for (const name of await this.#names(UNFINISHED)) {
      const draft = join(this.#root, UNFINISHED, name)
      const found = await stat(draft).catch(() => undefined)
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(draft, { force: true })
    }
  }

  put(hash: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#root, pathOf(hash))
    return this.#turns.run(async () => {
      const draft = join(this.#root, UNFINISHED, randomUUID())
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
      await syncFolder(dirname(path))
      if (made) await this.#syncParents(path)
    })
  }

  /** New folders are entries of theirs, up to the root. */
  async #syncParents(path: string): Promise<void> {
    const above = dirname(dirname(path))
    for (const folder of [above, dirname(above), dirname(this.#root)]) await syncFolder(folder)
  }

  async get(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      return await readFile(join(this.#root, pathOf(hash)))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async has(hash: string): Promise<boolean> {
    try {
      return (await stat(join(this.#root, pathOf(hash)))).isFile()
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  delete(hash: string, putBefore?: Date): Promise<boolean> {
    const path = join(this.#root, pathOf(hash))
    return this.#turns.run(async () => {
      try {
        if (putBefore && (await stat(path)).mtime >= putBefore) return false
        await rm(path)
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    })
  }

  async *list(): AsyncGenerator<StoredBlob> {
    for (const upper of await this.#names('')) {
      if (upper === UNFINISHED) continue
      for (const lower of await this.#names(upper))
        for (const name of await this.#names(join(upper, lower))) {
          const hash = hashIn(`${upper}/${lower}/${name}`)
          const found = hash && (await stat(join(this.#root, pathOf(hash))).catch(() => undefined))
          if (hash && found) yield { hash, putAt: found.mtime }
        }
    }
  }

  async #names(below: string): Promise<string[]> {
    try {
      return await readdir(join(this.#root, below))
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === 'ENOENT' || code === 'ENOTDIR') return []
      throw error
    }
  }
}
