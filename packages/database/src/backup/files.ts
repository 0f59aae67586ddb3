import { type Dirent, statSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, DatabaseRefusal } from '../refusal.ts'

/** Contents that belong to the running server, not to the data; PostgreSQL wants the folders themselves. */
const EMPTY_FOLDERS = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const SKIPPED =
  /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|current_logfiles.*|pg_internal\.init.*|pgsql_tmp.*)$/

export interface Found {
  /** Relative, with slashes. */
  name: string
  full: string
  isFolder: boolean
}

/** Everything below a folder, folders before what is in them. Files may vanish while it walks. */
export async function* walk(
  root: string,
  skip: (name: string, entry: Dirent) => boolean = () => false,
  below = '',
): AsyncGenerator<Found> {
  let entries: Dirent[]
  try {
    entries = await readdir(path.join(root, below), { withFileTypes: true })
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = below ? `${below}/${entry.name}` : entry.name
    if (skip(name, entry)) continue
    const full = path.join(root, name)
    if (entry.isDirectory()) {
      yield { name, full, isFolder: true }
      yield* walk(root, skip, name)
    } else if (entry.isFile()) {
      yield { name, full, isFolder: false }
    } else if (entry.isSymbolicLink()) {
      throw new DatabaseRefusal(`${full} adalah tautan ke luar folder data; cadangan tidak akan lengkap.`)
    }
  }
}

/** What of PostgreSQL's data folder goes into a backup; pg_control comes last, as in pg_basebackup. */
export async function* walkPgdata(pgdata: string): AsyncGenerator<Found> {
  const control = 'global/pg_control'
  const skip = (name: string, entry: Dirent) =>
    SKIPPED.test(entry.name) ||
    name === control ||
    EMPTY_FOLDERS.has(name.split('/')[0] ?? '') !== EMPTY_FOLDERS.has(name)
  yield* walk(pgdata, skip)
  yield { name: control, full: path.join(pgdata, control), isFolder: false }
}

/** Bytes of all files below a folder. */
export async function bytesBelow(root: string): Promise<number> {
  if (!statSync(root, { throwIfNoEntry: false })) return 0
  let bytes = 0
  for await (const found of walk(root)) {
    if (!found.isFolder)
      bytes += await stat(found.full).then(
        (stats) => stats.size,
        () => 0,
      )
  }
  return bytes
}
