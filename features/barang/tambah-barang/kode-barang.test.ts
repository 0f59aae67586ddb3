import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { imporBarang, STOK_AWAL, tambahBarang } from './tambah-barang.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterAll(() => shop.close())

const banyak = async () => (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM barang`))?.n

it('enters the last item that has a number, and refuses those after it with a sentence', async () => {
  await shop.db.one(sql`SELECT setval('urut_barang', 9999998) AS nomor`)
  const baru = await owner.call(tambahBarang, cincin())
  expect([baru.kode_barang, baru.kode_barcode]).toEqual(['B109999999', '1099999992'])
  const habis = { status: 422, text: 'Nomor Barcode Sudah Habis, Hubungi Yang Merawat Server' }
  await expect(owner.call(tambahBarang, cincin())).rejects.toMatchObject({ status: 422, message: habis.text })
  const baris = [{ kode_dept: 'CIN', kode_baki: 'CN01', nama_barang: 'CINCIN', berat: 3.485, kadar: '16K' }]
  expect(await owner.send('POST', imporBarang.path, { body: { sumber: STOK_AWAL, baris } })).toMatchObject(habis)
  expect(await banyak()).toBe(1)
})
