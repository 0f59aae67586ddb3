/** A shop and a folder of backups, for tests of places outside of the machine. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import path from 'node:path'
import { FolderStore } from '@kencana/storage'
import { dataFolder, usedFolder } from '../cluster/spawned.ts'
import { openDatabase } from '../database.ts'
import { silentLog } from '../log.ts'
import type { Database } from '../pooled.ts'
import { sql } from '../sql.ts'
import { ArchiveWriter, readArchive } from './archive.ts'
import { homeIn } from './home.ts'
import { loadBackupKey } from './key.ts'
import { backupName, photoListName } from './list.ts'
import { writePhotoList } from './photos.ts'

export const open = (dataDir: string) => openDatabase({ dataDir, log: silentLog, max: 6 })
export const isiOf = (db: Database) =>
  db.rows<{ id: number; isi: string }>(sql`select id, isi from catatan order by id`)

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
export const CINCIN = hashOf('gambar cincin')
export const GELANG = hashOf('gambar gelang')
export const KALUNG = hashOf('gambar kalung')
export const inFoto = (hash: string): string => `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.jpg`

/** A shop with two photos and the key of its seals, and a place for its backups. */
export async function shop() {
  const dataDir = await usedFolder()
  const db = await open(dataDir)
  await db.run(sql`create table catatan (id int primary key, isi text not null)`)
  await db.run(sql`insert into catatan values (1, 'IBU SRI HARTATI')`)
  const foto = new FolderStore(path.join(dataDir, 'foto'))
  await foto.put(CINCIN, Buffer.from('gambar cincin'))
  await foto.put(GELANG, Buffer.from('gambar gelang'))
  mkdirSync(path.join(dataDir, 'kunci'), { recursive: true })
  writeFileSync(path.join(dataDir, 'kunci', 'segel'), 'KUNCI SEGEL')
  const place = dataFolder('tempat')
  mkdirSync(place, { recursive: true })
  const key = await loadBackupKey(dataDir)
  return { dataDir, db, foto, place, key, home: homeIn(place, key) }
}

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  )

/** A folder of backups as they lie there, without a database. @returns what makes one of a day, that knows these photos */
export function folder() {
  const dataDir = dataFolder('data')
  const place = dataFolder('tempat')
  for (const one of [path.join(dataDir, 'backup'), place]) mkdirSync(one, { recursive: true })
  const photo = (root: string, name: string) =>
    path.join(root, 'foto', name.slice(0, 2), name.slice(2, 4), `${name}.jpg`)
  const made = async (at: Date, photos: readonly string[]) => {
    const file = path.join(dataDir, 'backup', backupName(at))
    writeFileSync(file, `isi ${at.toISOString()}`)
    utimesSync(file, at, at)
    const names = photos.map((name) =>
      path.relative(path.join(dataDir, 'backup', 'foto'), photo(path.join(dataDir, 'backup'), name)),
    )
    await writePhotoList(photoListName(file), names)
    for (const name of photos) {
      const full = photo(path.join(dataDir, 'backup'), name)
      mkdirSync(path.dirname(full), { recursive: true })
      if (!existsSync(full)) writeFileSync(full, `gambar ${name}`)
    }
  }
  return { dataDir, place, photo, made }
}

/** Writes an archive anew as Kencana made them before: photos are in it, no list beside it. */
export async function asFormat1(file: string, photos: Readonly<Record<string, string>>): Promise<void> {
  const contents = new Map<string, Buffer>()
  const folders: string[] = []
  const manifest = await readArchive(file, {
    folder: async (name) => void folders.push(name),
    file: async (name) => {
      const parts: Buffer[] = []
      return {
        write: async (chunk) => void parts.push(Buffer.from(chunk)),
        end: async () => void contents.set(name, Buffer.concat(parts)),
      }
    },
  })
  const target = await openFile(file, 'w')
  const writer = new ArchiveWriter(target)
  const below = path.dirname(`foto/${inFoto(CINCIN)}`)
  for (const name of [...folders, 'foto', path.dirname(below), below]) writer.folder(name)
  for (const [name, bytes] of contents) {
    const draft = path.join(dataFolder(), 'berkas')
    writeFileSync(draft, bytes)
    await writer.file(name, draft)
  }
  for (const [name, text] of Object.entries(photos)) await writer.text(name, text)
  const { createdAt, postgresMajor, system } = manifest
  await writer.finish({ format: 1, createdAt, postgresMajor, system })
  await target.close()
}

export const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)
export const day = (n: number) => new Date(Date.UTC(2026, 0, n, 10))
