import { openShop, type TestShop, type User } from '@kencana/testing'
import { masterSuite } from '@kencana/testing/master'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sales } from './sales.contract.ts'

masterSuite({
  master: sales,
  row: { kode_sales: 'S01', nama_sales: 'RINA MARLINA' },
  change: { nama_sales: 'RINA M' },
  perToko: true,
})

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterAll(() => shop.close())

it('is looked up by its code', async () => {
  await owner.send('POST', 'sales/add', { body: { kode_sales: 'S01', nama_sales: 'RINA' } })
  expect((await owner.send('GET', 'sales/get/by-kode-sales/s01')).json).toMatchObject({ nama_sales: 'RINA' })
  expect(await owner.send('GET', 'sales/get/by-kode-sales/S09')).toMatchObject({
    status: 404,
    text: 'Sales S09 Tidak Ada',
  })
})
