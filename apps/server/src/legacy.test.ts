/** What a former version took is still shown, though nobody may enter it any more. */
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPesanan } from '../../../features/pesanan/data-pesanan/data-pesanan.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPesanan(owner)
})
afterAll(() => shop.close())

it('answers rows with texts, sums and days that are refused today', async () => {
  const no_pesanan = await pesan(owner)
  await shop.db.run(sql`UPDATE baki SET nama_baki = ${'CINCIN\u200b'} WHERE kode_baki = 'CN01'`)
  await shop.db.run(sql`UPDATE master_group SET harga = 200000000000 WHERE kode_group = 'MT'`)
  await shop.db.run(sql`UPDATE pesanan SET tgl_janji = '9999-12-31' WHERE no_pesanan = ${no_pesanan}`)
  for (const path of ['baki/get/all', 'group/get/all']) expect((await owner.send('GET', path)).status, path).toBe(200)
  expect((await owner.call(getPesanan, { no_pesanan })).no_pesanan).toBe(no_pesanan)
})

it('takes none of them from anybody', async () => {
  const baki = { kode_baki: 'B9', nama_baki: 'CINCIN\u200b', kode_gudang: 'TOKO', berat_baki: 1, berat_bandrol: 1 }
  expect(await owner.send('POST', 'baki/add', { body: baki })).toMatchObject({
    status: 400,
    text: 'Isian nama_baki Berisi Huruf Yang Tidak Terlihat',
  })
  const group = {
    kode_group: 'G9',
    nama_group: 'G',
    jenis_group: 'PERHIASAN',
    harga: 100_000_000_001,
    harga_modal: 1,
    persentase: 70,
  }
  expect((await owner.send('POST', 'group/add', { body: group })).text).toBe(
    'Isian harga Tidak Boleh Lebih Dari 100,000,000,000',
  )
})
