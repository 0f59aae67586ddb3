import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beratWajar, jauhDari } from './berat-wajar.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterAll(() => shop.close())

it('learns from its newest pieces what a jenis weighs, and from a few nothing', async () => {
  for (let i = 0; i < 9; i += 1) await tambahCincin(owner)
  const sedikit = await owner.call(beratWajar, { kode_dept: 'CIN' })
  expect(sedikit).toEqual({ jumlah: 9, dari: gram(3.485), sampai: gram(3.485) })
  expect(jauhDari(sedikit, gram(425))).toBe(false)
  await tambahCincin(owner)
  const cukup = await owner.call(beratWajar, { kode_dept: 'CIN' })
  expect([425, 1.1, 10.456].map((berat) => jauhDari(cukup, gram(berat)))).toEqual([true, true, true])
  expect([4.25, 1.162, 10.455].map((berat) => jauhDari(cukup, gram(berat)))).toEqual([false, false, false])
  expect(await owner.call(beratWajar, { kode_dept: 'GLG' })).toMatchObject({ jumlah: 0 })
})
