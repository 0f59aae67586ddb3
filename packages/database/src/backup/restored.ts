/** Data that came back from a place: until somebody says so, nobody knows whether it is the shop or a copy of it. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const fileOf = (dataDir: string): string => path.join(path.resolve(dataDir), 'dipulihkan.json')

/** Marks a data folder as brought back from a place. */
export const markRestored = (dataDir: string, from: string): Promise<void> =>
  writeFile(fileOf(dataDir), `${JSON.stringify({ dari: from, pada: new Date().toISOString() })}\n`, { mode: 0o600 })

/** Where this data was brought back from, while nobody has said that this computer is the shop now. */
export const restoredFrom = async (dataDir: string): Promise<string | undefined> => {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return String(JSON.parse(text).dari)
  } catch {
    return '-'
  }
}

/** This computer is the shop now: its backups go to their places again. */
export const takeOver = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true })
