/** Drafts in IndexedDB: per shop and user, obfuscated; they survive reload, logout, closing and power loss. */
import { obfuscate, reveal } from '../session/obfuscate.ts'

const STORE = 'draft'

let opened: Promise<IDBDatabase> | null = null

const open = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('kencana', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => {
      opened = null
      reject(request.error)
    }
  })
  return opened
}

const run = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const db = await open()
  return new Promise((resolve, reject) => {
    // 'strict': power may fail at any moment, and the draft is what the person typed.
    const transaction = db.transaction(STORE, mode, { durability: 'strict' })
    const request = act(transaction.objectStore(STORE))
    // Not only once the page has heard of it: by then it may be gone.
    if (mode === 'readwrite') transaction.commit()
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** A draft as stored: what was typed, when, and the key of its submit. */
export interface StoredDraft<T> {
  value: T
  /** Server time of the last change, ISO. */
  waktu: string
  /** Idempotency key; stays the same as long as this draft was or may be submitted. */
  key: string
  /** What was submitted under the key without a known outcome (as JSON): another value must burn the key first. */
  sent: string | null
}

/** The stored draft of a place, if any. */
export const loadDraft = async <T>(place: string): Promise<StoredDraft<T> | undefined> => {
  const bytes = await run<Uint8Array | undefined>('readonly', (store) => store.get(place))
  return bytes === undefined ? undefined : (reveal(bytes) as StoredDraft<T> | undefined)
}

/** Stores a draft; on return it is on disk. */
export const saveDraft = async <T>(place: string, draft: StoredDraft<T>): Promise<void> => {
  await run('readwrite', (store) => store.put(obfuscate(draft), place))
}

/** Those stored below a place, the oldest first, each with its own place. */
export const listDrafts = async <T>(place: string): Promise<(readonly [place: string, draft: StoredDraft<T>])[]> => {
  // All that begins with 'place/': the sign after the slash is '0'.
  const below = IDBKeyRange.bound(`${place}/`, `${place}0`, false, true)
  const places = (await run('readonly', (store) => store.getAllKeys(below))) as string[]
  const drafts = await run<Uint8Array[]>('readonly', (store) => store.getAll(below))
  const all = drafts.map((bytes, at) => [places[at] ?? '', reveal(bytes) as StoredDraft<T>] as const)
  return all.toSorted(([, a], [, b]) => (a.waktu < b.waktu ? -1 : 1))
}

/** Forgets a draft. */
export const dropDraft = async (place: string): Promise<void> => {
  await run('readwrite', (store) => store.delete(place))
}
