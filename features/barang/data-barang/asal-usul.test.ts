import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editUser } from '../../akses/users/users.contract.ts'
import { kirimBarang } from '../kirim-barang/kirim-barang.contract.ts'
import { mulaiOpname } from '../stock-opname/stock-opname.contract.ts'
import { terimaBarang } from '../terima-barang/terima-barang.contract.ts'
import { barangByBarcode, riwayatBarang } from './data-barang.contract.ts'

let shop: TestShop
let owner: User
let own: User
let gudang: User
let sana: User
let kode: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  own = await shop.user(owner, 'OWN1', 'OWN')
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  await shop.toko(owner, 'TK02')
  sana = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
  await isiBaki(sana)
  kode = (await tambahCincin(owner, { berat: gram(3), berat_asli: gram(3) })).kode_barcode
  const { no_kirim } = await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: kode }] })
  await sana.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: [kode] })
})
afterAll(() => shop.close())

const langkah = async (user: User) =>
  (await user.call(riwayatBarang, { kode })).riwayat.map((one) => [one.kind, one.dari, one.ke])

it('tells owners of every shop where a piece came from, each place with its shop', async () => {
  expect(await langkah(own)).toEqual([
    ['TERIMA', expect.stringContaining('TRANSIT'), 'BAKI CN02 TK02'],
    ['KIRIM', 'BAKI CN01', expect.stringContaining('TRANSIT')],
    ['TAMBAH', 'STOK_AWAL', 'BAKI CN01'],
  ])
  expect((await langkah(sana))[0]?.[2]).toBe('BAKI CN02')
  expect((await own.call(riwayatBarang, { kode })).barang).toMatchObject({ kode_toko: 'TK02', kode_baki: 'CN02' })
  // What is done to pieces is done in their shop.
  await expect(own.call(barangByBarcode, { kode })).rejects.toThrow('Tidak Ada')
})

it('tells others of the shop that sent it where it is, and nothing more', async () => {
  await expect(gudang.call(riwayatBarang, { kode })).rejects.toThrow(`Barang ${kode} Sudah Di Toko TK02`)
  const asing = (await tambahCincin(sana)).kode_barcode
  await expect(gudang.call(riwayatBarang, { kode: asing })).rejects.toThrow(`Barang ${asing} Tidak Ada`)
})

it('does not name a tray of the other shop to who counts it there', async () => {
  await sana.call(mulaiOpname, { kode_baki: 'CN02' })
  const { barang, riwayat } = await sana.call(riwayatBarang, { kode })
  expect([barang.kode_baki, riwayat[0]?.ke]).toEqual(['-', 'BAKI -'])
  const dilihat = await own.call(riwayatBarang, { kode })
  expect([dilihat.barang.kode_baki, dilihat.riwayat[0]?.ke]).toEqual(['CN02', 'BAKI CN02 TK02'])
})

it('nor a tray of a shop that the piece left long ago, to who counts that one', async () => {
  await own.call(mulaiOpname, { kode_baki: 'CN01' })
  await owner.call(editUser, { id: 'OWN1', user_name: 'OWN1', level: 'OWN', kode_toko: 'TK02' })
  const pindah = await shop.login('OWN1')
  expect(await langkah(pindah)).toEqual([
    ['TERIMA', expect.stringContaining('TRANSIT'), 'BAKI CN02'],
    ['KIRIM', 'BAKI -', expect.stringContaining('TRANSIT')],
    ['TAMBAH', expect.stringContaining('STOK_AWAL'), 'BAKI -'],
  ])
  expect((await langkah(sana))[1]?.[1]).toBe('BAKI CN01 TK01')
})
