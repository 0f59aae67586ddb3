import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { uji, ujiUang } from '@kencana/testing/uji'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tutupToko } from '../tutup-toko/tutup-toko.contract.ts'
import { betulkanWaktu } from './betulkan-waktu.api.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
  await owner.call(ujiUang, { jumlah: rp(70_000) })
})
afterEach(() => shop.close())

const betulkan = (ke?: string, lain: object = {}) =>
  betulkanWaktu(shop.db, { kode_toko: 'TK01', ke, alasan: 'baterai jam habis', waktu: shop.clock.now(), ...lain })
const toko = () =>
  shop.db.one<{ tgl_system: string; tutup: number; kas: number }>(sql`
    SELECT tgl_system, (SELECT count(*)::int FROM hari_tutup) AS tutup, (SELECT sum(rp)::bigint FROM mutasi WHERE akun = 'KAS') AS kas
    FROM toko WHERE kode_toko = 'TK01'`)
/** The clock runs a year ahead while the owner closes, then is right again. */
const tersesat = async () => {
  shop.clock.walk(365)
  const late = await shop.login('OWNER')
  await late.call(tutupToko, { PROSES: 'close', sampai: '2026-03-16', diketik: '2026-03-16' })
  shop.clock.walk(-365)
}

it('brings a shop back that a wrong clock had walked on, with nothing lost, and lets it work again', async () => {
  await tersesat()
  const kas = (await toko())?.kas
  expect(await toko()).toEqual({ tgl_system: '2026-03-17', tutup: 15, kas })
  expect(await betulkan('2026-03-03')).toBe(
    'Toko TK01 kembali dari 2026-03-17 ke 2026-03-03, 14 hari kosong dibuka lagi',
  )
  expect(await toko()).toEqual({ tgl_system: '2026-03-03', tutup: 1, kas })
  expect(await shop.violations()).toEqual([])
  // What was open then is gone; the day of the year ahead does not keep anybody from working.
  expect((await owner.send('POST', 'uji/uang', { body: { jumlah: 5000 } })).status).toBe(401)
  owner = await shop.login('OWNER')
  await owner.call(ujiUang, { jumlah: rp(5000) })
  shop.clock.walk(1)
  owner = await shop.nextDay(await shop.login('OWNER'))
  await owner.call(ujiUang, { jumlah: rp(5000) })
})

it('writes down what it did, and the guards hold as before', async () => {
  await tersesat()
  await betulkan('2026-03-03')
  const row = await shop.db.one<{ sebelum: { hari_dibuka: object[] } }>(sql`
    SELECT user_id, dokumen, sebelum, sesudah FROM audit_log WHERE aksi = 'ALAT waktu'`)
  expect(row).toMatchObject({
    user_id: 'SERVER',
    dokumen: '2026-03-03',
    sebelum: { tgl_system: '2026-03-17' },
    sesudah: { tgl_system: '2026-03-03', alasan: 'baterai jam habis' },
  })
  expect(row?.sebelum.hari_dibuka).toHaveLength(14)
  await expect(shop.db.run(sql`DELETE FROM hari_tutup`)).rejects.toThrow('tidak pernah diubah')
  await expect(shop.db.run(sql`UPDATE toko SET tgl_system = tgl_system + 5`)).rejects.toThrow('hanya maju satu hari')
})

it('opens no day on which anything was entered, and no past one', async () => {
  const besok = await shop.login('OWNER')
  await besok.call(tutupToko, { PROSES: 'close' })
  const kini = await shop.login('OWNER')
  await kini.call(ujiUang, { jumlah: rp(5000) })
  const sebelum = await toko()
  await expect(betulkan('2026-03-02')).rejects.toThrow('Ada Data Bertanggal 2026-03-02 Atau Sesudahnya Di ')
  await expect(betulkan('2026-03-01')).rejects.toThrow('Tanggal 2026-03-01 Sudah Lewat, Buka Paling Awal 2026-03-02')
  await expect(betulkan('2026-03-04')).rejects.toThrow('Tanggal System Masih 2026-03-03, Tidak Bisa Maju')
  await expect(betulkan('2026-03-02', { kode_toko: 'TK09' })).rejects.toThrow('Toko TK09 Tidak Ada')
  await expect(betulkan('2026-03-02', { alasan: ' ' })).rejects.toThrow('Alasan Harus Diisi')
  expect(await toko()).toEqual(sebelum)
})

it('declares the clock right where only the hour was wrong: what was entered stays', async () => {
  shop.clock.walk(3 / 24)
  await (await shop.login('OWNER')).call(ujiUang, { jumlah: rp(5000) })
  shop.clock.walk(-3 / 24)
  const kini = await shop.login('OWNER')
  const coba = () => kini.send('POST', 'uji/uang', { body: { jumlah: 5000 } })
  expect((await coba()).status).toBe(422)
  expect(await betulkan()).toBe('Jam toko TK01 dinyatakan benar, Tanggal System tetap 2026-03-02')
  await (await shop.login('OWNER')).call(ujiUang, { jumlah: rp(5000) })
})
