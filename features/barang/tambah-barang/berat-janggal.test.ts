/** Excel in Indonesian takes 3.485 as three thousand: a weight far from what its jenis weighs is named before anything is saved. */
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { imporBarang, periksaImpor, STOK_AWAL } from './tambah-barang.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterAll(() => shop.close())

const satu = (berat: number | string, kode_dept = 'CIN') => ({
  kode_dept,
  kode_baki: 'CN01',
  nama_barang: 'CINCIN',
  berat,
  kadar: '16K',
})
const janggal = async (...baris: ReturnType<typeof satu>[]) =>
  (await owner.call(periksaImpor, { sumber: STOK_AWAL, baris })).janggal

it('beside the other rows of its jenis where the shop has none yet, and by itself where it is more than any piece', async () => {
  expect(await janggal(satu(3485))).toEqual([{ baris: 2, kode_dept: 'CIN', berat: gram(3485), biasa: null }])
  expect(await janggal(satu('3.485'), satu('3,485'), satu(499.999))).toEqual([])
  const lima = [2.1, 3.485, 4, 3, 2].map((berat) => satu(berat))
  const biasa = { dari: gram(3), sampai: gram(3) }
  expect(await janggal(...lima, satu(30.001), satu(30), satu(0.299), satu(0.3), satu(120, 'GLG'))).toEqual([
    { baris: 7, kode_dept: 'CIN', berat: gram(30.001), biasa },
    { baris: 9, kode_dept: 'CIN', berat: gram(0.299), biasa },
  ])
  // A row that is wrong is said to be wrong alone.
  expect(await janggal({ ...satu(3485), kadar: '' })).toEqual([])
})

it('beside what lies in the shop, and is no refusal', async () => {
  for (let i = 0; i < 10; i += 1) await tambahCincin(owner)
  const biasa = { dari: gram(3.485), sampai: gram(3.485) }
  const baris = [satu(10.455), satu(10.456), satu(3485), satu(1.1)]
  expect(await janggal(...baris)).toEqual([
    { baris: 3, kode_dept: 'CIN', berat: gram(10.456), biasa },
    { baris: 4, kode_dept: 'CIN', berat: gram(3485), biasa },
    { baris: 5, kode_dept: 'CIN', berat: gram(1.1), biasa },
  ])
  expect(await owner.call(imporBarang, { sumber: STOK_AWAL, baris })).toMatchObject({ pcs: 4 })
})
