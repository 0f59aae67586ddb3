import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { Caller } from '@kencana/server-kit'
import { openShop, PASSWORD, type TestShop } from '@kencana/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { baki } from '../../master/baki/baki.contract.ts'
import { group } from '../../master/group/group.contract.ts'
import { jenis } from '../../master/jenis/jenis.contract.ts'
import { kondisiPembelian } from '../../master/kondisi-pembelian/kondisi-pembelian.contract.ts'
import { kondisiPinjaman } from '../../master/kondisi-pinjaman/kondisi-pinjaman.contract.ts'
import { ISIAN_UMUM } from './setup.contract.ts'

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

  it('enters the usual set of a gold shop where it is asked for, through the masters: with history, audit and no price', async () => {
    const owner = new Caller(shop.app, ((await send({ ...form, isian: ISIAN_UMUM })).json as { token: string }).token)
    const kategori = await owner.call(group.list, {})
    expect(kategori.map((one) => [one.kode_group, one.persentase, one.harga, one.jenis_ppn])).toEqual([
      ['16K', 700_000, 0, 'KENA'],
      ['17K', 750_000, 0, 'KENA'],
      ['24K', 999_900, 0, 'KENA'],
      ['8K', 375_000, 0, 'KENA'],
      ['LM', 999_900, 0, 'TIDAK DIPUNGUT'],
    ])
    const jenisnya = (await owner.call(jenis.list, {})).filter((one) => one.kode_group === '17K')
    expect(jenisnya.map((one) => one.nama_dept)).toEqual([
      'ANTING 17K',
      'CINCIN 17K',
      'GELANG 17K',
      'KALUNG 17K',
      'LIONTIN 17K',
    ])
    expect((await owner.call(baki.list, {})).map((one) => [one.kode_baki, one.kode_gudang])).toEqual([
      ['BL01', 'BELI'],
      ['ET01', 'TOKO'],
      ['KS01', 'KS'],
      ['NISA1', 'KC'],
      ['RS01', 'RUSAK'],
      ['SP01', 'SP'],
      ['SS01', 'SS'],
      ['TP01', 'TITIP'],
    ])
    const [baik, ...lain] = await owner.call(kondisiPembelian.list, {})
    expect(lain).toEqual([])
    expect(baik).toMatchObject({ kondisi_barang: 'BAIK', type: 'PERSENTASE', potongan: 0, persentase: 0 })
    expect((await owner.call(kondisiPinjaman.list, {})).map((one) => one.kondisi_pinjaman)).toEqual([
      'NOTA LENGKAP',
      'TANPA NOTA',
    ])
    const jejak = await shop.db.rows(sql`
      SELECT aksi, count(*)::int AS banyak FROM audit_log WHERE user_id = 'BOS' GROUP BY aksi ORDER BY aksi`)
    expect(jejak).toEqual([
      { aksi: 'POST baki/add', banyak: 7 },
      { aksi: 'POST group/add', banyak: 5 },
      { aksi: 'POST jenis/add', banyak: 21 },
      { aksi: 'POST para-jenis-group', banyak: 1 },
      { aksi: 'POST parabeli/add', banyak: 1 },
      { aksi: 'POST parakondisi/add', banyak: 3 },
      { aksi: 'POST parapinjaman/add', banyak: 2 },
      { aksi: 'POST setup', banyak: 1 },
    ])
    expect(await shop.db.rows(sql`SELECT DISTINCT user_id, harga::int FROM harga_emas`)).toEqual([
      { user_id: 'BOS', harga: 0 },
    ])
    // Everything stays editable: the first price and another fineness.
    const delapan = kategori.find((one) => one.kode_group === '8K')
    if (!delapan) throw new Error('no 8K')
    const ubah = { ...delapan, id: delapan._id, harga: rp(1_250_000), persentase: parsePersen('40'), otorisasi: null }
    await owner.call(group.update, ubah)
    expect((await owner.send('DELETE', 'group/delete/by-kode-group/16K')).text).toContain('Masih Dipakai Jenis')
  })

  it('enters only what was ticked, and nothing where nobody asked', async () => {
    const { json } = await send({ ...form, isian: ['KONDISI_PINJAMAN', 'KONDISI_PINJAMAN'] })
    const owner = new Caller(shop.app, (json as { token: string }).token)
    expect(await owner.call(kondisiPinjaman.list, {})).toHaveLength(2)
    expect(await owner.call(group.list, {})).toEqual([])
    expect(await owner.call(baki.list, {})).toHaveLength(1)
  })

  it('makes no shop where its usual set cannot be entered', async () => {
    await shop.db.run(sql`UPDATE master_kadar SET dihapus_pada = now() WHERE kode = '17K'`)
    expect(await send({ ...form, isian: ['KATEGORI'] })).toMatchObject({
      status: 422,
      text: 'Kadar 17K Tidak Ada Di Master Kadar',
    })
    expect(await health()).toMatchObject({ setup_diperlukan: true })
    expect(await shop.db.rows(sql`SELECT 1 FROM master_group`)).toEqual([])
  })

  it.each([
    [{ isian: ['EMAS'] }, 'Isian Umum Tidak Dikenal'],
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
