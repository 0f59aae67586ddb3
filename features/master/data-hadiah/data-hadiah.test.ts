import { openShop, type TestShop, type User } from '@kencana/testing'
import { masterSuite } from '@kencana/testing/master'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hadiah, riwayatHadiah, stokHadiah } from './data-hadiah.contract.ts'

const PAYUNG = { kode_hadiah: 'PAYUNG', nama_hadiah: 'PAYUNG EMAS', poin: 50 }

masterSuite({
  master: hadiah,
  row: PAYUNG,
  change: { poin: 60 },
  inUse: {
    make: async (owner) => {
      await owner.call(stokHadiah, { kode_hadiah: 'PAYUNG', jumlah: 3, keterangan: 'BELI' })
    },
    text: 'Hadiah PAYUNG Masih Ada Stok',
  },
})

describe('stok hadiah', () => {
  let shop: TestShop
  let owner: User
  beforeAll(async () => {
    shop = await openShop()
    owner = await shop.setup()
    await owner.call(hadiah.create, PAYUNG)
  })
  afterAll(() => shop.close())
  const stok = (jumlah: number, kode_hadiah = 'PAYUNG') =>
    owner.call(stokHadiah, { kode_hadiah, jumlah, keterangan: 'UJI' })

  it('adds and takes, never below zero, and keeps every change', async () => {
    expect(await stok(10)).toEqual({ message: 'Data Berhasil Disimpan', stock: 10 })
    expect((await stok(-4)).stock).toBe(6)
    await expect(stok(-7)).rejects.toThrow('Stok Hadiah PAYUNG Tinggal 6')
    await expect(stok(0)).rejects.toThrow('Jumlah Harus Diisi')
    await expect(stok(1, 'TAS')).rejects.toThrow('Hadiah TAS Tidak Ada')
    const riwayat = await owner.call(riwayatHadiah, { kode_hadiah: 'PAYUNG' })
    expect(riwayat.map((one) => one.jumlah)).toEqual([-4, 10])
  })

  it('gives the last one to one of ten', async () => {
    await owner.call(hadiah.create, { ...PAYUNG, kode_hadiah: 'TOPI' })
    await stok(1, 'TOPI')
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => stok(-1, 'TOPI')))
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })
})
