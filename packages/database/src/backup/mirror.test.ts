import {
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
import path from 'node:path'
import { Readable } from 'node:stream'
import { FolderStore } from '@kencana/storage'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanUp, dataFolder } from '../cluster/spawned.ts'
import { backup } from './backup.ts'
import { homeIn, listHome } from './home.ts'
import { readKeys } from './kept-keys.ts'
import { findBackupKey, loadBackupKey, readBackupKey } from './key.ts'
import { backupName, listBackupsIn, pruneBackups } from './list.ts'
import { lockedBytes, writeLocked } from './locked.ts'
import { CINCIN, day, filesIn, folder, GELANG, isiOf, KALUNG, open, shop, upTo } from './mirror.fixture.ts'
import { freedFor, mirrorBackups } from './mirror.ts'
import { restoreFrom } from './restore-from.ts'
import { restoredFrom } from './restored.ts'

afterEach(() => cleanUp([]))

describe('a place outside of the machine', () => {
  it('is enough to begin again on a new computer with the key from the paper, and tells nobody else anything', async () => {
    const { dataDir, db, place, key, home } = await shop()
    const made = await backup(db, dataDir)
    const { newest, sameDisk } = await mirrorBackups(dataDir, place, key)
    await db.close()
    expect(newest?.name).toBe(`${made.name}.age`)
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
    // One of a year and a half ago is still the newest of its month; what the last one stands for goes with the next run.
    expect((await listBackupsIn(home, day(20))).map(({ writtenAt }) => writtenAt)).toEqual(
      [...upTo(15).map((n) => 21 - n), 4, -500].map(day),
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
    expect(await readKeys(home, key)).toEqual({ keys: { segel: 'LAMA' }, damaged: [] })
    writeFileSync(path.join(dataDir, 'kunci', 'segel'), 'BARU')
    // Killed after the list and half of the archive.
    const archive = filesIn(home).find((name) => name.endsWith('.tar.gz.age')) ?? ''
    renameSync(path.join(home, archive), path.join(home, `${archive}.sebagian`))
    utimesSync(path.join(home, `${archive}.sebagian`), day(1), day(1))
    const { newest } = await mirrorBackups(dataDir, place, key, { now: day(1) })
    expect(newest?.name).toBe(archive)
    expect(await readKeys(home, key)).toEqual({ keys: { segel: 'BARU' }, damaged: [] })
    // Lost or taken away here, it is there; none that cannot be read is taken for none.
    rmSync(path.join(dataDir, 'kunci', 'segel'))
    await mirrorBackups(dataDir, place, key, { now: day(1) })
    expect(await readKeys(home, key)).toEqual({ keys: { segel: 'BARU' }, damaged: [] })
    mkdirSync(path.join(dataDir, 'kunci', 'bukti'))
    await expect(mirrorBackups(dataDir, place, key, { now: day(1) })).rejects.toThrow('di komputer ini tidak terbaca')
    expect(filesIn(home).filter((name) => name.includes('kunci-'))).toHaveLength(2)
    expect(filesIn(home).filter((name) => name.endsWith('.sebagian'))).toEqual([])
  })

  it('keeps the present keys, also when they are those of before again, and says which of its files is damaged', async () => {
    const { dataDir, place, made } = folder()
    const key = await loadBackupKey(dataDir)
    const home = homeIn(place, key)
    await made(day(1), [])
    const segel = path.join(dataDir, 'kunci', 'segel')
    const bring = async (isi: string) => {
      writeFileSync(segel, isi)
      await mirrorBackups(dataDir, place, key, { now: day(1) })
      return readKeys(home, key)
    }
    for (const isi of ['A', 'B', 'A']) expect((await bring(isi)).keys).toEqual({ segel: isi })
    const newest = filesIn(home)
      .filter((name) => name.startsWith('kunci-'))
      .toSorted()
      .at(-1)
    truncateSync(path.join(home, newest ?? ''), 20)
    expect(await readKeys(home, key)).toEqual({ keys: { segel: 'B' }, damaged: [newest] })
    expect((await bring('A')).keys).toEqual({ segel: 'A' })
  })

  it('lets nothing go before its follower is there, and never the last two', async () => {
    const { dataDir, place, made } = folder()
    const key = await loadBackupKey(dataDir)
    const home = homeIn(place, key)
    const names = async () => (await listHome(home, day(9))).map(({ createdAt }) => createdAt)
    const pagi = new Date(Date.UTC(2026, 0, 1, 8))
    await made(pagi, [])
    await mirrorBackups(dataDir, place, key, { now: pagi })
    await made(day(1), [])
    await made(day(2), [])
    // Pulled out before anything came: what cannot be written there ends the run.
    mkdirSync(path.join(home, 'foto-kurang'))
    await expect(mirrorBackups(dataDir, place, key, { now: day(2) })).rejects.toThrow('Tempat cadangan')
    expect(await names()).toEqual([pagi])
    rmSync(path.join(home, 'foto-kurang'), { recursive: true })
    await mirrorBackups(dataDir, place, key, { now: day(2) })
    expect(await names()).toEqual([day(2), day(1), pagi])
    await mirrorBackups(dataDir, place, key, { now: day(2) })
    expect(await names()).toEqual([day(2), day(1)])
  })

  it('brings anew what was cut or emptied there, and takes no name for a backup', async () => {
    const { dataDir, place, photo, made } = folder()
    const key = await loadBackupKey(dataDir)
    const home = homeIn(place, key)
    await made(day(1), [CINCIN])
    await mirrorBackups(dataDir, place, key, { now: day(1) })
    const locked = filesIn(home).filter((name) => name.endsWith('.age'))
    for (const name of locked) truncateSync(path.join(home, name), 0)
    const sampah = path.join(home, `${backupName(day(2))}.age`)
    writeFileSync(sampah, 'bukan cadangan')
    writeFileSync(path.join(home, backupName(day(3))), 'tidak terkunci')
    const { newest } = await mirrorBackups(dataDir, place, key, { now: day(3) })
    expect(newest?.name).toBe(`${backupName(day(1))}.age`)
    expect(statSync(`${photo(home, CINCIN)}.age`).size).toBe(lockedBytes(`gambar ${CINCIN}`.length))
    for (const name of locked) expect(statSync(path.join(home, name)).size, name).toBeGreaterThan(0)
  })

  it('gets its books where a photo of here cannot be read, and is told of it', async () => {
    const { dataDir, place, photo, made } = folder()
    const key = await loadBackupKey(dataDir)
    const home = homeIn(place, key)
    await made(day(1), [CINCIN, GELANG])
    const bad = photo(path.join(dataDir, 'backup'), CINCIN)
    rmSync(bad)
    mkdirSync(bad)
    await expect(mirrorBackups(dataDir, place, key, { now: day(1) })).rejects.toThrow('di komputer ini tidak terbaca')
    expect((await listHome(home, day(1))).map(({ createdAt }) => createdAt)).toEqual([day(1)])
    expect(existsSync(`${photo(home, GELANG)}.age`)).toBe(true)
    // Repaired, it comes with the next run, though nothing else does.
    rmSync(bad, { recursive: true })
    writeFileSync(bad, 'gambar')
    await mirrorBackups(dataDir, place, key, { now: day(1) })
    expect(existsSync(`${photo(home, CINCIN)}.age`)).toBe(true)
    // A list there that is damaged keeps none from its turn, and every photo that it may know of.
    for (let n = 2; n <= 20; n++) await made(day(n), [GELANG])
    await mirrorBackups(dataDir, place, key, { now: day(20) })
    const list =
      filesIn(home)
        .filter((name) => name.endsWith('.foto.age'))
        .toSorted()
        .at(-1) ?? ''
    writeFileSync(path.join(home, list), 'x'.repeat(statSync(path.join(home, list)).size))
    await made(day(21), [GELANG])
    expect((await mirrorBackups(dataDir, place, key, { now: day(21) })).newest?.createdAt).toEqual(day(21))
    expect(existsSync(`${photo(home, CINCIN)}.age`)).toBe(true)
  })

  it('gives up its oldest for what then fits, and nothing for what does not', () => {
    const spare = [{ bytes: 10 }, { bytes: 20 }, { bytes: 30 }]
    expect(freedFor(5, 5, spare)).toEqual([])
    expect(freedFor(14, 5, spare)).toEqual([{ bytes: 10 }])
    expect(freedFor(35, 5, spare)).toEqual([{ bytes: 10 }, { bytes: 20 }])
    expect(freedFor(66, 5, spare)).toEqual([])
  })

  it('knows how long a locked file is', async () => {
    const dataDir = dataFolder('data')
    const key = await loadBackupKey(dataDir)
    for (const bytes of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
      const file = path.join(dataDir, `isi-${bytes}`)
      await writeLocked(Readable.from([Buffer.alloc(bytes, 7)]), file, key)
      expect(statSync(file).size, String(bytes)).toBe(lockedBytes(bytes))
    }
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
