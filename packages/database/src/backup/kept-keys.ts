/** The keys of seals and proofs beside the backups of a place: a shop restored without them could prove nothing. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { DatabaseRefusal, ofHere } from '../refusal.ts'
import type { BackupKey } from './key.ts'
import { readLocked, writeLocked } from './locked.ts'

/** Files of DATA_DIR/kunci: those of now, and of before they were changed. */
const KEYS = /^(segel|bukti)(-[0-9a-f]{16})?$/
const KEY_FILE = /^kunci-(\d{8}T\d{6}Z)-[0-9a-f]{16}\.age$/

type Keys = Record<string, string>

/** The keys that lie here now. @throws HereRefusal where one cannot be read: that is no missing one */
async function keysOf(dataDir: string): Promise<Keys> {
  const folder = path.join(dataDir, 'kunci')
  const texts: Keys = {}
  try {
    for (const name of (await readdir(folder)).filter((one) => KEYS.test(one)).toSorted())
      texts[name] = await readFile(path.join(folder, name), 'utf8')
  } catch (error) {
    throw ofHere(folder, error)
  }
  return texts
}

/** Files of keys in a place by their names, oldest first; undefined for what cannot be opened. */
async function filesIn(home: string, key: BackupKey): Promise<{ name: string; keys: Keys | undefined }[]> {
  const files: { name: string; keys: Keys | undefined }[] = []
  for (const name of (await readdir(home)).filter((one) => KEY_FILE.test(one)).toSorted()) {
    const keys = await readLocked(path.join(home, name), key)
      .then((text): Keys => JSON.parse(text))
      .catch((error) => {
        if (error instanceof DatabaseRefusal || error instanceof SyntaxError) return undefined
        throw error
      })
    files.push({ name, keys })
  }
  return files
}

const stampOf = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** What was brought once stays, whoever changes or loses one here; the newest by its name is the present one. */
export async function bringKeys(dataDir: string, home: string, key: BackupKey, now: Date): Promise<void> {
  const texts = await keysOf(dataDir)
  if (Object.keys(texts).length === 0) return
  const all = JSON.stringify(texts)
  const newest = (await filesIn(home, key)).at(-1)
  if (newest?.keys && JSON.stringify(newest.keys) === all) return
  // A clock that went back names no file older than the one that it follows.
  const before = newest && KEY_FILE.exec(newest.name)?.[1]
  const stamp = before && before >= stampOf(now) ? stampOf(new Date(timeOf(before) + 1_000)) : stampOf(now)
  const hash = createHash('sha256').update(`${key.secret}${all}`).digest('hex').slice(0, 16)
  await writeLocked(Readable.from([Buffer.from(all)]), path.join(home, `kunci-${stamp}-${hash}.age`), key)
}

const timeOf = (stamp: string): number =>
  Date.parse(stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))

/** The keys that a place holds beside its backups, by their files in DATA_DIR/kunci: of several of one name the newest. */
export async function readKeys(home: string, key: BackupKey): Promise<{ keys: Keys; damaged: string[] }> {
  const keys: Keys = {}
  const damaged: string[] = []
  for (const file of await filesIn(home, key)) {
    // One that is damaged takes none of the others with it.
    if (!file.keys) damaged.push(file.name)
    for (const [name, text] of Object.entries(file.keys ?? {}))
      if (KEYS.test(name) && typeof text === 'string') keys[name] = text
  }
  return { keys, damaged }
}
