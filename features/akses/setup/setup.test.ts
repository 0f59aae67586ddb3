import { sql } from '@kencana/database'
import { Caller } from '@kencana/server-kit'
import { openShop, PASSWORD, type TestShop } from '@kencana/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let shop: TestShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const form = {
  kode_toko: 'tk01',
  nama_toko: 'Kencana Jaya',
  alamat_toko: 'Jl. Pasar Besar 12',
  no_hp: '',
  zona_waktu: 'Asia/Jayapura',
  kas_awal: 2_500_000,
  user_id: 'bos',
  user_name: 'Hendra',
  password: PASSWORD,
}
const send = (body: object = form) => new Caller(shop.app).send('POST', 'setup', { body })
const health = async () => (await new Caller(shop.app).send('GET', 'health')).json

describe('first set-up', () => {
  it('makes shop, owner, opening cash and KC tray, and logs the owner in on the day of its zone', async () => {
    expect(await health()).toEqual({ status: 'ok', setup_diperlukan: true, nama_toko: '' })
    shop.clock.walk(14 / 24)
    const answer = await send()
    expect(answer.json).toMatchObject({ user_id: 'BOS', level: 'OWN', kode_toko: 'TK01', tgl_system: '2026-03-03' })
    expect(await health()).toEqual({ status: 'ok', setup_diperlukan: false, nama_toko: 'KENCANA JAYA' })
    const kas = await shop.db.rows(sql`SELECT akun, rp FROM saldo('TK01', 'infinity') ORDER BY akun`)
    expect(kas).toEqual([
      { akun: 'KAS', rp: 2_500_000 },
      { akun: 'MODAL', rp: -2_500_000 },
    ])
    const owner = new Caller(shop.app, (answer.json as { token: string }).token)
    expect((await owner.send('GET', 'baki/tambah-barang')).json).toMatchObject([
      { kode_baki: 'NISA1', kode_gudang: 'KC' },
    ])
    expect((await owner.send('GET', 'tokos')).json).toMatchObject([{ kode_toko: 'TK01', is_pusat: true }])
  })

  it('asks for the number of the installation, by which every barcode begins', async () => {
    for (const nomor_instalasi of ['', 9, 100, 'x'])
      expect((await send({ ...form, nomor_instalasi })).text).toContain('Nomor Instalasi Harus')
    await send({ ...form, nomor_instalasi: '27' })
    expect(await shop.db.one(sql`SELECT nomor::int FROM instalasi`)).toEqual({ nomor: 27 })
  })

  it('needs no jurnal when the till starts empty', async () => {
    await send({ ...form, kas_awal: 0 })
    expect(await shop.db.rows(sql`SELECT 1 FROM jurnal`)).toEqual([])
  })

  it('is done once, even when two do it at the same time', async () => {
    const answers = await Promise.all([send(), send({ ...form, kode_toko: 'TK02', user_id: 'LAIN' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    expect(await send()).toMatchObject({ status: 403, text: 'Toko Dan Pemilik Pertama Sudah Dibuat' })
    expect(await shop.db.rows(sql`SELECT 1 FROM toko`)).toHaveLength(1)
  })

  it.each([
    [{ kode_toko: '' }, 'Kode Toko Harus Diisi'],
    [{ kas_awal: -1 }, 'Kas Awal Tidak Boleh Kurang Dari 0'],
    [{ kas_awal: 'banyak' }, 'Kas Awal Harus Diisi'],
    [{ zona_waktu: 'Europe/Paris' }, 'Zona Waktu Harus Dipilih'],
    [{ password: 'pendek' }, 'Password Paling Sedikit 8 Huruf'],
  ])('refuses %o', async (wrong, text) => {
    expect(await send({ ...form, ...wrong })).toMatchObject({ status: 400, text })
    expect(await health()).toMatchObject({ setup_diperlukan: true })
  })
})
