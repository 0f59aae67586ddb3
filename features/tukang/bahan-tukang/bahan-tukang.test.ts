import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { beriBahan, isiBahan, isiTukang, untukTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tukang } from '../../master/tukang/tukang.contract.ts'
import { saldoBahanStok } from '../bahan-stok/bahan-stok.contract.ts'
import { ambilBahan, batalBahan, getBahan, listBahan, sisaBahan, tambahBahan } from './bahan-tukang.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  await isiMaster(owner)
  await isiTukang(owner)
  await isiBahan(owner, 30)
  await isiBahan(owner, 2, { jenis: 'PATRI' })
})
afterEach(() => shop.close())

const sisa = async (kode_tukang = 'T01', jenis: 'PATRI' | 'BAHAN' = 'BAHAN', kode_group = 'MM') =>
  (await owner.call(sisaBahan, { kode_tukang, jenis, kode_group })).bahan?.jml_bahan ?? null
const diToko = async () => (await owner.call(saldoBahanStok, {})).bahan
const banyak = async () => (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM jurnal`))?.n

describe('bahan tukang', () => {
  it('goes from the shop to a craftsman and back, kind by kind and group by group', async () => {
    expect(await sisa()).toBe(null)
    const beri = await gudang.call(tambahBahan, untukTukang(12.345, { keterangan: 'untuk pesanan' }))
    expect(beri).toMatchObject({ message: 'Tambah Bahan Tersimpan', no_tambah_tukar: 'TBT-TK01-260302-0001' })
    expect(beri.data).toMatchObject({
      arah: 'TAMBAH',
      nama_tukang: 'PAK SLAMET',
      jml_bahan: gram(12.345),
      sisa_bahan: gram(12.345),
      keterangan: 'UNTUK PESANAN',
      cetakan: 0,
      no_batal: null,
    })
    await beriBahan(gudang, 0.5, { jenis: 'PATRI' })
    const ambil = await gudang.call(ambilBahan, untukTukang(2.345))
    expect(ambil).toMatchObject({ message: 'Ambil Bahan Tersimpan', no_tambah_tukar: 'ABT-TK01-260302-0001' })
    expect(ambil.data.sisa_bahan).toBe(gram(10))
    expect([await sisa(), await sisa('T01', 'PATRI'), await sisa('T02')]).toEqual([gram(10), gram(0.5), null])
    expect(await diToko()).toEqual([
      { jenis: 'BAHAN', kode_group: 'MM', berat: gram(20) },
      { jenis: 'PATRI', kode_group: 'MM', berat: gram(1.5) },
    ])
    const lines = await shop.db.rows(sql`
      SELECT m.akun, m.ref, m.mg FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
      WHERE j.document = 'ABT-TK01-260302-0001' AND j.kind = 'BAHAN' ORDER BY 1`)
    expect(lines).toEqual([
      { akun: 'BAHAN_TOKO', ref: 'BAHAN', mg: gram(2.345) },
      { akun: 'TUKANG', ref: 'T01/BAHAN', mg: -gram(2.345) },
    ])
    const hari = await gudang.call(listBahan, { tanggal: '2026-03-02', arah: 'TAMBAH' })
    expect(hari.map((row) => [row.jenis, row.jml_bahan])).toEqual([
      ['PATRI', gram(0.5)],
      ['BAHAN', gram(12.345)],
    ])
  })

  it('reads jml_bahan as grams, whole or with three decimals, and answers what other front ends read', async () => {
    const body = { kode_tukang: 'T02', jenis: 'BAHAN', kode_group: 'MM', keterangan: 'X' }
    const send = (jml_bahan: unknown, path = 'tambah-bahan') =>
      owner.send('POST', `bahan/${path}`, { body: { ...body, jml_bahan } })
    expect((await send(3)).json).toMatchObject({ message: 'Tambah Bahan Tersimpan', data: { jml_bahan: 3 } })
    expect((await send('0.125')).json).toMatchObject({ data: { jml_bahan: 0.125, sisa_bahan: 3.125 } })
    const query = { jenis: 'BAHAN', kode_group: 'MM', kode_tukang: 'T02' }
    expect((await owner.send('GET', 'bahan', { query })).json).toEqual({ bahan: { jml_bahan: 3.125 } })
    expect((await owner.send('GET', 'bahan', { query: { ...query, jenis: 'PATRI' } })).json).toEqual({ bahan: null })
    expect((await send(3.125, 'ambil-bahan')).status).toBe(200)
    expect((await owner.send('GET', 'bahan', { query })).json).toEqual({ bahan: null })
  })

  it('refuses what is not there, nobody, nothing and too many decimals, and changes nothing', async () => {
    await beriBahan(gudang, 10)
    const before = [await banyak(), await sisa(), await diToko()]
    const beri = (berat: number, lain = {}) => gudang.call(tambahBahan, untukTukang(berat, lain))
    const ambil = (berat: number, lain = {}) => gudang.call(ambilBahan, untukTukang(berat, lain))
    await expect(beri(20.001)).rejects.toThrow('Tambah Bahan Melebihi BAHAN MM Toko, Tersedia 20.000 g')
    await expect(beri(1, { kode_group: 'MT' })).rejects.toThrow('Melebihi BAHAN MT Toko, Tersedia 0.000 g')
    await expect(ambil(10.001)).rejects.toThrow('Ambil Bahan Melebihi Sisa Bahan Tukang T01, Sisa 10.000 g')
    await expect(ambil(1, { kode_tukang: 'T02' })).rejects.toThrow('Melebihi Sisa Bahan Tukang T02, Sisa 0.000 g')
    await expect(beri(1, { kode_tukang: 'T99' })).rejects.toThrow('Tukang T99 Tidak Ada')
    await expect(beri(1, { kode_group: 'XX' })).rejects.toThrow('Kategori XX Tidak Ada')
    await expect(beri(1, { jenis: 'TEMBAGA' })).rejects.toThrow('Jenis TEMBAGA Tidak Dikenal')
    await expect(beri(0)).rejects.toThrow('Tambah Bahan Harus Lebih Dari 0')
    await expect(ambil(0)).rejects.toThrow('Ambil Bahan Harus Lebih Dari 0')
    const body = { kode_tukang: 'T01', jenis: 'BAHAN', kode_group: 'MM', jml_bahan: 1.0005 }
    expect(await owner.send('POST', 'bahan/tambah-bahan', { body })).toMatchObject({
      status: 400,
      text: 'Berat Harus Angka Dengan Paling Banyak 3 Desimal',
    })
    const kosong = { kode_tukang: '', jenis: '', kode_group: '', jml_bahan: '' }
    expect((await owner.send('POST', 'bahan/ambil-bahan', { body: kosong })).text).toContain('Harus Dipilih')
    expect([await banyak(), await sisa(), await diToko()]).toEqual(before)
  })

  it('keeps a craftsman who still has material, and lets him go afterwards', async () => {
    await beriBahan(owner, 1, { kode_tukang: 'T02', jenis: 'PATRI' })
    await expect(owner.call(tukang.remove, { id: 'T02' })).rejects.toThrow('Tukang T02 Masih Memegang Bahan Toko TK01')
    await owner.call(ambilBahan, untukTukang(1, { kode_tukang: 'T02', jenis: 'PATRI' }))
    await owner.call(tukang.remove, { id: 'T02' })
    await expect(owner.call(tambahBahan, untukTukang(1, { kode_tukang: 'T02' }))).rejects.toThrow(
      'Tukang T02 Tidak Ada',
    )
    await owner.call(tukang.reactivate, { id: 'T02' })
  })
})

describe('batal bahan tukang', () => {
  it('is the exact reversal under its own number, once, while the material is there', async () => {
    const before = [await sisa(), await diToko()]
    const no_tambah_tukar = await beriBahan(gudang, 4)
    expect(await gudang.call(batalBahan, { no_tambah_tukar, alasan: 'salah' })).toMatchObject({
      message: 'Berhasil',
      no_batal: 'BBT-TK01-260302-0001',
    })
    expect([await sisa(), await diToko()]).toEqual(before)
    expect((await owner.call(getBahan, { no_tambah_tukar })).no_batal).toBe('BBT-TK01-260302-0001')
    await expect(gudang.call(batalBahan, { no_tambah_tukar, alasan: 'lagi' })).rejects.toThrow('Sudah Dibatalkan')
    await expect(gudang.call(batalBahan, { no_tambah_tukar: 'TBT-X', alasan: 'x' })).rejects.toThrow(
      'Dokumen TBT-X Tidak Ada',
    )
  })

  it('refuses material that is not there any more, and past days for all but owners', async () => {
    const lama = await beriBahan(gudang, 5, { kode_tukang: 'T02' })
    await gudang.call(ambilBahan, untukTukang(4, { kode_tukang: 'T02' }))
    await expect(gudang.call(batalBahan, { no_tambah_tukar: lama, alasan: 'x' })).rejects.toThrow(
      'Saldo TUKANG T02/BAHAN MM Tidak Mencukupi',
    )
    await beriBahan(gudang, 4, { kode_tukang: 'T02' })
    await shop.toko(owner, 'TK02')
    const sana = await shop.user(owner, 'GUDANG2', 'GUDANG', 'TK02')
    await expect(sana.call(batalBahan, { no_tambah_tukar: lama, alasan: 'x' })).rejects.toThrow('Tidak Ada')
    await expect(sana.call(getBahan, { no_tambah_tukar: lama })).rejects.toThrow('Tidak Ada')
    owner = await shop.nextDay(owner)
    gudang = await shop.login('GUDANG')
    await expect(gudang.call(batalBahan, { no_tambah_tukar: lama, alasan: 'x' })).rejects.toThrow(
      'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU',
    )
    expect((await owner.call(batalBahan, { no_tambah_tukar: lama, alasan: 'x' })).no_batal).toBe('BBT-TK01-260303-0001')
    expect(await sisa('T02')).toBe(null)
  })
})

describe('the last grams of one craftsman', () => {
  it('are taken by one of eight who want them at once, round after round', async () => {
    const siapa = await Promise.all(Array.from({ length: 8 }, () => shop.login('GUDANG')))
    for (let ronde = 0; ronde < 5; ronde += 1) {
      await beriBahan(owner, 3, { kode_tukang: 'T02' })
      const hasil = await Promise.allSettled(
        siapa.map((one) => one.call(ambilBahan, untukTukang(3, { kode_tukang: 'T02' }))),
      )
      const salah = hasil.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
      expect(salah).toHaveLength(7)
      for (const text of salah) expect(text).toContain('Ambil Bahan Melebihi Sisa Bahan Tukang T02, Sisa 0.000 g')
      expect(await sisa('T02')).toBe(null)
    }
  })

  it('are shared out as far as they go: two grams each of seven', async () => {
    await beriBahan(owner, 7, { kode_tukang: 'T02' })
    const siapa = await Promise.all(Array.from({ length: 8 }, () => shop.login('GUDANG')))
    const hasil = await Promise.allSettled(
      siapa.map((one) => one.call(ambilBahan, untukTukang(2, { kode_tukang: 'T02' }))),
    )
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(3)
    expect(await sisa('T02')).toBe(gram(1))
    await owner.call(ambilBahan, untukTukang(1, { kode_tukang: 'T02' }))
  })
})
