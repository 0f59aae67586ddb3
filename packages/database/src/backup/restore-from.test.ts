import {
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { FolderStore } from '@kencana/storage'
import { afterEach, describe, expect, it } from 'vitest'
import { refuseForeignRoot } from '../cluster/guards.ts'
import { cleanUp, dataFolder } from '../cluster/spawned.ts'
import { sql } from '../sql.ts'
import { backup } from './backup.ts'
import { homeIn } from './home.ts'
import { backupKeyName, findBackupKey, loadBackupKey, readBackupKey } from './key.ts'
import { backupName, photoListName } from './list.ts'
import { writeLocked } from './locked.ts'
import { asFormat1, CINCIN, day, filesIn, GELANG, inFoto, isiOf, open, shop } from './mirror.fixture.ts'
import { mirrorBackups } from './mirror.ts'
import { restore } from './restore.ts'
import { backupsIn, restoreFrom } from './restore-from.ts'
import { restoredFrom } from './restored.ts'

afterEach(() => cleanUp([]))

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
    // A list that is damaged is like one that is lost: every photo beside it may be its own.
    truncateSync(list, 50)
    expect((await restoreFrom(dataDir, { place })).lostPhotos).toEqual([])
    writeFileSync(list, whole[1] ?? '')
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

  it('is not taken for the newest by its age, its new name, or a clock that is behind', async () => {
    const { dataDir, db, place, key, home } = await shop()
    const lama = await backup(db, dataDir)
    await db.run(sql`insert into catatan values (2, 'BARU')`)
    const baru = await backup(db, dataDir)
    await mirrorBackups(dataDir, place, key)
    await db.close()
    const nama = (made: { name: string }) => path.join(home, `${made.name}.age`)
    utimesSync(nama(baru), day(-900), day(-900))
    expect((await backupsIn(place, key)).map(({ name }) => name)).toEqual([`${baru.name}.age`, `${lama.name}.age`])
    expect((await restoreFrom(dataDir, { place })).backup).toBe(`${baru.name}.age`)
    // Somebody gives an old one the name of a newer one.
    const besok = backupName(new Date(Date.now() - 1_000))
    for (const end of ['.tar.gz', '.foto'])
      copyFileSync(nama(lama).replace('.tar.gz', end), path.join(home, `${besok.replace('.tar.gz', end)}.age`))
    await expect(restoreFrom(dataDir, { place })).rejects.toThrow(
      `rusak: isinya ${lama.name}.age. Cadangan lain di sana: ${baru.name}`,
    )
    // And one that this computer's clock does not know yet.
    const nanti = backupName(new Date(Date.now() + 86_400_000))
    copyFileSync(nama(lama), path.join(home, `${nanti}.age`))
    await expect(restoreFrom(dataDir, { place })).rejects.toThrow('dibuat sesudah jam komputer ini')
    expect((await restoreFrom(dataDir, { place, name: lama.name })).backup).toBe(`${lama.name}.age`)
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

describe('books that come to a folder without any', () => {
  it('are those of a copy until somebody says otherwise, wherever they come from', async () => {
    const { dataDir, db } = await shop()
    const made = await backup(db, dataDir)
    await db.close()
    await restore(dataDir)
    expect(await restoredFrom(dataDir)).toBeUndefined()
    const lain = dataFolder('lain')
    mkdirSync(lain, { recursive: true })
    await restore(lain, made.path)
    expect(await restoredFrom(lain)).toBe(path.dirname(made.path))
    // What cannot be read is there.
    rmSync(path.join(lain, 'dipulihkan.json'))
    mkdirSync(path.join(lain, 'dipulihkan.json'))
    expect(await restoredFrom(lain)).toBe('-')
  })
})

describe('a command of root', () => {
  it('leaves no files of its own in the data folder of another account', () => {
    const dataDir = dataFolder('data')
    mkdirSync(dataDir, { recursive: true })
    if (statSync(dataDir).uid === 0) chownSync(dataDir, 4711, 4711)
    expect(() => refuseForeignRoot(dataDir, 0)).toThrow('jalankan sebagai akun itu, bukan sebagai root')
    expect(() => refuseForeignRoot(dataDir, 4711)).not.toThrow()
    expect(() => refuseForeignRoot(path.join(dataDir, 'belum ada', 'data'), 0)).toThrow('bukan sebagai root')
    expect(() => refuseForeignRoot('/belum ada', 0)).not.toThrow()
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
    expect(result.remarks).toEqual([])
    for (const name of filesIn(homeIn(place, key)).filter((one) => one.startsWith('kunci-')))
      truncateSync(path.join(homeIn(place, key), name), 10)
    expect((await restoreFrom(fresh, { place, key })).remarks).toEqual([
      expect.stringMatching(/^Berkas kunci kunci-.* rusak/),
      expect.stringContaining('Kunci segel tidak ada di tempat cadangan'),
    ])
    expect(isi('segel')).toBe('KUNCI SEGEL')
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
