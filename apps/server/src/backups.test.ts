/** Backups as the owner keeps them: places outside of this machine, what they say when they are away, and the key on paper. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBackupKey, sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { daftarAlarm } from '../../../features/dashboard/alarm.contract.ts'
import { dashboard } from '../../../features/dashboard/dashboard.contract.ts'
import { cadanganDiLuar, tetapkanTempat } from '../../../features/pengaturan/cadangan/cadangan.api.ts'
import {
  ambilAlih,
  cadangkan,
  diskBaru,
  lepasTempat,
  lihatCadangan,
  lihatKunciCadangan,
  simpanKunciCadangan,
  tambahTempat,
} from '../../../features/pengaturan/cadangan/cadangan.contract.ts'
import { type Backups, keepBackups } from './backups.ts'
import { bringApart } from './bring-apart.ts'
import { readOptions } from './options.ts'

let shop: TestShop
let owner: User
let folder: string
let dataDir: string
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  folder = mkdtempSync(join(tmpdir(), 'kencana-cadangan-'))
  dataDir = join(folder, 'data')
  // One of today lies here: none is made, what is there is brought.
  mkdirSync(join(dataDir, 'backup'), { recursive: true })
  writeFileSync(join(dataDir, 'backup', 'kencana-20260301T020000Z.tar.gz'), 'isi')
  writeFileSync(join(dataDir, 'backup', 'kencana-20260301T020000Z.foto'), '')
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

const keep = (): Backups => keepBackups(shop.deps.db, readOptions({ DATA_DIR: dataDir }, []), shop.app.log)
const place = (name: string): string => {
  mkdirSync(join(folder, name), { recursive: true })
  return join(folder, name)
}
const look = () => owner.call(lihatCadangan, {})
const refused = (tempat: string) => expect(owner.call(tambahTempat, { tempat })).rejects
const alarms = async () =>
  (
    await owner.call(daftarAlarm, { kode: 'ALL', kode_toko: 'ALL', tanggal: 'ALL', tampil: 'BELUM', hal: 1, per: 50 })
  ).rows
    .filter(({ kode }) => kode.includes('CADANGAN'))
    .map(({ kode, isi }) => [kode, isi])

it('are nobody’s matter here where another server keeps the data', async () => {
  expect(await look()).toEqual({ di_sini: null, dipulihkan_dari: null, berjalan: false, tempat: [], kunci: null })
  for (const [endpoint, input] of [
    [tambahTempat, { tempat: folder }],
    [diskBaru, { tempat: folder }],
    [ambilAlih, {}],
    [cadangkan, {}],
    [lihatKunciCadangan, {}],
  ] as const)
    await expect(owner.call(endpoint as typeof tambahTempat, input as { tempat: string })).rejects.toThrow(
      'Database Di Server Lain, Cadangan Diatur Di Sana',
    )
  expect((await owner.call(dashboard, {})).langkah?.some(({ path }) => path === '/cadangan')).toBe(false)
})

it('go to the places that OWN names, and say when one is away', async () => {
  const backups = keep()
  expect(await look()).toMatchObject({ di_sini: { jumlah: 1 }, tempat: [], kunci: null })
  expect((await owner.call(dashboard, {})).langkah?.find(({ path }) => path === '/cadangan')?.selesai).toBe(false)
  await refused('cadangan').toThrow('Tempat cadangan harus ditulis lengkap')
  await refused(join(folder, 'tidak ada')).toThrow('tidak ada atau tidak terpasang')
  await refused(dataDir).toThrow('tidak boleh di dalam folder data toko ini')
  expect((await look()).tempat).toEqual([])
  const usb = place('usb')
  expect(await owner.call(tambahTempat, { tempat: usb })).toEqual({
    message: 'Tempat Ditambahkan, Tetapi Di Disk Yang Sama',
  })
  // A place is a beginning: the step is done once a copy lies there.
  expect((await owner.call(dashboard, {})).langkah?.find(({ path }) => path === '/cadangan')?.selesai).toBe(false)
  await refused(usb).toThrow(`Tempat ${usb} Sudah Ada`)
  await refused(`${usb}/`).toThrow(`Tempat ${usb} Sudah Ada`)
  await backups.run()
  const [satu] = (await look()).tempat
  expect(satu).toMatchObject({ tempat: usb, tetap: false, satu_disk: true, gagal: null })
  expect(satu?.terakhir).toBe('2026-03-01T02:00:00Z')
  expect((await alarms()).toSorted(([a = ''], [b = '']) => a.localeCompare(b))).toEqual([
    ['CADANGAN_SATU_DISK', expect.stringContaining('bila disk itu rusak')],
    ['KUNCI_CADANGAN_BELUM_DISALIN', expect.stringContaining('tidak terbuka bila komputer ini hilang')],
  ])
  expect((await owner.call(dashboard, {})).langkah?.find(({ path }) => path === '/cadangan')?.selesai).toBe(true)

  // Pulled out: said from then on, and no longer once it is back; another place is served meanwhile.
  const nas = place('nas')
  await owner.call(tambahTempat, { tempat: nas })
  rmSync(usb, { recursive: true })
  await backups.run()
  await backups.run()
  const kini = await look()
  expect(kini.tempat.map(({ gagal }) => gagal)).toEqual([null, `Tempat cadangan ${usb} tidak ada atau tidak terpasang`])
  expect((await alarms()).filter(([kode]) => kode === 'CADANGAN_GAGAL')).toHaveLength(1)
  expect(readdirSync(nas)).toHaveLength(1)
  // The folder where it was mounted is there: nothing is written to the disk that lies below, until somebody says that it is a new one.
  place('usb')
  await backups.run()
  await owner.call(cadangkan, {})
  await expect.poll(async () => (await look()).berjalan).toBe(false)
  expect(readdirSync(usb)).toEqual([])
  expect((await look()).tempat[1]?.gagal).toContain(`Tempat cadangan ${usb} kosong: disknya tidak terpasang`)
  await expect(owner.call(diskBaru, { tempat: '/tidak-ada' })).rejects.toThrow('Tempat Cadangan Tidak Ada')
  expect(await owner.call(diskBaru, { tempat: usb })).toEqual({ message: 'Disk Baru Dicatat' })
  await backups.run()
  expect((await look()).tempat.map(({ gagal }) => gagal)).toEqual([null, null])
  expect(readdirSync(usb)).toHaveLength(1)
  // What could not be made here kept nothing from its place, and is said: this database is none that Kencana backs up.
  expect((await alarms()).filter(([kode]) => kode === 'CADANGAN_GAGAL')).toEqual([
    ['CADANGAN_GAGAL', expect.stringContaining('Kencana hanya mencadangkan database bawaannya')],
  ])
  expect((await look()).di_sini?.gagal).toContain('Kencana hanya mencadangkan')

  expect(await owner.call(lepasTempat, { tempat: nas })).toEqual({ message: 'Tempat Cadangan Dilepas' })
  await expect(owner.call(lepasTempat, { tempat: nas })).rejects.toThrow('Tempat Cadangan Tidak Ada')
  expect(readdirSync(nas)).toHaveLength(1)
})

it('are not written for a key that is not theirs, nor to the disk below a new one that is not there', async () => {
  const backups = keep()
  const usb = place('usb')
  await owner.call(tambahTempat, { tempat: usb })
  const ubah = (isi: string) => shop.db.pool.query(`UPDATE tempat_cadangan SET ${isi}`)
  await ubah("kunci = 'CADANGAN-ABCD2345'")
  await backups.run()
  expect(readdirSync(usb)).toEqual([])
  expect((await look()).tempat[0]?.gagal).toContain('terkunci dengan CADANGAN-ABCD2345, kunci di komputer ini lain')
  await ubah('satu_disk = false')
  await expect(owner.call(diskBaru, { tempat: usb })).rejects.toThrow('Disknya Belum Terpasang')
  await ubah('satu_disk = true')
  await owner.call(diskBaru, { tempat: usb })
  await backups.run()
  expect((await look()).tempat[0]?.gagal).toBe(null)
  expect(readdirSync(usb)).toHaveLength(1)
})

it('are well once one lies on another disk and is young, and none fails', async () => {
  keep()
  await owner.call(tambahTempat, { tempat: place('usb') })
  const kini = shop.clock.now()
  const baik = () => cadanganDiLuar(shop.db, kini, 26)
  await shop.db.run(sql`UPDATE tempat_cadangan SET kunci = 'CADANGAN-ABCD2345'`)
  const jadikan = (satu_disk: boolean, jam: number, gagal: string | null) =>
    shop.db.run(sql`
      UPDATE tempat_cadangan SET satu_disk = ${satu_disk}, terakhir = ${kini}::timestamptz - make_interval(hours => ${jam}::int),
        gagal = ${gagal}, gagal_sejak = CASE WHEN ${gagal}::text IS NOT NULL THEN ${kini}::timestamptz END`)
  expect(await baik()).toBe(false)
  // A copy that nobody can open is none.
  await jadikan(false, 25, null)
  expect(await baik()).toBe(false)
  await shop.db.run(
    sql`INSERT INTO kunci_disalin (sidik, user_id, waktu) VALUES ('CADANGAN-ABCD2345', 'OWNER', ${kini})`,
  )
  expect(await baik()).toBe(true)
  await jadikan(false, 27, null)
  expect(await baik()).toBe(false)
  await jadikan(true, 1, null)
  expect(await baik()).toBe(false)
  await jadikan(false, 1, 'penuh')
  expect(await baik()).toBe(false)
})

it('that were brought back from a place go nowhere until OWN says that this computer is the shop now', async () => {
  const backups = keep()
  const usb = place('usb')
  await owner.call(tambahTempat, { tempat: usb })
  writeFileSync(join(dataDir, 'dipulihkan.json'), JSON.stringify({ dari: '/mnt/usb' }))
  await backups.run()
  expect(readdirSync(usb)).toEqual([])
  expect((await look()).dipulihkan_dari).toBe('/mnt/usb')
  expect(await owner.call(ambilAlih, {})).toEqual({ message: 'Komputer Ini Toko Sekarang' })
  await expect(owner.call(ambilAlih, {})).rejects.toThrow('Data Ini Tidak Sedang Menunggu Sesudah Dipulihkan')
  await backups.run()
  expect((await look()).dipulihkan_dari).toBe(null)
  expect(readdirSync(usb)).toHaveLength(1)
})

it('are not waited for where a place says nothing, nor by a server that stops', async () => {
  const usb = place('usb')
  const job = { dataDir, place: usb, only: 'bring', known: false, elsewhere: false } as const
  // No process has begun to speak after a millisecond.
  await expect(bringApart(job, 'brought', 1)).rejects.toThrow(`Tempat cadangan ${usb} tidak menjawab`)
  const stop = new AbortController()
  // One that has not died yet is not asked again.
  await expect(bringApart(job, 'brought', 600_000)).rejects.toThrow('tidak menjawab')
  const given = bringApart({ ...job, place: place('nas') }, 'brought', 600_000, stop.signal)
  stop.abort()
  await expect(given).rejects.toThrow('Server berhenti')
  const backups = keep()
  await owner.call(tambahTempat, { tempat: usb })
  const run = backups.run()
  await backups.stop()
  await run
  expect((await look()).tempat[0]?.gagal).toBe(null)
})

it('go where BACKUP_DIR says, which no screen takes away, and to five places at most', async () => {
  const { backupDirs } = readOptions({ BACKUP_DIR: `${place('a')}:${place('b')}` }, [])
  keep()
  await tetapkanTempat(shop.deps.db, backupDirs, shop.clock.now())
  await expect(owner.call(lepasTempat, { tempat: join(folder, 'a') })).rejects.toThrow('Ubah Di Sana')
  await tetapkanTempat(shop.deps.db, [join(folder, 'b')], shop.clock.now())
  expect((await look()).tempat).toMatchObject([{ tempat: join(folder, 'b'), tetap: true }])
  for (const name of ['c', 'd', 'e', 'f']) await owner.call(tambahTempat, { tempat: place(name) })
  await refused(place('g')).toThrow('Tempat Cadangan Paling Banyak 5')
})

it('are opened by a key that OWN prints once and reads from its paper', async () => {
  keep()
  await expect(owner.call(lihatKunciCadangan, {})).rejects.toThrow('Pilih Dulu Tempat Cadangan')
  expect(await findBackupKey(dataDir)).toBeUndefined()
  await owner.call(tambahTempat, { tempat: place('usb') })
  const { kunci } = await look()
  expect(kunci).toMatchObject({ perlu: true, tampil: true })
  const sidik = kunci?.sidik ?? ''
  const su = await shop.user(owner, 'SUPER', 'SU')
  for (const path of ['cadangan/kunci/lihat', 'cadangan/tempat', 'cadangan/sekarang'])
    expect((await su.send('POST', path, { body: {} })).status).toBe(403)
  const cetak = await owner.call(lihatKunciCadangan, {})
  expect(cetak.kunci).toBe((await findBackupKey(dataDir))?.secret)
  expect(await alarms()).toContainEqual([
    'KUNCI_CADANGAN_DILIHAT',
    `Kunci ${sidik} ditunjukkan kepada OWNER untuk dicetak`,
  ])
  const simpan = (ujung: string, dari = sidik) => owner.call(simpanKunciCadangan, { sidik: dari, ujung })
  await expect(simpan('QQQQQQ')).rejects.toThrow('Huruf Terakhir Tidak Sama Dengan Kunci')
  await expect(simpan(cetak.kunci.slice(-6), 'LAIN')).rejects.toThrow('Kunci Cadangan Sudah Lain')
  expect((await look()).kunci?.perlu).toBe(true)
  expect(await simpan(cetak.kunci.slice(-6).toLowerCase())).toEqual({ message: 'Kertas Kunci Cadangan Dicatat' })
  expect((await look()).kunci).toEqual({ sidik, perlu: false, tampil: false })
  await expect(owner.call(lihatKunciCadangan, {})).rejects.toThrow('Kertas Kunci Cadangan Sudah Disimpan')
  // What the database says opens nothing: the mark beside the key does not, nor a key that is old.
  await shop.db.pool.query("BEGIN; SET LOCAL session_replication_role = 'replica'; DELETE FROM kunci_disalin; COMMIT")
  const tolak = 'Kunci Cadangan Tidak Ditunjukkan Lagi'
  await expect(owner.call(lihatKunciCadangan, {})).rejects.toThrow(tolak)
  rmSync(join(dataDir, 'kunci', 'cadangan.disalin'))
  const lama = new Date(Date.now() - 8 * 86_400_000)
  utimesSync(join(dataDir, 'kunci', 'cadangan'), lama, lama)
  await expect(owner.call(lihatKunciCadangan, {})).rejects.toThrow(tolak)
  const ditulis = await shop.db.one<{ ada: boolean }>(sql`
    SELECT bool_or(concat(sebelum, sesudah) LIKE ${`%${cetak.kunci.slice(-20)}%`}) AS ada FROM audit_log`)
  expect(ditulis).toEqual({ ada: false })
})
