import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru } from '@kencana/testing/member'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pindahBarang } from '../barang/pindah-barang/pindah-barang.contract.ts'
import { cetak } from './cetak.contract.ts'

let shop: TestShop
let owner: User
let kode: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  kode = (await tambahCincin(owner)).kode_barcode
})
afterAll(() => shop.close())

const cetakan = (jenis: string, dokumen: string, alasan = 'DUA') => ({ jenis, dokumen, rangkap: 2, alasan })
const print = (jenis: string, dokumen: string) => owner.call(cetak, cetakan(jenis, dokumen))
/** A ring goes to another tray. @returns the number of its paper */
const pindah = async () => {
  const { kode_barcode } = await tambahCincin(owner)
  const isi = { kode_baki_tujuan: 'CN02', detail_barang: [kode_barcode], versi: [1] }
  return (await owner.call(pindahBarang, isi)).data.no_pindah
}

it('counts every print of a document, each kind for itself, ten at once too', async () => {
  const [satu, dua, tiga] = [await pindah(), await pindah(), await pindah()]
  expect(await print('PINDAH', satu)).toEqual({ ke: 1 })
  expect(await print('PINDAH', satu)).toEqual({ ke: 2 })
  expect(await print('LABEL', kode)).toEqual({ ke: 1 })
  expect(await print('PINDAH', dua)).toEqual({ ke: 1 })
  const many = await Promise.all(Array.from({ length: 10 }, () => print('PINDAH', tiga)))
  expect(many.map(({ ke }) => ke).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('F29 counts no print of a paper that is not there, nor of another shop, nor of one to come', async () => {
  await shop.toko(owner, 'TK02')
  const lain = await shop.user(owner, 'KASIR-TK02', 'KASIR', 'TK02')
  const besok = (await pindah()).replace(/\d{4}$/, (urut) => String(Number(urut) + 1).padStart(4, '0'))
  const sebelum = await shop.db.one(sql`SELECT count(*)::int AS n FROM cetak`)
  const tidakAda = async (siapa: User, jenis: string, dokumen: string) =>
    expect(siapa.call(cetak, cetakan(jenis, dokumen))).rejects.toThrow(`Dokumen ${dokumen} Tidak Ada`)
  await tidakAda(owner, 'PINDAH', besok)
  await tidakAda(owner, 'BON PENJUALAN', 'FJ-TK01-260302-0001')
  await tidakAda(lain, 'PINDAH', await pindah())
  await tidakAda(lain, 'LABEL', kode)
  await tidakAda(owner, 'KARTU MEMBER', 'M-TK01-99999')
  await tidakAda(owner, 'SERTIFIKAT', 'EOD-TK01-260302')
  await tidakAda(lain, 'KUNCI SEGEL', 'AB12')
  expect(await shop.db.one(sql`SELECT count(*)::int AS n FROM cetak`)).toEqual(sebelum)
})

it('F29 counts what has no drawn number: a card, the certificate of a closed day, the owner’s copy of the key', async () => {
  expect(await print('KARTU MEMBER', await anggotaBaru(owner, 'BU KARTU'))).toEqual({ ke: 1 })
  expect(await print('KUNCI SEGEL', 'AB12')).toEqual({ ke: 1 })
  owner = await shop.nextDay(owner)
  expect(await print('SERTIFIKAT', 'EOD-TK01-260302')).toEqual({ ke: 1 })
})

it('refuses a print of nothing', async () => {
  expect(await owner.send('POST', 'cetak', { body: { jenis: 'PINDAH' } })).toMatchObject({
    status: 400,
    text: 'Dokumen Harus Diisi',
  })
})
