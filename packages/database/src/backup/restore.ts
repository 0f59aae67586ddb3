import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { type Binaries, findBinaries } from '../cluster/binaries.ts'
import { openCluster } from '../cluster/cluster.ts'
import { hostAccess, SUPERUSER, syncFolder, writePassword } from '../cluster/init.ts'
import { beside, findPlace, type Place } from '../cluster/place.ts'
import { isAlive, livingPostmaster } from '../cluster/postmaster.ts'
import { productSettings } from '../cluster/settings.ts'
import { startPostmaster, stopPostmaster } from '../cluster/start.ts'
import type { Account } from '../cluster/users.ts'
import { EMBEDDED_DATABASE } from '../database.ts'
import { type Log, silentLog } from '../log.ts'
import { codeOf, DatabaseRefusal, reasonOf } from '../refusal.ts'
import { type ArchiveReader, type Manifest, readArchive } from './archive.ts'
import { listBackups } from './list.ts'
import { type Beside, markedAs, NOTHING } from './restored.ts'
import { bringPhotos, openSource, pickBackup, type Source } from './source.ts'

const DRAFT_LIFE_MS = 3_600_000
const IS_WINDOWS = process.platform === 'win32'

export interface RestoreResult {
  /** The backup that is now in place, and the time its data is of. */
  backup: string
  createdAt: Date
  /** Folders in which the data of before was put aside. */
  aside: string[]
  /** Photos that the backup knows of and that are nowhere. */
  lostPhotos: string[]
  /** What else whoever restores should know, in sentences. */
  remarks: string[]
}

/**
 * Puts a backup in place of the data of dataDir: the newest one, one of DATA_DIR/backup by name, or a file by its path.
 * Every file is compared with its SHA-256, and PostgreSQL is started on the unpacked copy to prove that it works,
 * before the present data is touched; that is then put aside under a dated name, not deleted. Throws DatabaseRefusal,
 * with the present data untouched, while a server runs on dataDir or when the backup is damaged or of another machine.
 */
export async function restore(dataDir: string, backupName?: string, log: Log = silentLog): Promise<RestoreResult> {
  const place = await findPlace(dataDir)
  const file = await chooseBackup(place.dataDir, backupName)
  // Where there were no books the shop's own may be at work elsewhere.
  const isNew = !existsSync(place.pgdata)
  const first = async (): Promise<Beside> => (isNew ? markedAs(place.dataDir, path.dirname(file)) : NOTHING)
  return putInPlace(place, openSource(file, place.dataDir), log, first)
}

/**
 * Unpacks a backup beside the present data, proves it, and puts it in place.
 * @param first done just before the folders change places, while no server can start
 */
export async function putInPlace(
  place: Place,
  source: Source,
  log: Log,
  first: () => Promise<Beside> = async () => NOTHING,
): Promise<RestoreResult> {
  const binaries = await findBinaries(place.account, place.copyDir)
  await refuseWhileServed(place)
  await removeOldDrafts(place)
  const suffix = randomBytes(4).toString('hex')
  const draft = { postgres: `${place.pgdata}.pulih-${suffix}`, foto: path.join(place.dataDir, `foto.pulih-${suffix}`) }
  try {
    log.info(`Memeriksa dan membuka ${path.basename(source.file)}`)
    const manifest = await unpack(source, place, draft)
    source.refuseOther?.(manifest)
    refuseOtherMachine(manifest, binaries)
    const lostPhotos = manifest.format === 1 ? [] : await bringPhotos(source, manifest, draft.foto, log)
    // On Windows the password of the computer that it comes from is in no backup: here it gets that of this one.
    await ownSettings(place, draft.postgres, IS_WINDOWS ? 'host all all 127.0.0.1/32 trust\n' : hostAccess())
    log.info('Mencoba menjalankan database dari cadangan')
    await prove(beside(place, draft.postgres), binaries, log)
    await ownSettings(place, draft.postgres)
    const aside = await swap(place, draft, first)
    const backup = path.basename(source.file)
    return { backup, createdAt: new Date(manifest.createdAt), aside, lostPhotos, remarks: [] }
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') throw new DatabaseRefusal('Disk penuh, pemulihan tidak jadi.', { cause: error })
    throw error
  } finally {
    await rm(draft.postgres, { recursive: true, force: true })
    await rm(draft.foto, { recursive: true, force: true })
  }
}

/** A restore that was killed leaves its draft; one this old belongs to nobody who still works on it. */
async function removeOldDrafts(place: Place): Promise<void> {
  for (const folder of new Set([place.home, place.dataDir])) {
    for (const name of await readdir(folder)) {
      const draft = path.join(folder, name)
      const isDraft = name.startsWith('postgres.pulih-') || name.startsWith('foto.pulih-')
      if (isDraft && (await stat(draft)).mtimeMs < Date.now() - DRAFT_LIFE_MS) {
        await rm(draft, { recursive: true, force: true })
      }
    }
  }
}

type Draft = { postgres: string; foto: string }

async function chooseBackup(dataDir: string, name: string | undefined): Promise<string> {
  const backups = await listBackups(dataDir)
  const isListed = name === undefined || backups.some((backup) => backup.name === name)
  if (!isListed && existsSync(name)) return path.resolve(name)
  return pickBackup(backups, path.join(dataDir, 'backup'), name)
}

/** A database that outlived its killed server is stopped; one with a server is not ours to stop. */
async function refuseWhileServed(place: Place): Promise<void> {
  if (!livingPostmaster(place.pgdata)) return
  const cluster = await openCluster({ dataDir: place.dataDir, log: silentLog })
  await cluster.stop()
}

async function unpack({ file: archive, open: content }: Source, place: Place, draft: Draft): Promise<Manifest> {
  const targetOf = (name: string): { full: string; account: Account | undefined } => {
    const [top = '', ...rest] = name.replace(/\/$/, '').split('/')
    const isDatabase = top === 'postgres'
    const root = isDatabase ? draft.postgres : draft.foto
    return { full: path.join(root, ...rest), account: isDatabase ? place.account : undefined }
  }
  const folders: string[] = []
  const reader: ArchiveReader = {
    async folder(name) {
      const { full, account } = targetOf(name)
      await mkdir(full, { mode: 0o700 })
      await chmod(full, 0o700)
      if (account) await chown(full, account.uid, account.gid)
      folders.push(full)
    },
    async file(name) {
      const { full, account } = targetOf(name)
      const file = await open(full, 'wx', 0o600)
      if (account) await file.chown(account.uid, account.gid)
      return {
        async write(chunk) {
          for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten
        },
        async end() {
          await file.sync()
          await file.close()
        },
      }
    },
  }
  const manifest = await readArchive(archive, reader, await content())
  for (const folder of folders) await syncFolder(folder)
  return manifest
}

/**
 * Configuration files can make PostgreSQL run commands and let strangers in, so none is taken from a backup. Ours are empty:
 * all that the product needs stands on the command line.
 */
async function ownSettings({ account }: Place, pgdata: string, access = hostAccess()): Promise<void> {
  const files = { 'postgresql.conf': '', 'postgresql.auto.conf': '', 'pg_ident.conf': '', 'pg_hba.conf': access }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(pgdata, name)
    await rm(file, { force: true })
    await writeFile(file, text, { mode: 0o600 })
    if (account) await chown(file, account.uid, account.gid)
  }
}

function refuseOtherMachine(manifest: Manifest, binaries: Binaries): void {
  const system = `${process.platform}-${process.arch}`
  if (manifest.system !== system || manifest.postgresMajor !== binaries.major) {
    throw new DatabaseRefusal(
      `Cadangan ini dari ${manifest.system} dengan PostgreSQL ${manifest.postgresMajor}; ` +
        `komputer ini ${system} dengan PostgreSQL ${binaries.major}. Pulihkan di komputer sejenis.`,
    )
  }
}

async function takePassword(client: pg.Client, { home }: Place): Promise<void> {
  const password = (await readFile(await writePassword(home), 'utf8')).trim()
  await client.query(`ALTER ROLE ${SUPERUSER} PASSWORD ${client.escapeLiteral(password)}`)
}

/** Lets PostgreSQL replay the log and answer; so the swap brings in a database that is known to start. */
async function prove(place: Place, binaries: Binaries, log: Log): Promise<void> {
  try {
    const running = await startPostmaster(place, binaries, productSettings, log)
    try {
      const client = new pg.Client({
        host: IS_WINDOWS ? '127.0.0.1' : running.socketDir,
        port: running.port,
        user: SUPERUSER,
        database: EMBEDDED_DATABASE,
      })
      await client.connect()
      await client.query('select count(*) from pg_class')
      if (IS_WINDOWS) await takePassword(client, place)
      await client.end()
    } finally {
      await stopPostmaster(place, binaries, running.pid)
    }
  } catch (error) {
    throw new DatabaseRefusal(`Database dari cadangan tidak dapat dijalankan: ${reasonOf(error)}`, { cause: error })
  } finally {
    await rm(place.socketDir, { recursive: true, force: true })
  }
}

/** The last that is done while the present data is untouched. */
async function before(place: Place, first: () => Promise<Beside>): Promise<Beside> {
  if (livingPostmaster(place.pgdata))
    throw new DatabaseRefusal('Server Kencana dijalankan selama pemulihan. Hentikan dahulu, lalu ulangi.')
  return first()
}

/** While the mark is there no server starts; interrupted in between, the next restore begins anew. */
async function swap(place: Place, draft: Draft, first: () => Promise<Beside>): Promise<string[]> {
  await takeMark(place.restoreMark)
  const stamp = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(/[-:]/g, '')
  const more = await before(place, first).catch(async (error) => {
    await rm(place.restoreMark, { force: true })
    throw error
  })
  const put = (current: string, fresh: string) => exchange(current, fresh, `${current}.sebelum-${stamp}`)
  const books = await put(place.pgdata, draft.postgres).catch(async (error) => {
    await more.undo()
    await rm(place.restoreMark, { force: true })
    throw error
  })
  const photos = await put(path.join(place.dataDir, 'foto'), draft.foto)
  await rm(place.restoreMark)
  return [books, photos, ...more.aside].filter((folder) => folder !== undefined)
}

/** Puts fresh, if there is one, in the place of current, if there is one; returns where current went. */
async function exchange(current: string, fresh: string, old: string): Promise<string | undefined> {
  const had = existsSync(current)
  if (had) await rename(current, old)
  try {
    // A backup without photos is of a time without photos.
    if (existsSync(fresh)) await rename(fresh, current)
  } catch (error) {
    if (had) await rename(old, current)
    throw error
  }
  await syncFolder(path.dirname(current))
  return had ? old : undefined
}

async function takeMark(mark: string): Promise<void> {
  const text = JSON.stringify({ proses: process.pid })
  try {
    await writeFile(mark, text, { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const pid = markedProcess(mark)
    if (pid !== undefined && pid !== process.pid && isAlive(pid)) {
      throw new DatabaseRefusal(`Pemulihan lain sedang berjalan (proses ${pid}).`, { cause: error })
    }
    await writeFile(mark, text)
  }
}

function markedProcess(mark: string): number | undefined {
  try {
    return Number(JSON.parse(readFileSync(mark, 'utf8')).proses) || undefined
  } catch {
    return undefined
  }
}
