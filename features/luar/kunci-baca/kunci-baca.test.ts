import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { Caller, samarkan } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { beliSah, cincinLama, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aktifUser, editUser } from '../../akses/users/users.contract.ts'
import { allFeatures } from '../../features.ts'
import { cabutKunciBaca, listKunciBaca, pakaiKunciBaca, tambahKunciBaca } from './kunci-baca.contract.ts'

const BELI = 'pembelian/get/report'
const HARI = { tgl_from: '2026-03-01', tgl_to: '2026-03-31' }

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await shop.toko(owner, 'TK02')
  await isiKondisi(owner)
  await beliSah(owner, [cincinLama()], { nama_customer: 'IBU SARI' })
})
afterAll(() => shop.close())
beforeEach(() => shop.db.run(sql`DELETE FROM kunci_baca_hitung`))

const ISI = { nama: 'AKUNTAN', panggilan: [BELI], toko: ['TK01'], identitas: false, sampai: '2026-03-31' }
const buat = (ubah: object = {}) => owner.call(tambahKunciBaca, { ...ISI, ...ubah })
const baca = async (token: string, { path = BELI, toko = '', method = 'GET' } = {}) => {
  const answer = await shop.app.inject({
    method: method as 'GET',
    url: `/api/v1/${path}`,
    headers: { 'x-api-key': token, ...(toko ? { 'x-kode-toko': toko } : {}) },
    ...(method === 'GET' ? { query: HARI } : { payload: HARI }),
  })
  return { status: answer.statusCode, text: answer.body }
}

describe('a key', () => {
  it('is shown once, and nothing of it but its beginning and its hash is kept', async () => {
    const { token, id } = await buat()
    expect(token).toMatch(/^kb_[0-9a-f]{12}_[\w-]{43}$/)
    const semua = await shop.db.rows<{ isi: string }>(sql`
      SELECT k::text AS isi FROM kunci_baca k UNION ALL SELECT a::text FROM audit_log a UNION ALL SELECT i::text FROM idempotency i`)
    expect(semua.filter(({ isi }) => isi.includes(token.slice(16)))).toEqual([])
    const { kunci } = await owner.call(listKunciBaca, {})
    expect(kunci.find((one) => one.id === id)).toMatchObject({
      nama: 'AKUNTAN',
      status: 'BERLAKU',
      semua: 0,
      terakhir: null,
    })
  })

  it('opens its call in its shop, by GET and POST, counted and written down with the address', async () => {
    const { token, id } = await buat()
    expect((await baca(token)).status).toBe(200)
    expect((await baca(token, { method: 'POST', toko: 'TK01' })).status).toBe(200)
    expect(await baca(token, { toko: 'TK02' })).toEqual({ status: 403, text: 'Kunci Ini Tidak Untuk Toko TK02' })
    const { kunci } = await owner.call(listKunciBaca, {})
    expect(kunci.find((one) => one.id === id)).toMatchObject({ semua: 3, alamat: '127.0.0.1' })
    const pakai = await owner.call(pakaiKunciBaca, { id })
    expect(pakai.map(({ panggilan, kode_toko, ditolak }) => [panggilan, kode_toko, ditolak])).toEqual([
      [BELI, 'TK02', 'Kunci Ini Tidak Untuk Toko TK02'],
      [BELI, 'TK01', ''],
      [BELI, 'TK01', ''],
    ])
  })

  it('of several shops says which', async () => {
    const { token } = await buat({ toko: ['TK01', 'TK02'] })
    expect(await baca(token)).toEqual({ status: 400, text: 'x-kode-toko Harus Diisi' })
    expect((await baca(token, { toko: 'tk02' })).text).toBe('[]')
    expect((await baca(token, { toko: 'TK01' })).text).not.toBe('[]')
  })

  it('opens no other call, writes nothing, and is no login beside one', async () => {
    const { token } = await buat()
    const LAIN = { status: 403, text: 'Kunci Ini Tidak Untuk Panggilan Ini' }
    for (const path of [
      'penjualan/get/report',
      'data-users/get/all',
      'kunci-baca/get/all',
      'member/get/all',
      'mutasi/reports',
    ])
      expect((await baca(token, { path })).status, path).toBeGreaterThan(400)
    expect(await baca(token, { path: 'penjualan/get/report' })).toEqual(LAIN)
    expect(await baca(token, { path: 'gudang/add', method: 'POST' })).toEqual({
      status: 403,
      text: 'Kunci Ini Hanya Untuk Membaca',
    })
    const beside = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/gudang/add',
      headers: { 'x-auth-token': owner.token, 'x-api-key': token },
      payload: {},
    })
    expect(beside.statusCode).toBe(403)
    expect((await new Caller(shop.app, token).send('GET', BELI, { query: HARI })).status).toBe(401)
  })

  it('that is wrong, in any place of it, is refused as an unknown one is', async () => {
    const { token } = await buat()
    const salah = [
      '',
      'x',
      `kb_000000000000_${'A'.repeat(43)}`,
      token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A'),
      token.replace(/_(.)(?=[\w-]{42}$)/, (_, one: string) => `_${one === 'B' ? 'C' : 'B'}`),
      `${token}A`,
      token.toUpperCase(),
    ]
    for (const satu of salah) expect(await baca(satu), satu).toEqual({ status: 401, text: 'Kunci Tidak Dikenal' })
  })

  it('that was revoked or is past its day is refused at the next request', async () => {
    const { token, id } = await buat()
    expect((await baca(token)).status).toBe(200)
    await owner.call(cabutKunciBaca, { id })
    expect(await baca(token)).toEqual({ status: 401, text: 'Kunci Sudah Dicabut' })
    expect(await owner.send('POST', `kunci-baca/cabut/${id}`, { body: {} })).toMatchObject({
      status: 422,
      text: 'Kunci Sudah Dicabut',
    })
    const sehari = await buat({ sampai: '2026-03-02' })
    expect((await baca(sehari.token)).status).toBe(200)
    shop.clock.walk(1)
    expect(await baca(sehari.token)).toEqual({ status: 401, text: 'Kunci Hanya Berlaku Sampai 2026-03-02' })
    shop.clock.walk(-1)
  })

  it('ends with the power of who made it', async () => {
    const { token } = await buat()
    const jadi = (ubah: object) =>
      shop.db.run(sql`UPDATE users u SET (level, aktif) = (SELECT x.level, x.aktif FROM jsonb_populate_record(u, ${sql.json(ubah)}) x)
        WHERE user_id = 'OWNER'`)
    for (const [ubah, kembali] of [
      [{ level: 'SU' }, { level: 'OWN' }],
      [{ aktif: false }, { aktif: true }],
    ] as const) {
      await jadi(ubah)
      expect(await baca(token)).toEqual({ status: 401, text: 'Kunci Tidak Berlaku, Pembuatnya Bukan OWN Lagi' })
      await jadi(kembali)
      expect((await baca(token)).status).toBe(200)
    }
  })

  it('is counted into one minute by servers whose clocks differ', async () => {
    const { token } = await buat()
    for (let ke = 0; ke < 60; ke += 1) {
      shop.clock.walk(ke % 2 === 0 ? 1 / 24 / 60 : -1 / 24 / 60)
      expect((await baca(token)).status).toBe(200)
    }
    expect((await baca(token)).status).toBe(429)
  })

  it('reads sixty times a minute at most, however many ask at once', async () => {
    const { token } = await buat()
    const semua = await Promise.all(Array.from({ length: 70 }, () => baca(token, { toko: 'TK02' })))
    expect(semua.filter(({ status }) => status === 429)).toHaveLength(10)
    expect(semua.find(({ status }) => status === 429)?.text).toBe('Kunci Ini Paling Banyak 60 Kali Semenit')
  })

  it.each([
    ['a call that is no report', { panggilan: ['users/login'] }, 'Laporan users/login Tidak Dapat Dibuka Dengan Kunci'],
    [
      'the lines behind totals',
      { panggilan: ['mutasi/reports'] },
      'Laporan mutasi/reports Tidak Dapat Dibuka Dengan Kunci',
    ],
    [
      'what is OWN’s by level',
      { panggilan: ['penjualan/reports-margin-penjualan'] },
      'Laporan penjualan/reports-margin-penjualan Tidak Dapat Dibuka Dengan Kunci',
    ],
    ['a shop that is not there', { toko: ['TK99'] }, 'Toko TK99 Tidak Ada'],
    ['a day that is past', { sampai: '2026-03-01' }, 'Berlaku Sampai Tidak Boleh Sebelum Hari Ini'],
    ['years', { sampai: '2028-01-01' }, 'Kunci Berlaku Paling Lama 400 Hari'],
  ])('is not made for %s', async (_, ubah, text) => {
    const banyak = async () => (await owner.call(listKunciBaca, {})).kunci.length
    const sebelum = await banyak()
    expect(await owner.send('POST', 'kunci-baca/add', { body: { ...ISI, ...ubah } })).toMatchObject({
      status: 422,
      text,
    })
    expect(await banyak()).toBe(sebelum)
  })

  it.each([
    ['is sent away', { aktif: false }, { aktif: true }],
    ['becomes something else', { level: 'SU' }, { level: 'OWN' }],
  ])('is revoked when its maker %s, and does not come back with him', async (cara, pergi, kembali) => {
    const user_id = cara === 'is sent away' ? 'OWN2' : 'OWN3'
    const pembuat = await shop.user(owner, user_id, 'OWN')
    const { token, id } = await pembuat.call(tambahKunciBaca, ISI)
    const tetap = await buat()
    expect((await baca(token)).status).toBe(200)
    const jadi = ({ level, aktif }: { level?: string; aktif?: boolean }) =>
      level === undefined
        ? owner.call(aktifUser, { id: user_id, aktif: aktif ?? true })
        : owner.call(editUser, { id: user_id, user_name: user_id, level, kode_toko: 'TK01' })
    for (const langkah of [pergi, kembali]) {
      await jadi(langkah)
      expect(await baca(token)).toEqual({ status: 401, text: 'Kunci Sudah Dicabut' })
    }
    const { kunci } = await owner.call(listKunciBaca, {})
    expect(kunci.find((one) => one.id === id)?.status).toBe('DICABUT')
    // Nobody else's ends with it.
    expect((await baca(tetap.token)).status).toBe(200)
  })

  it('is OWN’s to make, see and revoke', async () => {
    const su = await shop.user(owner, 'SU', 'SU')
    const { id } = await buat()
    expect((await su.send('POST', 'kunci-baca/add', { body: ISI })).status).toBe(403)
    expect((await su.send('GET', 'kunci-baca/get/all')).status).toBe(403)
    expect((await su.send('GET', `kunci-baca/pakai/${id}`)).status).toBe(403)
    expect((await su.send('POST', `kunci-baca/cabut/${id}`, { body: {} })).status).toBe(403)
  })
})

describe('what a key reads', () => {
  it('has no customer’s name or telephone unless OWN ticked it', async () => {
    const samar = await baca((await buat()).token)
    const utuh = await baca((await buat({ identitas: true })).token)
    expect(utuh.text).toContain('"nama_customer":"')
    expect(utuh.text).not.toContain('"nama_customer":"***"')
    expect(samar.text).toContain('"nama_customer":"***"')
    const nama = /"nama_customer":"([^"]+)"/.exec(utuh.text)?.[1] ?? ''
    expect(samar.text).not.toContain(nama)
  })

  it('has none in the words that people wrote either, and no birthday', async () => {
    const path = 'pembelian/get/history'
    const utuh = await baca((await buat({ panggilan: [path], identitas: true })).token, { path })
    const samar = await baca((await buat({ panggilan: [path] })).token, { path })
    expect(utuh.text).toContain('IBU SARI')
    expect([samar.status, samar.text.includes('IBU SARI')]).toEqual([200, false])
    // A day stays a day: what reads it goes on.
    expect(
      samarkan([{ ulang_tahun: '1990-02-03', kata: '-', alasan: '', rinci: { pihak: 'BU SARI', pcs: 1 } }]),
    ).toEqual([{ ulang_tahun: '1900-01-01', kata: '-', alasan: '', rinci: { pihak: '***', pcs: 1 } }])
  })

  it('knows of every column whether it names a customer', () => {
    const semua = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0').flatMap(({ routes }) => routes)
    const names = new Set<string>()
    const walk = (value: unknown): void => {
      if (value === null || typeof value !== 'object') return
      const { properties } = value as { properties?: object }
      for (const name of Object.keys(properties ?? {})) names.add(name)
      Object.values(value).forEach(walk)
    }
    for (const { endpoint } of semua)
      if (endpoint.work === 'report') walk(z.toJSONSchema(endpoint.output, { io: 'input', unrepresentable: 'any' }))
    const orang = [...names].filter((name) =>
      /nama|_hp(?!p)|alamat|nik|identitas|rekening_p|ulang_tahun|lahir|pengambil|keterangan|deskripsi|alasan|^kata|catatan|pihak|siapa|oleh/.test(
        name,
      ),
    )
    // What is not masked names goods, places and people of the shop; `nama` says which account, seller or rule a row is of,
    // `siapa` and `oleh` which user.
    expect(orang.toSorted()).toEqual([
      'alamat',
      'alasan',
      'batal_oleh',
      'catatan',
      'cek_oleh',
      'deskripsi',
      'diminta_oleh',
      'disetujui_oleh',
      'identitas',
      'kata',
      'keterangan',
      'nama',
      'nama_atribut',
      'nama_baki',
      'nama_barang',
      'nama_customer',
      'nama_dept',
      'nama_group',
      'nama_gudang',
      'nama_member',
      'nama_sales',
      'nama_toko',
      'nama_tukang',
      'no_hp',
      'pengambil',
      'pihak',
      'siapa',
      'tgl_lahir',
      'ulang_tahun',
    ])
  })
})
