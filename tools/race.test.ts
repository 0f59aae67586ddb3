import { createHttp } from '@kencana/server-kit'
import { openShop, type TestShop } from '@kencana/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allFeatures } from '../features/features.ts'
import { semuaLomba } from './race/lomba.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
// Closing the shop audits it.
afterAll(() => shop.close())

it('gives each piece to exactly one of two, whatever they do with it (npm run race does it 1,000 times)', async () => {
  const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0.0.0')
  const other = await createHttp({
    deps: shop.deps,
    features,
    logger: pino({ level: 'fatal' }),
    loginsPerMinute: 1_000,
  })
  const hasil = await semuaLomba([shop.app, other], 12, () => undefined)
  await other.close()
  expect(hasil.map(({ nama, lomba, salah }) => [nama, lomba, salah])).toEqual(hasil.map(({ nama }) => [nama, 12, []]))
  expect(hasil).toHaveLength(25)
}, 180_000)
