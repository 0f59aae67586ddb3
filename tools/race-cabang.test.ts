import { openShop, type TestShop } from '@kencana/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Instalasi, semuaLombaCabang } from './race/cabang.ts'
import { mulaiServer } from './race/server-lomba.ts'

/** Of each kind; `npm run race` does 1,000. */
const LOMBA = 12

const shops: TestShop[] = []
const instalasi: Instalasi[] = []
beforeAll(async () => {
  for (let ke = 0; ke < 2; ke += 1) {
    const shop = await openShop()
    shops.push(shop)
    const [orang, surat] = [await mulaiServer(shop.db.url, shop.photos), await mulaiServer(shop.db.url, shop.photos)]
    instalasi.push({ db: shop.db, orang, surat })
  }
})
// Closing the shops audits them.
afterAll(async () => {
  await Promise.all(instalasi.flatMap(({ orang, surat }) => [orang.berhenti(), surat.berhenti()]))
  for (const shop of shops) await shop.close()
})

it('lets a letter or a person have it, over two installations of two processes each (npm run race does it 1,000 times)', async () => {
  const [pusat, cabang] = instalasi as [Instalasi, Instalasi]
  const hasil = await semuaLombaCabang(pusat, cabang, LOMBA, () => undefined)
  expect(hasil.map(({ nama, lomba, salah }) => [nama, lomba, salah])).toEqual([
    ['arrive or give up', LOMBA, []],
    ['ask back or receive', LOMBA, []],
    ['take money or not', LOMBA, []],
    ['tell of one piece', LOMBA, []],
    ['receive one piece', LOMBA, []],
  ])
})
