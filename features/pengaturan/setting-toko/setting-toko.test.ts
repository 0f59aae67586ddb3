import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saya } from '../../akses/sesi/sesi.contract.ts'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { listProvinsi, settingToko } from './setting-toko.contract.ts'

let shop: TestShop
let owner: User
let kepala: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  kepala = await shop.user(owner, 'KEPALA', 'KASIR')
  await shop.db.run(sql`INSERT INTO hak_akses VALUES ('KEPALA', '/settingtoko')`)
  await shop.db.run(sql`INSERT INTO hak_aksi VALUES ('KEPALA', '/settingtoko', 'toko')`)
})
afterEach(() => shop.close())

const isi = {
  nama_toko: 'Kencana Jaya',
  alamat_toko: 'Jl. Pasar Besar 12',
  no_hp: '0341-362118',
  kode_provinsi: '35',
  zona_waktu: 'Asia/Jakarta',
  alamat_publik: '',
}
const PUBLIK = 'Alamat Publik Harus https, Atau http Di Jaringan Toko'
const simpan = (more: object = {}, by: User = owner) => by.send('PUT', 'setting-toko', { body: { ...isi, ...more } })

describe('the shop', () => {
  it('is changed by its menu, and sessions hear its new name', async () => {
    const { versi } = await owner.call(settingToko, {})
    const saved = (await simpan({ versi, nama_toko: 'Kencana Baru' }, kepala)).json
    expect(saved).toMatchObject({
      message: 'Data Berhasil Disimpan',
      data: { nama_toko: 'KENCANA BARU', no_hp: '0341-362118', kode_provinsi: '35', versi: versi + 1 },
    })
    expect((await kepala.call(saya, {})).nama_toko).toBe('KENCANA BARU')
    expect(await simpan({ versi })).toMatchObject({
      status: 409,
      text: 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang',
    })
    const kasir = await shop.user(owner, 'KASIR', 'KASIR')
    expect((await simpan({}, kasir)).status).toBe(403)
    const trail = await shop.db.one(sql`
      SELECT sebelum ->> 'nama_toko' AS dari, sesudah ->> 'nama_toko' AS ke FROM audit_log WHERE aksi = 'PUT setting-toko'`)
    expect(trail).toEqual({ dari: 'KENCANA JAYA', ke: 'KENCANA BARU' })
  })

  it('keeps what an edit does not name, its public address also where who edits may not set one', async () => {
    await simpan({ alamat_publik: 'https://toko.example' })
    const { nama_toko, alamat_toko, zona_waktu } = isi
    const { status } = await kepala.send('PUT', 'setting-toko', { body: { nama_toko, alamat_toko, zona_waktu } })
    expect([status, await owner.call(settingToko, {})]).toMatchObject([
      200,
      { no_hp: '0341-362118', kode_provinsi: '35', alamat_publik: 'https://toko.example' },
    ])
  })

  it('renamed under Master Toko makes an edit here stale too', async () => {
    const { versi } = await owner.call(settingToko, {})
    await owner.send('PUT', 'tokos/TK01', { body: { nama_toko: 'Kencana Jaya' } })
    expect((await simpan({ versi })).status).toBe(409)
  })

  it.each([
    [{ nama_toko: '' }, 'Nama Toko Harus Diisi'],
    [{ alamat_toko: '' }, 'Alamat Toko Harus Diisi'],
    [{ kode_provinsi: '99' }, 'Provinsi 99 Tidak Ada'],
    [{ zona_waktu: 'Europe/Paris' }, 'Zona Waktu Harus Dipilih'],
    [{ alamat_publik: 'http://toko.example' }, PUBLIK],
    [{ alamat_publik: 'javascript:alert(1)' }, PUBLIK],
    [{ alamat_publik: 'https://toko.example/?a=1' }, PUBLIK],
    [{ alamat_publik: 'https://orang@toko.example' }, PUBLIK],
    [{ alamat_publik: 'http://172.32.0.1' }, PUBLIK],
  ])('is refused with %o', async (more, text) => {
    expect((await simpan(more)).text).toBe(text)
  })

  it('lies in one of 38 provinces', async () => {
    const all = await owner.call(listProvinsi, {})
    expect(all).toHaveLength(38)
    expect(all).toContainEqual({ kode_provinsi: '35', nama_provinsi: 'JAWA TIMUR' })
  })

  it('has a public address that only OWN and SU change: https, or http inside of the shop', async () => {
    const alamat_publik = 'https://Toko.example:8443/emas/'
    expect(await simpan({ alamat_publik }, kepala)).toMatchObject({
      status: 403,
      text: 'Alamat Publik Hanya Boleh Diganti Oleh OWN Atau SU',
    })
    for (const dalam of ['http://localhost:3000', 'http://kasir', 'http://kencana.local', 'http://172.16.0.4:3000'])
      expect((await simpan({ alamat_publik: dalam })).json).toMatchObject({ data: { alamat_publik: dalam } })
    expect((await simpan({ alamat_publik })).json).toMatchObject({
      data: { alamat_publik: 'https://Toko.example:8443/emas' },
    })
    expect((await simpan({ alamat_publik, no_hp: '1' }, kepala)).status).toBe(200)
  })
})

describe('the zone', () => {
  it('changes while both zones have the same date', async () => {
    expect((await simpan({ zona_waktu: 'Asia/Makassar' })).status).toBe(200)
    expect((await simpan({ zona_waktu: 'Asia/Jakarta' })).status).toBe(200)
  })

  it('does not change when today would move on: the open day would be late at once', async () => {
    // 22:30 in Jakarta is half past midnight in Jayapura.
    shop.clock.walk(13.5 / 24)
    expect(await simpan({ zona_waktu: 'Asia/Jayapura' })).toMatchObject({
      status: 422,
      text: 'Zona Waktu Belum Bisa Diganti Karena Di Asia/Jayapura Sekarang 2026-03-03 Dan Di Toko Ini 2026-03-02',
    })
    shop.clock.walk(-13.5 / 24)
  })

  it('does not change when today would move back: a closed day would lie two days ahead', async () => {
    await simpan({ zona_waktu: 'Asia/Jayapura' })
    // Half past midnight in Jayapura; the shop closed yesterday and, an early bird, today.
    await owner.call(tutupToko, { PROSES: 'close' })
    shop.clock.walk(13.5 / 24)
    owner = await shop.login('OWNER')
    await owner.call(tutupToko, { PROSES: 'close' })
    owner = await shop.login('OWNER')
    expect(owner.data).toMatchObject({ tgl_system: '2026-03-04', hari_ini: '2026-03-03' })
    expect(await simpan({ zona_waktu: 'Asia/Jakarta' })).toMatchObject({
      status: 422,
      text: 'Zona Waktu Belum Bisa Diganti Karena Di Asia/Jakarta Sekarang 2026-03-02 Dan Di Toko Ini 2026-03-03',
    })
    shop.clock.walk(2 / 24)
    expect((await simpan({ zona_waktu: 'Asia/Jakarta' })).status).toBe(200)
  })
})

describe('the logo', () => {
  it('is stored like every photo, shown to the shop alone, and taken off again', async () => {
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#e6b93f' } })
      .png()
      .toBuffer()
    const saved = await owner.send('POST', 'setting-toko/logo', { body: { foto: png.toString('base64') } })
    const { logo } = saved.json as { logo: string }
    expect((await owner.call(settingToko, {})).logo).toBe(logo)
    const shown = await owner.send('GET', `setting-toko/logo/${logo}`)
    expect(shown).toMatchObject({ status: 200 })
    expect(shown.headers['content-type']).toBe('image/jpeg')
    await shop.toko(owner, 'TK02')
    const there = await shop.user(owner, 'SU2', 'SU', 'TK02')
    expect((await there.send('GET', `setting-toko/logo/${logo}`)).status).toBe(404)
    expect((await owner.send('POST', 'setting-toko/logo', { body: { foto: 'AAAA' } })).status).toBe(400)
    expect((await owner.send('DELETE', 'setting-toko/logo')).json).toEqual({ message: 'Data Berhasil Di Hapus' })
    expect(await owner.send('GET', `setting-toko/logo/${logo}`)).toMatchObject({ status: 404, text: 'Logo Tidak Ada' })
  })
})
