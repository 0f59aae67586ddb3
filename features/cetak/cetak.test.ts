import { openShop, type TestShop, type User } from '@kencana/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cetak } from './cetak.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterAll(() => shop.close())

it('counts every print of a document, each kind for itself, ten at once too', async () => {
  const print = (jenis: string, dokumen: string) => owner.call(cetak, { jenis, dokumen, rangkap: 2, alasan: 'DUA' })
  expect(await print('PINDAH', 'PD-1')).toEqual({ ke: 1 })
  expect(await print('PINDAH', 'PD-1')).toEqual({ ke: 2 })
  expect(await print('LABEL', 'PD-1')).toEqual({ ke: 1 })
  expect(await print('PINDAH', 'PD-2')).toEqual({ ke: 1 })
  const many = await Promise.all(Array.from({ length: 10 }, () => print('PINDAH', 'PD-3')))
  expect(many.map(({ ke }) => ke).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('refuses a print of nothing', async () => {
  expect(await owner.send('POST', 'cetak', { body: { jenis: 'PINDAH' } })).toMatchObject({
    status: 400,
    text: 'Dokumen Harus Diisi',
  })
})
