import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { codeOf, DatabaseRefusal, reasonOf } from '../refusal.ts'
import { type Account, canReach, isRoot, unprivilegedAccount } from './users.ts'

/** Where root keeps databases whose data folder the database's account cannot reach. */
const SYSTEM_HOME = '/var/lib/kencana'
/** In the data folder: where its database lives when that is not `DATA_DIR/postgres`. */
const POINTER = 'lokasi-database.json'
/** In the data folder while a restore swaps folders; no server may start then. */
const RESTORE_MARK = 'pemulihan-berjalan.json'
/** A unix socket's path holds 107 bytes on Linux and 103 on macOS. */
const LONGEST_SOCKET = 103
const SOCKET_FILE = '.s.PGSQL.5432'

/** All paths and the account of one embedded database. */
export interface Place {
  dataDir: string
  /** The folder that holds postgres/: the data folder itself, or one below /var/lib/kencana. */
  home: string
  /** PostgreSQL's own data folder. */
  pgdata: string
  /** Whom PostgreSQL runs as; undefined = as ourselves. */
  account: Account | undefined
  socketDir: string
  logFile: string
  /** Where the programs are copied if they cannot be run in place. */
  copyDir: string
  restoreMark: string
}

/**
 * Decides, and creates where missing, the folders of a data folder. As an ordinary user all lies in it. Root cannot run
 * PostgreSQL itself: an existing database runs as its folder's owner, a new one as `postgres`, else `nobody`; when that
 * account cannot reach the data folder, the database lies in /var/lib/kencana/<hash of the path> and the data folder
 * holds `lokasi-database.json` that says so. Throws DatabaseRefusal when the data folder cannot be used.
 */
export async function findPlace(givenDataDir: string): Promise<Place> {
  const dataDir = usableFolder(path.resolve(givenDataDir))
  const pointed = readPointer(dataDir)
  let home = pointed ?? dataDir
  let account: Account | undefined
  if (isRoot()) {
    account = ownerOf(path.join(home, 'postgres')) ?? (await unprivilegedAccount())
    if (!pointed && !canReach(account, dataDir)) {
      home = path.join(SYSTEM_HOME, shortHash(dataDir))
      account = ownerOf(path.join(home, 'postgres')) ?? account
      await openFolder(SYSTEM_HOME)
      await openFolder(home)
      await writePointer(dataDir, home)
    }
  }
  const pgdata = path.join(home, 'postgres')
  refuseForeign(pgdata)
  await mkdir(path.join(dataDir, 'log'), { recursive: true })
  return {
    dataDir,
    home,
    pgdata,
    account,
    socketDir: socketDirFor(home),
    logFile: path.join(dataDir, 'log', 'postgres.log'),
    copyDir: account ? SYSTEM_HOME : path.join(dataDir, 'program'),
    restoreMark: path.join(dataDir, RESTORE_MARK),
  }
}

/** The same database with another PostgreSQL data folder beside the real one: for proving a backup. */
export function beside(place: Place, pgdata: string): Place {
  return { ...place, pgdata, socketDir: temporarySocketDir(pgdata) }
}

function usableFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    const reasons: Record<string, string> = {
      EACCES: 'pengguna ini tidak berhak menulis di sana',
      EPERM: 'pengguna ini tidak berhak menulis di sana',
      EROFS: 'disknya hanya dapat dibaca',
      ENOTDIR: 'ada berkas biasa di jalurnya',
      EEXIST: 'itu sebuah berkas, bukan folder',
      ENOSPC: 'disk penuh',
    }
    const why = reasons[codeOf(error) ?? ''] ?? reasonOf(error)
    throw new DatabaseRefusal(`Folder data ${dataDir} tidak dapat dipakai: ${why}.`, { cause: error })
  }
}

/** The pointer wins over any guess: guessing wrongly would start an empty shop beside the real one. */
function readPointer(dataDir: string): string | undefined {
  const file = path.join(dataDir, POINTER)
  if (!existsSync(file)) return undefined
  let home: unknown
  try {
    home = JSON.parse(readFileSync(file, 'utf8')).folder
  } catch (error) {
    throw new DatabaseRefusal(`Berkas ${file} tidak dapat dibaca: ${reasonOf(error)}`, { cause: error })
  }
  if (typeof home !== 'string' || !existsSync(home)) {
    throw new DatabaseRefusal(
      `Menurut ${file} database ada di ${String(home)}, tetapi folder itu tidak ada. Pulihkan folder itu.`,
    )
  }
  return home
}

async function writePointer(dataDir: string, home: string): Promise<void> {
  const note = 'Kencana berjalan sebagai root; databasenya ada di folder ini karena folder data tidak terjangkau.'
  await writeFile(path.join(dataDir, POINTER), `${JSON.stringify({ folder: home, keterangan: note }, null, 2)}\n`)
}

function ownerOf(folder: string): Account | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && stats.uid > 0 ? { uid: stats.uid, gid: stats.gid } : undefined
}

/** An ordinary user cannot run a database that root has set up for another account. */
function refuseForeign(pgdata: string): void {
  const me = process.getuid?.()
  if (me === undefined || me === 0) return
  let owner: number | undefined
  try {
    owner = statSync(pgdata, { throwIfNoEntry: false })?.uid
  } catch {
    owner = -1
  }
  if (owner !== undefined && owner !== me) {
    throw new DatabaseRefusal(`Database di ${pgdata} milik pengguna lain. Jalankan Kencana dengan pengguna yang dulu.`)
  }
}

async function openFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true })
  await chmod(dir, 0o755)
}

/** In the database's own home when the path is short enough, else a short name in the temporary folder. */
function socketDirFor(home: string): string {
  const own = path.join(home, 'socket')
  return fits(own) ? own : temporarySocketDir(home)
}

function temporarySocketDir(folder: string): string {
  const dir = path.join(os.tmpdir(), `kencana-${shortHash(folder)}`)
  return fits(dir) ? dir : path.join('/tmp', path.basename(dir))
}

const fits = (dir: string): boolean => Buffer.byteLength(path.join(dir, SOCKET_FILE)) <= LONGEST_SOCKET

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/**
 * Makes a folder that belongs to the database's account and is closed to all others. In the temporary folder somebody
 * else may have made one of that name first, to listen in; that one is refused.
 */
export async function makeOwnFolder(dir: string, account: Account | undefined): Promise<void> {
  await mkdir(dir, { mode: 0o700 }).catch((error) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  if (process.platform === 'win32') return
  const owner = account?.uid ?? process.getuid?.()
  const stats = lstatSync(dir)
  const fresh = stats.uid === process.getuid?.()
  if (!stats.isDirectory() || (stats.uid !== owner && !fresh)) {
    throw new DatabaseRefusal(`Folder ${dir} milik pengguna lain. Hapus folder itu lalu jalankan lagi.`)
  }
  if (account) await chown(dir, account.uid, account.gid)
  await chmod(dir, 0o700)
}
