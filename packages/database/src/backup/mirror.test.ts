/** Backups in a place outside of the machine: locked, each photo once, and enough to begin again on a new computer. */
import { createHash } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { FolderStore } from '@kencana/storage'
import { afterEach, describe, expect, it } from 'vitest'
import { refuseForeignRoot } from '../cluster/guards.ts'
import { cleanUp, dataFolder, usedFolder } from '../cluster/spawned.ts'
import { openDatabase } from '../database.ts'
import { silentLog } from '../log.ts'
import type { Database } from '../pooled.ts'
import { sql } from '../sql.ts'
import { ArchiveWriter, readArchive } from './archive.ts'
import { backup } from './backup.ts'
import { backupKeyName, findBackupKey, loadBackupKey, readBackupKey } from './key.ts'
import { backupName, listBackupsIn, photoListName, pruneBackups } from './list.ts'
import { writeLocked } from './locked.ts'
import { homeIn, mirrorBackups, readKeys } from './mirror.ts'
import { writePhotoList } from './photos.ts'
import { restore } from './restore.ts'
import { restoreFrom } from './restore-from.ts'
import { restoredFrom } from './restored.ts'

afterEach(() => cleanUp([]))

const open = (dataDir: string) => openDatabase({ dataDir, log: silentLog, max: 6 })
const isiOf = (db: Database) => db.rows<{ id: number; isi: string }>(sql`select id, isi from catatan order by id`)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const CINCIN = hashOf('gambar cincin')
const GELANG = hashOf('gambar gelang')
const KALUNG = hashOf('gambar kalung')
const inFoto = (hash: string): string => `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.jpg`

/** A shop with two photos and the key of its seals, and a place for its backups. */
async function shop() {
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

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  )

/** A folder of backups as they lie there, without a database. @returns what makes one of a day, that knows these photos */
function folder() {
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
async function asFormat1(file: string, photos: Readonly<Record<string, string>>): Promise<void> {
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

const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)
const day = (n: number) => new Date(Date.UTC(2026, 0, n, 10))

describe('a place outside of the machine', () => {
  it('is enough to begin again on a new computer with the key from the paper, and tells nobody else anything', async () => {
    const { dataDir, db, place, key, home } = await shop()
    const made = await backup(db, dataDir)
    const { newest, sameDisk } = await mirrorBackups(dataDir, place, key)
    await db.close()
    expect(newest).toMatchObject({ name: `${made.name}.age`, writtenAt: made.writtenAt })
    // Both folders of this test lie on one disk.
    expect(sameDisk).toBe(true)
    expect(statSync(home).mode & 0o077).toBe(0)
    for (const name of filesIn(home)) {
      const bytes = readFileSync(path.join(home, name))
      expect(bytes.subarray(0, 22).toString(), name).toBe('age-encryption.org/v1\n')
      for (const text of ['SRI HARTATI', 'gambar', 'KUNCI SEGEL', CINCIN])
        expect(bytes.includes(text), name).toBe(false)
    }

    // The machine is gone: only the place and the paper are left.
    rmSync(dataDir, { recursive: true })
    const fresh = dataFolder('baru')
    const other = await readBackupKey((await loadBackupKey(dataFolder('lain'))).secret)
    await expect(restoreFrom(fresh, { place, key: other })).rejects.toThrow('bukan kunci dari cadangan di')
    await expect(restoreFrom(fresh, { place })).rejects.toThrow('Kunci cadangan tidak ada')
    await expect(restoreFrom(fresh, { place: dataFolder('kosong'), key })).rejects.toThrow('Tidak ada cadangan Kencana')
    expect(existsSync(fresh)).toBe(false)

    const paper = await readBackupKey(
      key.secret
        .slice(16)
        .toLowerCase()
        .replace(/(.{4})/g, '$1 '),
    )
    const result = await restoreFrom(fresh, { place, key: paper })
    expect(result).toMatchObject({ backup: `${made.name}.age`, aside: [], lostPhotos: [] })
    const restored = await open(fresh)
    expect(await isiOf(restored)).toEqual([{ id: 1, isi: 'IBU SRI HARTATI' }])
    await restored.close()
    const foto = new FolderStore(path.join(fresh, 'foto'))
    expect([await foto.get(CINCIN), await foto.get(GELANG)].map(String)).toEqual(['gambar cincin', 'gambar gelang'])
    expect(readFileSync(path.join(fresh, 'kunci', 'segel'), 'utf8')).toBe('KUNCI SEGEL')
    expect(await findBackupKey(fresh)).toEqual(key)
    // Whether it is the shop now, or a drill beside it, somebody has to say.
    expect(await restoredFrom(fresh)).toBe(place)
  })

  it('grows by what is new, keeps what a backup knows of, and lets go of what none does', async () => {
    const { dataDir, place, photo, made } = folder()
    const [key, lain] = [await loadBackupKey(dataDir), await loadBackupKey(dataFolder('toko lain'))]
    const home = homeIn(place, key)
    const there = (name: string) => `${photo(home, name)}.age`
    await made(day(-500), [CINCIN, GELANG])
    await mirrorBackups(dataDir, place, key, { now: day(-500) })
    const before = readFileSync(there(CINCIN))
    // Another installation has its backups there too.
    mkdirSync(homeIn(place, lain))
    writeFileSync(path.join(homeIn(place, lain), 'miliknya'), 'x')
    for (let n = 1; n <= 20; n++) {
      await made(day(n), [CINCIN, KALUNG])
      await mirrorBackups(dataDir, place, key, { now: day(n) })
      await pruneBackups(dataDir, 14, day(n))
    }
    expect(readFileSync(there(CINCIN))).toEqual(before)
    // One of a year and a half ago is still the newest of its month.
    expect((await listBackupsIn(home, day(20))).map(({ writtenAt }) => writtenAt)).toEqual(
      [...upTo(14).map((n) => 21 - n), 4, -500].map(day),
    )
    expect([CINCIN, GELANG, KALUNG].map((name) => existsSync(there(name)))).toEqual([true, true, true])
    for (let month = 1; month <= 12; month++) {
      await made(day(20 + 31 * month), [KALUNG])
      await mirrorBackups(dataDir, place, key, { now: day(20 + 31 * month) })
    }
    expect([CINCIN, GELANG, KALUNG].map((name) => existsSync(there(name)))).toEqual([true, false, true])
    expect(readdirSync(homeIn(place, lain))).toEqual(['miliknya'])
    expect(filesIn(home).filter((name) => name.endsWith('.foto.age'))).toHaveLength((await listBackupsIn(home)).length)
  })

  it('brings keys anew when they change, and goes on where it was interrupted', async () => {
    const { dataDir, place, made } = folder()
    const key = await loadBackupKey(dataDir)
    const home = homeIn(place, key)
    await made(day(1), [CINCIN])
    writeFileSync(path.join(dataDir, 'kunci', 'segel'), 'LAMA')
    await mirrorBackups(dataDir, place, key, { now: day(1) })
    expect(await readKeys(home, key)).toEqual({ segel: 'LAMA' })
    writeFileSync(path.join(dataDir, 'kunci', 'segel'), 'BARU')
    // Killed after the list and half of the archive.
    const archive = filesIn(home).find((name) => name.endsWith('.tar.gz.age')) ?? ''
    renameSync(path.join(home, archive), path.join(home, `${archive}.sebagian`))
    utimesSync(path.join(home, `${archive}.sebagian`), day(1), day(1))
    const { newest } = await mirrorBackups(dataDir, place, key, { now: day(1) })
    expect(newest?.name).toBe(archive)
    expect(await readKeys(home, key)).toEqual({ segel: 'BARU' })
    // Lost or taken away here, it is there; none that cannot be read is taken for none.
    rmSync(path.join(dataDir, 'kunci', 'segel'))
    await mirrorBackups(dataDir, place, key, { now: day(1) })
    expect(await readKeys(home, key)).toEqual({ segel: 'BARU' })
    mkdirSync(path.join(dataDir, 'kunci', 'bukti'))
    await expect(mirrorBackups(dataDir, place, key, { now: day(1) })).rejects.toThrow('di komputer ini tidak terbaca')
    expect(filesIn(home).filter((name) => name.includes('kunci-'))).toHaveLength(2)
    expect(filesIn(home).filter((name) => name.endsWith('.sebagian'))).toEqual([])
  })

  it('is refused with a sentence where it can hold nothing', async () => {
    const { dataDir, place } = folder()
    const key = await loadBackupKey(dataDir)
    const file = path.join(place, 'berkas')
    writeFileSync(file, 'x')
    const refused = (where: string) => expect(mirrorBackups(dataDir, where, key)).rejects
    await refused('cadangan').toThrow('harus ditulis lengkap')
    await refused(dataDir).toThrow('tidak boleh di dalam folder data')
    await refused(path.join(dataDir, 'backup')).toThrow('tidak boleh di dalam folder data')
    await refused(path.join(place, 'tidak ada')).toThrow('tidak ada atau tidak terpasang')
    await refused(file).toThrow('bukan folder')
    // It held backups, and holds none: a folder where a disk was mounted.
    const known = mirrorBackups(dataDir, place, key, { known: true })
    await expect(known).rejects.toThrow('kosong: disknya tidak terpasang. Bila memang disk baru')
    // It was on another disk, and lies on this one: the same.
    const below = mirrorBackups(dataDir, place, key, { elsewhere: true })
    await expect(below).rejects.toThrow('kosong: disknya tidak terpasang')
    // Somebody planted a way to the backups of here.
    symlinkSync(path.join(dataDir, 'backup'), homeIn(place, key))
    await refused(place).toThrow('bukan folder milik Kencana')
    rmSync(homeIn(place, key))
    symlinkSync(dataDir, path.join(place, 'jalan'))
    await refused(path.join(place, 'jalan')).toThrow('tidak boleh di dalam folder data')
    rmSync(path.join(place, 'jalan'))
    expect(readdirSync(place)).toEqual(['berkas'])
  })
})

describe('a locked backup', () => {
  it('that is cut, or has the list of another, is refused and touches nothing', async () => {
    const { dataDir, db, place, key, home } = await shop()
    await backup(db, dataDir)
    await mirrorBackups(dataDir, place, key)
    await db.close()
    const [archive = '', list = ''] = ['.tar.gz.age', '.foto.age'].map((end) =>
      path.join(home, filesIn(home).find((name) => name.endsWith(end)) ?? ''),
    )
    const whole = [archive, list].map((file) => readFileSync(file))
    const damaged = async (harm: () => Promise<void> | void, sentence: RegExp) => {
      await harm()
      await expect(restoreFrom(dataDir, { place })).rejects.toThrow(sentence)
      for (const [at, file] of [archive, list].entries()) writeFileSync(file, whole[at] ?? '')
      expect(readdirSync(dataDir).filter((name) => /pulih|sebelum/.test(name))).toEqual([])
    }
    await damaged(() => truncateSync(archive, Math.floor(statSync(archive).size / 2)), /rusak atau tidak lengkap/)
    await damaged(() => truncateSync(archive, 100), /rusak atau tidak lengkap/)
    await damaged(async () => writeLocked(Readable.from([Buffer.from('lain.jpg\n')]), list, key), /daftar fotonya/)
    // One picture is damaged, and under the name of another lies a third: the books come back all the same.
    const [cincin, gelang] = [CINCIN, GELANG].map((name) => path.join(home, 'foto', `${inFoto(name)}.age`))
    truncateSync(cincin ?? '', 300)
    await writeLocked(Readable.from([Buffer.from('gambar lain')]), gelang ?? '', key)
    const result = await restoreFrom(dataDir, { place })
    expect(result.lostPhotos.toSorted()).toEqual([inFoto(CINCIN), inFoto(GELANG)].toSorted())
    const restored = await open(dataDir)
    expect(await isiOf(restored)).toEqual([{ id: 1, isi: 'IBU SRI HARTATI' }])
    await restored.close()
  })

  it('is opened by a key typed without a mistake', async () => {
    const key = await loadBackupKey(dataFolder('data'))
    const { secret } = key
    expect(await readBackupKey(`${secret}\n`)).toEqual(key)
    const at = secret.length - 3
    const wrong = secret.slice(0, at) + (secret[at] === 'Q' ? 'P' : 'Q') + secret.slice(at + 1)
    await expect(readBackupKey(wrong)).rejects.toThrow('salah ketik')
    await expect(readBackupKey(secret.slice(0, -1))).rejects.toThrow('salah ketik')
    await expect(readBackupKey('')).rejects.toThrow('salah ketik')
    expect(backupKeyName(key)).toMatch(/^[0-9A-Z]{8}$/)
  })
})

describe('a command of root', () => {
  it('leaves no files of its own in the data folder of another account', () => {
    const dataDir = dataFolder('data')
    mkdirSync(dataDir, { recursive: true })
    if (statSync(dataDir).uid === 0) chownSync(dataDir, 4711, 4711)
    expect(() => refuseForeignRoot(dataDir, 0)).toThrow('jalankan sebagai akun itu, bukan sebagai root')
    expect(() => refuseForeignRoot(dataDir, 4711)).not.toThrow()
    expect(() => refuseForeignRoot(path.join(dataDir, 'belum ada'), 0)).not.toThrow()
  })
})

describe('keys that lie where a backup is restored', () => {
  it('are put aside for those of the place, which closed days were signed with', async () => {
    const { dataDir, db, place, key } = await shop()
    await backup(db, dataDir)
    await mirrorBackups(dataDir, place, key)
    await db.close()
    const fresh = dataFolder('baru')
    mkdirSync(path.join(fresh, 'kunci'), { recursive: true })
    // A server was started here once: it made keys of its own.
    writeFileSync(path.join(fresh, 'kunci', 'segel'), 'KUNCI LAIN')
    const lain = await loadBackupKey(fresh)
    const result = await restoreFrom(fresh, { place, key })
    expect(result.aside).toHaveLength(2)
    const isi = (name: string) => readFileSync(path.join(fresh, 'kunci', name), 'utf8')
    expect(isi('segel')).toBe('KUNCI SEGEL')
    expect(await findBackupKey(fresh)).toEqual(key)
    expect(result.aside.map((file) => readFileSync(file, 'utf8').trim()).toSorted()).toEqual(
      ['KUNCI LAIN', lain.secret].toSorted(),
    )
    // The folder that one sees in the place will do.
    expect((await restoreFrom(fresh, { place: homeIn(place, key), key })).lostPhotos).toEqual([])
  })
})

describe('a backup of before, with its photos in itself', () => {
  it('is restored as ever, and goes to a place whole', async () => {
    const { dataDir, db, place, key } = await shop()
    const made = await backup(db, dataDir)
    await db.close()
    await asFormat1(made.path, { [`foto/${inFoto(CINCIN)}`]: 'gambar cincin' })
    rmSync(photoListName(made.path))
    rmSync(path.join(dataDir, 'backup', 'foto'), { recursive: true })
    await mirrorBackups(dataDir, place, key)
    for (const result of [await restore(dataDir), await restoreFrom(dataDir, { place })]) {
      expect(result.lostPhotos).toEqual([])
      const foto = new FolderStore(path.join(dataDir, 'foto'))
      expect(String(await foto.get(CINCIN))).toBe('gambar cincin')
      expect(await foto.has(GELANG)).toBe(false)
    }
  })
})
