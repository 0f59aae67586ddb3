/** Where files that belong to rows lie, whatever the place: named by what they hold, so none is ever changed. */

/** A stored file as a listing sees it. */
export interface StoredBlob {
  /** SHA-256 of the content, in hexadecimal. */
  hash: string
  /** When it was last put, by the clock of the place. */
  putAt: Date
}

/** A store of files under the SHA-256 of their content. Every hash given must be one; anything else is a bug. */
export interface BlobStore {
  /** Keeps bytes under their hash; returns when they survive a power cut. Putting them again renews their age. */
  put(hash: string, bytes: Uint8Array): Promise<void>
  /** @returns undefined for a hash that is not kept */
  get(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  has(hash: string): Promise<boolean>
  /** Removes a file, only if it was put before an instant where one is given. @returns whether it did */
  delete(hash: string, putBefore?: Date): Promise<boolean>
  /** Everything that is kept, in no order. */
  list(): AsyncIterable<StoredBlob>
}

const HASH = /^[0-9a-f]{64}$/

/** Is this a name that a store gives? */
export const isHash = (text: string): boolean => HASH.test(text)

/** The path of a hash below the root of a store: two levels, so that no folder grows without end. */
export const pathOf = (hash: string): string => {
  if (!isHash(hash)) throw new TypeError('a blob is named by the SHA-256 of its content')
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.jpg`
}

/** The hash in a path of a store; undefined for a file of somebody else. */
export const hashIn = (path: string): string | undefined => {
  const hash = /(?:^|\/)([0-9a-f]{64})\.jpg$/.exec(path)?.[1]
  return hash && path.endsWith(pathOf(hash)) ? hash : undefined
}

/** Lets one after the other, so that a file is never removed while the same one is being put. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work, work)
    this.#last = mine.catch(() => undefined)
    return mine
  }
}
