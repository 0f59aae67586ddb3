import { openShop, type TestShop, type User } from '@kencana/testing'
import { fotoUnik } from '@kencana/testing/foto'
import { masterSuite } from '@kencana/testing/master'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hadiah, hapusFotoHadiah, riwayatHadiah, simpanFotoHadiah, stokHadiah } from './data-hadiah.contract.ts'

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

  it('shows the photo it was given, until it is taken away', async () => {
    const { foto } = await owner.call(simpanFotoHadiah, { kode_hadiah: 'PAYUNG', foto: fotoUnik() })
    const ada = async () => (await owner.call(hadiah.list, {})).find((one) => one.kode_hadiah === 'PAYUNG')?.foto
    expect(await ada()).toBe(foto)
    expect((await owner.send('GET', `hadiah/foto/PAYUNG/${foto}`)).status).toBe(200)
    expect((await owner.send('GET', `hadiah/foto/PAYUNG/${'0'.repeat(64)}`)).text).toBe('Foto Tidak Ada')
    await expect(owner.call(simpanFotoHadiah, { kode_hadiah: 'TAS', foto: fotoUnik() })).rejects.toThrow(
      'Hadiah TAS Tidak Ada',
    )
    await owner.call(hapusFotoHadiah, { kode_hadiah: 'PAYUNG' })
    expect(await ada()).toBeNull()
  })

  it('gives the last one to one of ten', async () => {
    await owner.call(hadiah.create, { ...PAYUNG, kode_hadiah: 'TOPI' })
    await stok(1, 'TOPI')
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => stok(-1, 'TOPI')))
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })
})
