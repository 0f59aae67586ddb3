/** One search over everything: each kind is found by what people have of it, and nobody finds what he may not open. */
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru } from '@kencana/testing/member'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mulaiOpname } from '../../barang/stock-opname/stock-opname.contract.ts'
import { cari } from './cari.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let kode: string
let baki: string
let nota: string
/** The barcode on it. */
let terjual: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiTukang(owner)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  ;({ kode_barcode: kode, kode_baki: baki } = await tambahCincin(owner, { nama_barang: 'GELANG MILANO' }))
  terjual = (await tambahCincin(owner, { nama_barang: 'GELANG TERJUAL' })).kode_barcode
  const pembeli = { nama_customer: 'BU SARI', no_hp: '081233344455' }
  nota = (await jualSah(owner, kasir, [terjual], pembeli)).no_faktur_jual
  await anggotaBaru(owner, 'BU WATI', '081299988877')
})
afterAll(() => shop.close())

const cariLah = async (siapa: User, q: string) =>
  (await siapa.call(cari, { q })).map(({ jenis, judul, path, saring }) => [jenis, judul, path, saring])

it('finds pieces by the beginning of their code and those in stock by their name', async () => {
  const gelang = ['BARANG', 'GELANG MILANO', '/data-barang/asal-usul', { kode }]
  expect(await cariLah(owner, kode)).toEqual([gelang])
  expect(await cariLah(owner, kode.slice(0, 7))).toContainEqual(gelang)
  // What was sold has a code, and stands in nobody's way under its name.
  expect(await cariLah(owner, 'gelang')).toEqual([gelang])
})

it('finds papers by the beginning of their number, customers by name and telephone, craftsmen and settings by name', async () => {
  const kertas = ['DOKUMEN', nota, '/lihat-penjualan', { q: nota }]
  expect(await cariLah(owner, nota)).toEqual([kertas])
  expect(await cariLah(owner, nota.slice(0, -2))).toEqual([kertas])
  expect(await cariLah(owner, '081233344455')).toEqual([['PELANGGAN', 'BU SARI', '/lihat-penjualan', { q: nota }]])
  const [wati] = await cariLah(owner, 'bu wati')
  expect(wati?.slice(0, 3)).toEqual(['PELANGGAN', 'BU WATI', '/lihat-transaksi-member'])
  expect(await cariLah(owner, '8877')).toEqual([wati])
  expect(await cariLah(owner, 'slamet')).toEqual([['TUKANG', 'PAK SLAMET', '/kartu-tukang', { q: 'T01' }]])
  expect(await cariLah(owner, 'toleransi opname')).toEqual([
    ['PENGATURAN', 'Toleransi Stock Opname', '/settingsystem', {}],
  ])
  expect(await cariLah(owner, 'ge')).toEqual([])
  expect(await cariLah(owner, '%%%')).toEqual([])
})

it('finds the nota of a sold piece by its barcode, where it may be opened, and none of a piece in stock', async () => {
  const kertas = ['DOKUMEN', nota, '/lihat-penjualan', { q: nota }]
  expect(await cariLah(owner, terjual)).toEqual([
    ['BARANG', 'GELANG TERJUAL', '/data-barang/asal-usul', { kode: terjual }],
    kertas,
  ])
  expect(await cariLah(kasir, terjual)).toContainEqual(kertas)
  const buka = await shop.user(owner, 'GUDANG-NOTA', 'GUDANG')
  expect(await cariLah(buka, terjual)).toEqual([expect.arrayContaining(['BARANG'])])
})

it('finds nothing of screens that are closed to who asks, of other shops, and of a tray that is counted', async () => {
  const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  expect(await cariLah(gudang, nota)).toEqual([])
  expect(await cariLah(gudang, '081233344455')).toEqual([])
  expect(await cariLah(gudang, 'toleransi opname')).toEqual([])
  expect(await cariLah(kasir, 'slamet')).toEqual([])
  await shop.toko(owner, 'TK02')
  const lain = await shop.user(owner, 'LAIN', 'KASIR', 'TK02')
  for (const q of [kode, 'gelang', nota, '081233344455']) expect(await cariLah(lain, q)).toEqual([])
  expect(await cariLah(gudang, kode)).toHaveLength(1)
  await gudang.call(mulaiOpname, { kode_baki: baki })
  // By its whole code it is there, on no tray; by nothing else.
  expect(await gudang.call(cari, { q: kode })).toMatchObject([{ kode, keterangan: expect.stringMatching(/ · -$/) }])
  for (const q of [kode.slice(0, -1), 'gelang']) expect(await cariLah(gudang, q)).toEqual([])
})
