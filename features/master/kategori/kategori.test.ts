import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { masterSuite } from '@kencana/testing/master'
import { lotMM, ujiTambah } from '@kencana/testing/uji'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kategori } from './kategori.contract.ts'

masterSuite({
  master: kategori,
  row: {
    kode_kategori: 'MM',
    nama_kategori: 'MAS MUDA',
    harga_pergram: 2_350_000,
    presentase: 70,
    kadar: '16K',
    jenis_ppn: 'TIDAK DIPUNGUT',
  },
  bawaan: { jenis_ppn: 'KENA' },
  change: { harga_pergram: 2_400_000, kadar: '17K' },
  inUse: {
    make: async (owner) => {
      await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'NISA1' })
    },
    text: 'Group MM Masih Ada Barangnya',
  },
})

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterAll(() => shop.close())

it('shows the groups of the other screen too', async () => {
  await isiMaster(owner)
  const rows = (await owner.send('GET', 'kategori/get/all')).json
  expect(rows).toMatchObject([
    { kode_kategori: 'MM', nama_kategori: 'MAS MUDA', harga_pergram: 2_350_000, presentase: 70, kadar: '-' },
    { kode_kategori: 'MT' },
  ])
})
