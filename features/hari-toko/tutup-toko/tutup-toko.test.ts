import { sql } from '@kencana/database'
import type { Feature } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { uji } from '@kencana/testing/uji'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rencanaTutup, tutupToko } from './tutup-toko.contract.ts'

const plan14 = ['2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21']
const SEGEL: unknown = expect.stringMatching(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/)
let open = 0
const dokumen: Feature = {
  routes: [],
  penghalang: [{ nama: 'Penjualan', path: '/validasi-jual-beli', jumlah: async () => open }],
}

let shop: TestShop
let owner: User

beforeEach(async () => {
  open = 0
  shop = await openShop([uji, dokumen], 20)
  owner = await shop.setup()
})
afterEach(() => shop.close())

const tglSystem = async () =>
  (await shop.db.one<{ tgl_system: string }>(sql`SELECT tgl_system FROM toko WHERE kode_toko = 'TK01'`))?.tgl_system

describe('system/close', () => {
  it('moves the date one day on, ends every session of the shop, and answers the old token Invalid Token.', async () => {
    const kasir = await shop.user(owner, 'KASIR', 'KASIR')
    const answer = await owner.call(tutupToko, { PROSES: 'close' })
    expect(answer).toEqual({
      message: 'Berhasil Menutup Toko',
      tgl_system: '2026-03-03',
      hari_ditutup: ['2026-03-02'],
      segel: SEGEL,
      sertifikat: null,
    })
    expect(await kasir.send('GET', 'tokos')).toMatchObject({ status: 401, text: 'Invalid Token.' })
    expect(await owner.send('POST', 'system/close', { body: { PROSES: 'close' } })).toMatchObject({
      status: 401,
      text: 'Invalid token.',
    })
  })

  it('is for OWN and SU only', async () => {
    const kasir = await shop.user(owner, 'KASIR', 'KASIR')
    expect((await kasir.send('POST', 'system/close', { body: { PROSES: 'close' } })).status).toBe(403)
    const su = await shop.user(owner, 'SU', 'SU')
    expect((await su.send('POST', 'system/close', { body: { PROSES: 'close' } })).status).toBe(200)
  })

  it('has one winner among twenty', async () => {
    const closers = await Promise.all(Array.from({ length: 20 }, () => shop.login('OWNER')))
    const answers = await Promise.all(
      closers.map((one) => one.send('POST', 'system/close', { body: { PROSES: 'close' } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status, text }) => status === 401 && text === 'Invalid token.')).toHaveLength(19)
    expect(await tglSystem()).toBe('2026-03-03')
  })

  it('lets the shop work ahead one day, and refuses to close that day before it comes', async () => {
    await owner.call(tutupToko, { PROSES: 'close' })
    const ahead = await shop.login('OWNER')
    expect((await ahead.send('POST', 'uji/uang', { body: { jumlah: 5000 } })).status).toBe(200)
    expect(await ahead.send('POST', 'system/close', { body: { PROSES: 'close' } })).toMatchObject({
      status: 422,
      text: 'Toko Sudah Ditutup Hari Ini',
    })
  })

  it('is blocked by open documents of other features and says which', async () => {
    open = 3
    const plan = await owner.call(rencanaTutup, {})
    expect(plan.penghalang).toMatchObject([{ nama: 'Penjualan', path: '/validasi-jual-beli', search: {}, jumlah: 3 }])
    expect(await owner.send('POST', 'system/close', { body: { PROSES: 'close' } })).toMatchObject({
      status: 422,
      text: 'Masih Ada 3 Penjualan Yang Belum Divalidasi',
    })
    expect(await tglSystem()).toBe('2026-03-02')
  })

  it('walks over empty days of a late shop in one confirm, each with its own record and seal', async () => {
    shop.clock.walk(4)
    const late = await shop.login('OWNER')
    const plan = await late.call(rencanaTutup, {})
    expect(plan).toMatchObject({
      tgl_system: '2026-03-02',
      hari_ini: '2026-03-06',
      hari_kosong: ['2026-03-03', '2026-03-04', '2026-03-05'],
    })
    const tooFar = await late.send('POST', 'system/close', { body: { PROSES: 'close', sampai: '2026-03-06' } })
    expect(tooFar).toMatchObject({ status: 422, text: 'Hari Kosong Hanya Boleh Sebelum Tanggal Sekarang' })
    const answer = await late.call(tutupToko, { PROSES: 'close', sampai: '2026-03-05' })
    expect(answer.hari_ditutup).toEqual(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'])
    const rows = await shop.db.rows(sql`SELECT kosong FROM hari_tutup ORDER BY tgl_system`)
    expect(rows).toEqual([{ kosong: false }, { kosong: true }, { kosong: true }, { kosong: true }])
  })

  it('asks OWN to type the date once a shop is more than three empty days behind, and walks 14 at most', async () => {
    await shop.user(owner, 'SU', 'SU')
    shop.clock.walk(20)
    const late = await shop.login('OWNER')
    const plan = await late.call(rencanaTutup, {})
    expect(plan).toMatchObject({ hari_ini: '2026-03-22', diketik: true, hari_tersisa: 5 })
    expect(plan.hari_kosong).toHaveLength(14)
    const tutup = (siapa: User, lain: object) =>
      siapa.send('POST', 'system/close', { body: { PROSES: 'close', ...lain } })
    const isi = { sampai: '2026-03-16', diketik: '2026-03-16' }
    expect((await tutup(await shop.login('SU'), isi)).text).toBe('Lebih Dari 3 Hari Kosong Hanya Ditutup OWN')
    for (const diketik of [undefined, '2026-03-15'])
      expect((await tutup(late, { ...isi, diketik })).text).toBe(
        'Ketik Tanggal 2026-03-16 Untuk Menutup 14 Hari Kosong',
      )
    // Not in small steps either.
    expect((await tutup(late, { sampai: '2026-03-04' })).text).toBe(
      'Ketik Tanggal 2026-03-04 Untuk Menutup 2 Hari Kosong',
    )
    expect((await tutup(late, { sampai: '2026-03-17', diketik: '2026-03-17' })).text).toBe(
      'Paling Banyak 14 Hari Kosong Sekali Tutup',
    )
    expect(await tglSystem()).toBe('2026-03-02')
    expect((await tutup(late, isi)).status).toBe(200)
    const lagi = await shop.login('OWNER')
    expect((await lagi.call(rencanaTutup, {})).hari_kosong).toEqual(plan14)
    expect((await tutup(lagi, { sampai: '2026-03-21', diketik: '2026-03-21' })).status).toBe(200)
    expect(await tglSystem()).toBe('2026-03-22')
  })

  it('is not moved by a clock that was wrong for a minute: what comes after is refused until it is put right', async () => {
    shop.clock.walk(400)
    const late = await shop.login('OWNER')
    await late.call(tutupToko, { PROSES: 'close', sampai: '2026-03-16', diketik: '2026-03-16' })
    shop.clock.walk(-400)
    const now = await shop.login('OWNER')
    expect(await now.send('POST', 'uji/uang', { body: { jumlah: 5000 } })).toMatchObject({
      status: 422,
      text: 'Tanggal System 2026-03-17 Di Depan Tanggal Sekarang 2026-03-02, Betulkan Jam Komputer Atau Jalankan npm run waktu',
    })
    expect((await now.send('PUT', 'users/logout', { body: {} })).status).toBe(200)
  })

  it('refuses what is entered more than five minutes before the newest entry', async () => {
    expect((await owner.send('POST', 'uji/uang', { body: { jumlah: 5000 } })).status).toBe(200)
    shop.clock.walk(-4 / 1440)
    expect((await owner.send('POST', 'uji/uang', { body: { jumlah: 5000 } })).status).toBe(200)
    shop.clock.walk(-6 / 1440)
    expect(await owner.send('POST', 'uji/uang', { body: { jumlah: 5000 } })).toMatchObject({
      status: 422,
      text: expect.stringMatching(/^Jam Server Mundur, Entri Terakhir 2026-03-02 \d\d:\d\d, Betulkan Jam Komputer/),
    })
    shop.clock.walk(6 / 1440)
    expect((await owner.send('POST', 'uji/uang', { body: { jumlah: 5000 } })).status).toBe(200)
  })

  it('refuses what is not the word close, and a day that is closed already', async () => {
    expect(await owner.send('POST', 'system/close', { body: { PROSES: 'tutup' } })).toMatchObject({
      status: 400,
      text: 'PROSES Harus close',
    })
    const past = await owner.send('POST', 'system/close', { body: { PROSES: 'close', sampai: '2026-03-01' } })
    expect(past).toMatchObject({ status: 422, text: 'Hari Tersebut Sudah Ditutup' })
  })

  it('leaves nothing in a closed day with 50 writers around it, and refuses none wrongly', async () => {
    const writers = await Promise.all(Array.from({ length: 50 }, () => shop.login('OWNER')))
    const closer = await shop.login('OWNER')
    const writing = writers.map((one) => one.send('POST', 'uji/uang', { body: { jumlah: 1000 } }))
    const closing = closer.send('POST', 'system/close', { body: { PROSES: 'close' } })
    const answers = await Promise.all(writing)
    expect((await closing).status).toBe(200)
    const done = answers.filter(({ status }) => status === 200).length
    expect(answers.filter(({ status, text }) => status !== 200 && text !== 'Invalid Token.')).toEqual([])
    const rows = await shop.db.one<{ jurnal: number; ringkasan: number }>(sql`
      SELECT (SELECT count(*) FROM jurnal WHERE kind = 'TAMBAH_UANG' AND tgl_system = '2026-03-02') AS jurnal,
        (SELECT (ringkasan ->> 'jurnal')::int - 1 FROM hari_tutup) AS ringkasan`)
    expect(rows).toEqual({ jurnal: done, ringkasan: done })
  })

  it('counts the day by the clock of the shop, not of the server', async () => {
    shop.clock.walk(15 / 24 + 0.01)
    const night = await shop.login('OWNER')
    expect(night.data.hari_ini).toBe('2026-03-03')
    expect((await night.call(rencanaTutup, {})).hari_kosong).toEqual([])
  })
})
