/** The end of a day as one sales person's. */
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { laporanEod } from './laporan-eod.contract.ts'

const HARI = '2026-03-02'
let shop: TestShop
let owner: User

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPenjualan(owner)
  await jualSah(owner, owner, [(await tambahCincin(owner)).kode_barcode])
})
afterAll(() => shop.close())

it('8.1 is that of a sales person where one is asked for and no kind', async () => {
  const tanya = async (lain: object) => {
    const { text } = await owner.send('POST', laporanEod.path, { body: { tanggal: HARI, ...lain } })
    return (JSON.parse(text) as object[]).map((row) => ('kode_sales' in row ? row.kode_sales : 'TOKO'))
  }
  expect(await tanya({ kode_sales: 's01' })).toEqual(['S01'])
  expect(await tanya({ kode_sales: 'S99' })).toEqual([])
  // A word of another version is as good as none.
  expect(await tanya({ kode_sales: 'S01', type_laporan: 'KASIR' })).toEqual(['S01'])
  for (const lain of [{}, { kode_sales: 'semua' }, { kode_sales: 'S01', type_laporan: 'REKAP' }])
    expect(new Set(await tanya(lain))).toEqual(new Set(['TOKO']))
})
