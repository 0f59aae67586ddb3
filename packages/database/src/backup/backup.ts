import { existsSync } from 'node:fs'
import { open, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { syncFolder } from '../cluster/init.ts'
import type { Database } from '../pooled.ts'
import { codeOf, DatabaseRefusal } from '../refusal.ts'
import { ArchiveWriter, readArchive } from './archive.ts'
import { bytesBelow, walkPgdata } from './files.ts'
import {
  type BackupInfo,
  backupFolder,
  backupName,
  PARTIAL,
  photoListName,
  pruneBackups,
  removePartials,
} from './list.ts'
import { dropLists, dropPhotos, keepPhotos, photosOf, writePhotoList } from './photos.ts'

const BACKUP_LOCK = '4707, 2'
const MIRROR_LOCK = '4707, 3'
const MB = 1024 * 1024
/** The database shares the disk: filling it up would stop the shop. */
const SPACE_LEFT = 512 * MB

/**
 * Makes a consistent backup of the embedded database while the server works on, as one tar.gz in DATA_DIR/backup, reads it back to
 * compare every file with its SHA-256, then removes old ones (see pruneBackups). The photos of DATA_DIR/foto, which never change, are
 * kept once in DATA_DIR/backup/foto; a list beside the archive says which of them are its own. A backup appears under its name only
 * when it is complete and on disk. Throws DatabaseRefusal with DATABASE_URL, when another backup runs, and when the disk is too full.
 */
export async function backup(database: Database, dataDir: string): Promise<BackupInfo> {
  if (!database.cluster) {
    throw new DatabaseRefusal(
      'Kencana hanya mencadangkan database bawaannya. Untuk DATABASE_URL pakai pencadangan server itu sendiri: ' +
        'pg_dump, atau arsip WAL untuk pemulihan ke suatu saat (PITR).',
    )
  }
  const folder = await backupFolder(dataDir)
  try {
    return await alone(
      database,
      BACKUP_LOCK,
      'Pencadangan lain sedang berjalan. Tunggu sampai selesai.',
      async (session) => {
        await removePartials(folder)
        await dropLists(folder)
        await refuseFullDisk(folder, database.cluster?.pgdata ?? '')
        return writeBackup(session, database, dataDir, folder)
      },
    )
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') throw new DatabaseRefusal('Disk penuh, cadangan tidak jadi.', { cause: error })
    throw error
  }
}

/**
 * Does what one process does at a time, over all that work on a database: the server and a command beside it.
 * @throws DatabaseRefusal while another one does it
 */
async function alone<T>(
  database: Database,
  lock: string,
  busy: string,
  work: (session: pg.Client) => Promise<T>,
): Promise<T> {
  // A session of its own: the slot and the backup state end with it, whatever happens.
  const session = new pg.Client({
    ...database.owner,
    application_name: 'kencana backup',
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  session.on('error', () => {})
  await session.connect()
  try {
    const { rows } = await session.query<{ ok: boolean }>(`select pg_try_advisory_lock(${lock}) as ok`)
    if (!rows[0]?.ok) throw new DatabaseRefusal(busy)
    return await work(session)
  } finally {
    await session.end().catch(() => {})
  }
}

/** Brings backups to places: one process at a time, else one would clear away what another is writing. */
export const bringingAlone = <T>(database: Database, work: () => Promise<T>): Promise<T> =>
  alone(database, MIRROR_LOCK, 'Cadangan sedang disalin oleh proses lain. Tunggu sampai selesai.', work)

async function writeBackup(
  session: pg.Client,
  database: Database,
  dataDir: string,
  folder: string,
): Promise<BackupInfo> {
  let createdAt = new Date()
  while (existsSync(path.join(folder, backupName(createdAt)))) {
    await sleep(200)
    createdAt = new Date()
  }
  const name = backupName(createdAt)
  const partial = path.join(folder, name + PARTIAL)
  const final = path.join(folder, name)
  const file = await open(partial, 'wx', 0o600)
  try {
    const writer = new ArchiveWriter(file)
    try {
      await copyDatabase(session, writer, database.cluster?.pgdata ?? '')
      // After the database, so that every photo it knows of is there.
      const foto = await writePhotoList(photoListName(final), await keepPhotos(photosOf(dataDir), photosOf(folder)))
      await writer.finish({
        format: 2,
        foto,
        createdAt: createdAt.toISOString(),
        postgresMajor: Math.floor(database.version / 10000),
        system: `${process.platform}-${process.arch}`,
      })
    } catch (error) {
      await writer.abort()
      throw error
    }
    await file.sync()
    await file.close()
    // A backup that was never read is a hope, not a backup.
    await readArchive(partial)
    await rename(partial, final)
    await syncFolder(folder)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
  if ((await pruneBackups(dataDir)).length > 0) await dropPhotos(folder)
  const { size, mtime } = await stat(final)
  return { name, path: final, createdAt, writtenAt: mtime, bytes: size }
}

/** PostgreSQL's low-level backup: copy while it works, then the log that makes the copy consistent. */
async function copyDatabase(session: pg.Client, writer: ArchiveWriter, pgdata: string): Promise<void> {
  // The temporary slot keeps every log file from here on until this session ends.
  await session.query('select pg_create_physical_replication_slot($1, true, true)', [`kencana_backup_${process.pid}`])
  const started = await session.query<{ lsn: string }>("select pg_backup_start('kencana', fast => true)::text as lsn")
  writer.folder('postgres')
  for await (const found of walkPgdata(pgdata)) {
    const name = `postgres/${found.name}`
    if (found.isFolder) writer.folder(name)
    else await writer.file(name, found.full)
  }
  const stopped = await session.query<{ lsn: string; label: string; spaces: string }>(
    'select lsn::text, labelfile as label, spcmapfile as spaces from pg_backup_stop(wait_for_archive => false)',
  )
  const from = started.rows[0]
  const to = stopped.rows[0]
  if (!from || !to) throw new Error('pg_backup_start or pg_backup_stop gave no row')
  await writer.text('postgres/backup_label', to.label)
  for (const wal of await walNames(session, from.lsn, to.lsn)) {
    if (!(await writer.file(`postgres/pg_wal/${wal}`, path.join(pgdata, 'pg_wal', wal)))) {
      throw new Error(`the log file ${wal} that the backup needs is gone`)
    }
  }
}

/** The names of all log files from one position to another. */
async function walNames(session: pg.Client, from: string, to: string): Promise<string[]> {
  // One byte into each file: for a position at its very start PostgreSQL names the file before.
  const { rows } = await session.query<{ name: string }>(
    `with s as (select pg_size_bytes(current_setting('wal_segment_size')) as size)
     select pg_walfile_name('0/0'::pg_lsn + (n * size + 1)) as name
       from s, generate_series(div($1::pg_lsn - '0/0'::pg_lsn, size), div($2::pg_lsn - '0/0'::pg_lsn - 1, size)) as n
      order by n`,
    [from, to],
  )
  return rows.map((row) => row.name)
}

/** Tables shrink to a fourth or less; photos lie there once, by a second name. */
async function refuseFullDisk(folder: string, pgdata: string): Promise<void> {
  const disk = await statfs(folder)
  const needed = (await bytesBelow(pgdata)) / 2 + SPACE_LEFT
  const free = disk.bavail * disk.bsize
  if (free < needed) {
    throw new DatabaseRefusal(
      `Ruang disk untuk cadangan tidak cukup: perlu ${Math.ceil(needed / MB)} MB, tersisa ${Math.floor(free / MB)} MB. ` +
        'Pindahkan cadangan lama ke tempat lain.',
    )
  }
}
