import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chmod, chown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { codeOf, DatabaseRefusal, reasonOf } from '../refusal.ts'
import { type Binaries, program } from './binaries.ts'
import type { Place } from './place.ts'

const run = promisify(execFile)

/** The superuser of the embedded cluster; the operating system guards who may reach it. */
export const SUPERUSER = 'kencana'
const PASSWORD_FILE = 'sandi-database'
const DRAFT = 'postgres.baru-'
const DRAFT_LIFE_MS = 600_000

/** A minimal environment: PG* variables of the user must not reach our own server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' }
}

/**
 * Makes a new database in place.pgdata unless there is one: UTF-8, locale C (ICU collations by name), data checksums.
 * It is made beside and renamed when complete, so that an interrupted first start leaves nothing half made and of two
 * that start at once one wins. Returns true when this call made it.
 */
export async function initialise(place: Place, binaries: Binaries, sync: boolean): Promise<boolean> {
  if (existsSync(path.join(place.pgdata, 'PG_VERSION'))) {
    refuseOtherMajor(place.pgdata, binaries.major)
    return false
  }
  if (existsSync(place.pgdata) && (await readdir(place.pgdata)).length > 0) {
    throw new DatabaseRefusal(`Folder ${place.pgdata} berisi sesuatu yang bukan database. Pindahkan isinya dahulu.`)
  }
  await refuseMissing(place)
  await removeOldDrafts(place.home)
  const draft = path.join(place.home, `${DRAFT}${randomBytes(4).toString('hex')}`)
  await mkdir(draft, { mode: 0o700 })
  if (place.account) await chown(draft, place.account.uid, place.account.gid)
  try {
    await runInitdb(place, binaries, draft, sync)
    return await putInPlace(place, draft)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Old data put aside by a restore, but nothing in its place: starting empty would look like a lost shop. */
async function refuseMissing(place: Place): Promise<void> {
  const aside = (await readdir(place.home)).find((name) => name.startsWith('postgres.sebelum-'))
  if (aside) {
    throw new DatabaseRefusal(
      `Database di ${place.pgdata} tidak ada, tetapi ada data lama ${aside}. Jalankan "npm run restore" sekali lagi.`,
    )
  }
}

/** A first start that was killed leaves its draft; one this old belongs to nobody who still works on it. */
async function removeOldDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const draft = path.join(home, name)
    if (name.startsWith(DRAFT) && statSync(draft).mtimeMs < Date.now() - DRAFT_LIFE_MS) {
      await rm(draft, { recursive: true, force: true })
    }
  }
}

/** Who may come in, as initdb is told below: by password where there is no socket, else whoever reaches the socket. */
export function hostAccess(): string {
  const ways = process.platform === 'win32' ? [['host', '127.0.0.1/32 scram-sha-256']] : [['local', 'trust']]
  return ways.flatMap(([kind, how]) => ['all', 'replication'].map((what) => `${kind} ${what} all ${how}\n`)).join('')
}

async function runInitdb(place: Place, binaries: Binaries, draft: string, sync: boolean): Promise<void> {
  const args = ['-D', draft, '-U', SUPERUSER, '--encoding=UTF8', '--locale=C', '--data-checksums', '--no-instructions']
  if (!sync) args.push('--no-sync')
  let passwordFile: string | undefined
  if (process.platform === 'win32') {
    passwordFile = await writePassword(place.home)
    args.push('--auth=scram-sha-256', `--pwfile=${passwordFile}`)
  } else {
    // The socket's folder is open to the database's account and root alone, so whoever reaches it may come in.
    args.push('--auth-local=trust', '--auth-host=reject')
  }
  try {
    await run(program(binaries, 'initdb'), args, {
      ...place.account,
      cwd: path.parse(draft).root,
      env: serverEnvironment(),
      windowsHide: true,
    })
  } catch (error) {
    const said = ((error as { stderr?: string }).stderr ?? '').trim()
    const why = /No space left/.test(said) ? 'disk penuh' : said || reasonOf(error)
    throw new DatabaseRefusal(`Database baru tidak dapat dibuat di ${place.home}: ${why}`, { cause: error })
  }
}

async function putInPlace(place: Place, draft: string): Promise<boolean> {
  try {
    await rename(draft, place.pgdata)
  } catch (error) {
    // Windows does not rename over an empty folder, Unix not over a full one: the other start was first.
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error) ?? '')) {
      if (existsSync(path.join(place.pgdata, 'PG_VERSION'))) return false
    }
    throw error
  }
  await syncFolder(place.home)
  return true
}

/** Makes renames in the folder survive a power cut. Windows has no such call and does not need it. */
export async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Shares and some sticks have no such call either.
    if (!['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM'].includes(codeOf(error) ?? '')) throw error
  } finally {
    await handle.close()
  }
}

/** The file with the password of the Windows installation, made where there is none. */
export async function writePassword(home: string): Promise<string> {
  const file = path.join(home, PASSWORD_FILE)
  if (!existsSync(file)) await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  await chmod(file, 0o600)
  return file
}

/** The password of the Windows installation; undefined where the socket's folder is the guard. */
export function readPassword(home: string): string | undefined {
  if (process.platform !== 'win32') return undefined
  return readFileSync(path.join(home, PASSWORD_FILE), 'utf8').trim()
}

function refuseOtherMajor(pgdata: string, major: number): void {
  const found = readFileSync(path.join(pgdata, 'PG_VERSION'), 'utf8').trim()
  if (found !== String(major)) {
    throw new DatabaseRefusal(
      `Database di ${pgdata} dibuat dengan PostgreSQL ${found}, program ini membawa PostgreSQL ${major}. ` +
        'Pakai versi Kencana yang sesuai.',
    )
  }
}
