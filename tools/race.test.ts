import { openShop, type TestShop } from '@kencana/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { semuaLomba } from './race/lomba.ts'
import { mulaiServer, type ServerLomba } from './race/server-lomba.ts'

/** Of each kind; `npm run race` does 1,000. */
const LOMBA = 6

let shop: TestShop
let kiri: ServerLomba
let kanan: ServerLomba
beforeAll(async () => {
  shop = await openShop()
  kiri = await mulaiServer(shop.db.url, shop.photos)
  kanan = await mulaiServer(shop.db.url, shop.photos)
})
// Closing the shop audits it.
afterAll(async () => {
  await Promise.all([kiri.berhenti(), kanan.berhenti()])
  await shop.close()
})

it('gives each piece to exactly one of two processes, whatever they do with it (npm run race does it 1,000 times)', async () => {
  expect(new Set([kiri.pid, kanan.pid, process.pid]).size).toBe(3)
  const hasil = await semuaLomba([kiri.app, kanan.app], LOMBA, () => undefined)
  expect(hasil.map(({ nama, lomba, salah }) => [nama, lomba, salah])).toEqual(
    hasil.map(({ nama }) => [nama, LOMBA, []]),
  )
  expect(hasil).toHaveLength(25)
})
