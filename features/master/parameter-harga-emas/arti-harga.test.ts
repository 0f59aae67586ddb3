import { parsePersen } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { artiHarga, contohPapan, kadarKategori, kataHarga, kataPersentase } from './arti-harga.contract.ts'

describe('what a price means', () => {
  const cincin = { harga: 1_250_000, persentase: parsePersen(75), nama: '17K' }

  it('is told with what a ring costs by it, up to the next 500', () => {
    expect(kataHarga({ murni: false }, cincin)).toBe('Per gram; 17K 3.500 g = 4,375,000')
    // 3,281,250
    expect(kataHarga({ murni: true }, cincin)).toBe('Per gram emas murni; 17K 3.500 g × 75 % = 3,281,500')
  })

  it('is shown by one price on the board before there is any', () => {
    expect(contohPapan({ murni: false })).toBe('17K 3.500 g × 1,250,000 = 4,375,000')
    expect(contohPapan({ murni: true })).toBe('17K 3.500 g × 75 % × 1,250,000 = 3,281,500')
  })

  it('is told without an example while figures are missing or cannot be meant', () => {
    expect(kataHarga({ murni: true }, { ...cincin, persentase: null })).toBe('Per gram emas murni')
    expect(kataHarga({ murni: false }, { ...cincin, persentase: null, nama: '' })).toBe('Per gram; 3.500 g = 4,375,000')
    for (const harga of [null, 0, -1, 100_000_001])
      expect(kataHarga({ murni: false }, { ...cincin, harga })).toBe('Per gram')
  })
})

describe('a percentage beside its kadar', () => {
  const KADAR = [
    { kode: '17K', persentase: parsePersen(75) },
    { kode: '22K', persentase: parsePersen(91.6) },
  ]
  const kata = (kode_group: string, nama: string, persen: number | null) =>
    kataPersentase(KADAR, { kode_group, nama, persentase: persen === null ? null : parsePersen(persen) })

  it('is told where it is another one, by code or name of the category', () => {
    const beda = 'Master Kadar: 17K = 75 %. Dengan 70.5 % pembelian dan hutang 17K bisa meminta otorisasi.'
    expect(kata('17K', 'EMAS', 70.5)).toBe(beda)
    expect(kata('EM', 'emas 17k muda', 70.5)).toBe(beda)
    expect(kata('17K', 'BUKAN 22K', 70.5)).toBe(beda)
  })

  it('is not told where it is the same, is not typed yet or no kadar is known', () => {
    expect([kata('17K', 'EMAS', 75), kata('17K', 'EMAS', null), kata('MM', 'MAS MUDA', 70.5)]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('the kadar of a category', () => {
  const kadar = [
    { kode: '17K', persentase: parsePersen(75) },
    { kode: '18K', persentase: parsePersen(75) },
    { kode: '22K', persentase: parsePersen(91.6) },
  ]
  it('is of its percentage, by its own name where several are', () => {
    const milik = (kode_group: string, persen: number) =>
      kadarKategori(kadar, { kode_group, persentase: parsePersen(persen) })
    expect([milik('18K', 75), milik('EM', 75), milik('17K', 91.6), milik('17K', 70.5)]).toEqual(['18K', '', '22K', ''])
  })
})

describe('parameter-harga-emas/arti', () => {
  let shop: TestShop
  let owner: User
  beforeAll(async () => {
    shop = await openShop()
    owner = await shop.setup()
    await isiMaster(owner)
  })
  afterAll(() => shop.close())

  it('is of the shop whose setting it is, with its categories and kadar', async () => {
    const arti = await owner.call(artiHarga, {})
    expect(arti).toMatchObject({
      murni: true,
      kategori: [
        { kode_group: 'MM', persentase: 700_000 },
        { kode_group: 'MT', persentase: 916_000 },
      ],
    })
    expect(arti.kadar.length).toBeGreaterThan(0)
    await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'HARGA_GRAM', otorisasi: null })
    expect((await owner.call(artiHarga, {})).murni).toBe(false)
  })
})
