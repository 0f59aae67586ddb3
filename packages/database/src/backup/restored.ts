/** Data that came back from a place: until somebody says so, nobody knows whether it is the shop or a copy of it. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../refusal.ts'

const fileOf = (dataDir: string): string => path.join(path.resolve(dataDir), 'dipulihkan.json')

/** Marks a data folder as brought back from a place. */
const markRestored = (dataDir: string, from: string): Promise<void> =>
  writeFile(fileOf(dataDir), `${JSON.stringify({ dari: from, pada: new Date().toISOString() })}\n`, { mode: 0o600 })

/** Where this data was brought back from, while nobody has said that this computer is the shop now. */
export const restoredFrom = async (dataDir: string): Promise<string | undefined> => {
  try {
    return String(JSON.parse(await readFile(fileOf(dataDir), 'utf8')).dari)
  } catch (error) {
    // What cannot be read is there: the shop's own places are not to be touched for it.
    return codeOf(error) === 'ENOENT' ? undefined : '-'
  }
}

/** This computer is the shop now: its backups go to their places again. */
export const takeOver = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true })

/** What is put in place together with restored data, and how it is taken back when that fails. */
export interface Beside {
  /** What was put aside for it. */
  aside: string[]
  undo: () => Promise<void>
}

export const NOTHING: Beside = { aside: [], undo: async () => undefined }

/** Marks a data folder as brought back, unless it was already. */
export async function markedAs(dataDir: string, from: string): Promise<Beside> {
  if ((await restoredFrom(dataDir)) !== undefined) return NOTHING
  await markRestored(dataDir, from)
  return { aside: [], undo: () => takeOver(dataDir) }
}
