import { openShop, type TestShop, type User } from '@kencana/testing'
import { masterSuite } from '@kencana/testing/master'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gudang } from './gudang.contract.ts'

masterSuite({
  master: gudang,
  row: { kode_gudang: 'BRK', nama_gudang: 'BRANKAS' },
  change: { nama_gudang: 'BRANKAS BESAR' },
  inUse: {
    make: async (owner) => {
      const body = { kode_baki: 'B1', nama_baki: 'B', kode_gudang: 'BRK', berat_baki: 1, berat_bandrol: 0 }
      await owner.send('POST', 'baki/add', { body })
    },
    text: 'Gudang BRK Masih Dipakai Baki B1',
  },
})

describe('gudang', () => {
  let shop: TestShop
  let owner: User
  beforeAll(async () => {
    shop = await openShop()
    owner = await shop.setup()
  })
  afterAll(() => shop.close())

  it('comes with those that the workflows rely on, which nobody deletes', async () => {
    const rows = (await owner.send('GET', 'gudang/get/all')).json as { kode_gudang: string }[]
    expect(rows.map(({ kode_gudang }) => kode_gudang)).toEqual([
      'BELI',
      'HANCUR',
      'KC',
      'KS',
      'RUSAK',
      'SP',
      'SP-BOS',
      'SP-LN',
      'SP-PBRK',
      'SS',
      'TITIP',
      'TOKO',
    ])
    expect(await owner.send('DELETE', 'gudang/delete/by-kode-gudang/TOKO')).toMatchObject({
      status: 422,
      text: 'Gudang TOKO Bawaan Sistem, Tidak Bisa Dihapus',
    })
  })

  it('shows deleted ones in gudang/get/all/master', async () => {
    await owner.send('POST', 'gudang/add', { body: { kode_gudang: 'LAMA', nama_gudang: 'LAMA' } })
    await owner.send('DELETE', 'gudang/delete/by-kode-gudang/LAMA')
    const rows = (await owner.send('GET', 'gudang/get/all/master')).json as { kode_gudang: string; dihapus: boolean }[]
    expect(rows).toContainEqual(expect.objectContaining({ kode_gudang: 'LAMA', dihapus: true }))
    expect(rows).toHaveLength(13)
  })
})
