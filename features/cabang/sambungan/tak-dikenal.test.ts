/** Links and letters that are not there, however they are called. */
import { randomUUID } from 'node:crypto'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cobaSekarang, kirimUlang } from '../kiriman-data/kiriman-data.contract.ts'
import { hubungkan, ubahSambungan } from './sambungan.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterAll(() => shop.close())

it('is no link', async () => {
  const id = randomUUID()
  const lain = { versi: 1, portal: 'https://cabang.example', token: '', aktif: true } as const
  expect(await tolakan(owner, ubahSambungan, { id, ...lain })).toEqual([404, 'Sambungan Tidak Ada'])
  expect(await tolakan(owner, cobaSekarang, { id })).toEqual([404, 'Sambungan Tidak Ada'])
  expect(await tolakan(owner, hubungkan, { id })).toEqual([404, 'Sambungan Tidak Ada Atau Sedang Diputus'])
})

it('is no letter', async () => {
  for (const id of [randomUUID(), 'SURAT-1'])
    expect(await tolakan(owner, kirimUlang, { id })).toEqual([404, 'Surat Tidak Ada'])
})
