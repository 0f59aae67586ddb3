import { type Mg, mg, rp } from '@kencana/ledger'
import { describe, expect, it } from 'vitest'
import { type BagianNota, bagianPoin, menurutHariIni, menurutNota } from './dasar-nota.contract.ts'

const nota = (lain: Partial<BagianNota> = {}): BagianNota => ({
  harga_jual: rp(5_733_000),
  harga_atribut: rp(0),
  ongkos: rp(0),
  diskon: rp(0),
  poin: rp(0),
  berat: mg(3_485),
  ...lain,
})
const EMAS = { atribut: false, ongkos: false }
const SEMUA = { atribut: true, ongkos: true }
const harga = (satu: BagianNota, berat: Mg = mg(3_485), ikut = EMAS) => menurutNota(satu, berat, ikut)

describe('what was paid', () => {
  it('000.23 is less for a piece that lost weight, half up to the rupiah, and no more for one that gained', () => {
    // 5,733,000 x 3.450 / 3.485 = 5,675,423.24...
    expect(harga(nota(), mg(3_450))).toBe(5_675_423)
    expect(harga(nota(), mg(3_486))).toBe(5_733_000)
    expect(harga(nota({ harga_jual: rp(5), berat: mg(10) }), mg(5))).toBe(3)
  })

  it('000.23 is lower by the discount: of the making first, then of the stones, then of the gold', () => {
    const sama = { harga_jual: rp(7_145_500), harga_atribut: rp(100_000), ongkos: rp(75_000), berat: mg(3_485) }
    expect(harga(nota({ ...sama, diskon: rp(245_500) }))).toBe(7_145_500 - 70_500)
    expect(harga(nota({ ...sama, diskon: rp(175_000) }), mg(3_485), SEMUA)).toBe(7_145_500)
    expect(harga(nota({ ...sama, diskon: rp(125_000) }), mg(3_485), { atribut: true, ongkos: false })).toBe(7_195_500)
    expect(harga(nota({ ...sama, diskon: rp(25_000) }), mg(3_485), SEMUA)).toBe(7_145_500 + 100_000 + 50_000)
  })

  it('is without what points paid, which would be turned into cash', () => {
    expect(harga(nota({ poin: rp(100_000) }))).toBe(5_633_000)
    expect(harga(nota({ poin: rp(6_000_000) }))).toBe(0)
    // Beyond the gold they paid the stones, then the making.
    const lengkap = nota({ harga_atribut: rp(400_000), ongkos: rp(100_000), poin: rp(6_000_000) })
    expect(harga(lengkap, mg(3_485), SEMUA)).toBe(233_000)
    expect(harga(nota({ poin: rp(5_733_000) }), mg(3_485), SEMUA)).toBe(0)
    // 100,000 of a bill of 12,708,000, of which the ring is 5,808,000: 45,703.49...
    expect(bagianPoin(rp(100_000), rp(5_808_000), rp(12_708_000))).toBe(45_703)
    expect(bagianPoin(rp(0), rp(0), rp(0))).toBe(0)
  })
})

it('today’s price has the same stones and making beside its gold', () => {
  const satu = nota({ harga_atribut: rp(100_000), ongkos: rp(75_000), diskon: rp(80_000) })
  expect(menurutHariIni(satu, rp(5_000_000), EMAS)).toBe(5_000_000)
  expect(menurutHariIni(satu, rp(5_000_000), SEMUA)).toBe(5_095_000)
  // A half of the line was paid by points: a half of today's price is money, for gold that became dearer as well.
  expect(menurutHariIni(nota({ poin: rp(2_866_500) }), rp(8_000_000), EMAS)).toBe(4_000_000)
  expect(menurutHariIni(nota({ poin: rp(5_733_000) }), rp(8_000_000), SEMUA)).toBe(0)
  expect(menurutHariIni({ ...satu, poin: rp(5_828_000) }, rp(5_000_000), SEMUA)).toBe(0)
})
