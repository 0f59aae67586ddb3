/** The key that the copies of backups outside this machine are locked with: age's, so that any `age` program opens them too. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { codeOf, DatabaseRefusal } from '../refusal.ts'
import { tulisSekali } from '../tulis-sekali.ts'

const HEAD = 'AGE-SECRET-KEY-1'

/** A backup key: what stands on the paper, and what copies are locked for. */
export interface BackupKey {
  /** `AGE-SECRET-KEY-1…`: opens every copy. */
  secret: string
  /** `age1…`: locks, opens nothing. */
  recipient: string
}

const keyFile = (dataDir: string): string => path.join(path.resolve(dataDir), 'kunci', 'cadangan')

/**
 * Reads a key as somebody types it from the paper: spaces, small letters and a missing head do not matter, a wrong letter is found.
 * @throws DatabaseRefusal for what is no key
 * @example await readBackupKey('q3qr nr27 … 6h6c y')
 */
export async function readBackupKey(typed: string): Promise<BackupKey> {
  const text = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  const head = HEAD.replaceAll('-', '')
  const secret = `${HEAD}${text.startsWith(head) ? text.slice(head.length) : text}`
  try {
    return { secret, recipient: await identityToRecipient(secret) }
  } catch (error) {
    throw new DatabaseRefusal('Kunci cadangan salah ketik: ada huruf yang kurang, lebih, atau tertukar.', {
      cause: error,
    })
  }
}

/** The key of this data folder; undefined where none was made yet. @throws DatabaseRefusal when its file holds no key */
export async function findBackupKey(dataDir: string): Promise<BackupKey | undefined> {
  try {
    return await readBackupKey(await readFile(keyFile(dataDir), 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Writes down a key for this data folder, unless it has one. @returns the one it has now */
async function keepBackupKey(dataDir: string, key: BackupKey): Promise<BackupKey> {
  if (await tulisSekali(keyFile(dataDir), `${key.secret}\n`)) return key
  return readBackupKey(await readFile(keyFile(dataDir), 'utf8'))
}

/** The key of this data folder, made where there is none. @throws DatabaseRefusal when its file holds no key */
export async function loadBackupKey(dataDir: string): Promise<BackupKey> {
  const found = await findBackupKey(dataDir)
  return found ?? keepBackupKey(dataDir, await readBackupKey(await generateX25519Identity()))
}

/** What a key is called on paper and on screens: it tells nothing of it. */
export const backupKeyName = ({ recipient }: BackupKey): string => recipient.slice(4, 12).toUpperCase()
