import { describe, expect, it } from 'vitest'
import { mg } from './measures.ts'
import { batasLot, batasSelisih, batasSelisihDokumen, jumlahSelisih, persenDari } from './selisih.ts'

const TOLERANSI = mg(50)

describe('the difference of one piece', () => {
  it.each([
    [100, 10],
    [1_000, 10],
    [2_000, 20],
    [4_999, 49],
    [5_000, 50],
    [100_000, 50],
  ])('of %d mg may be %d mg', (berat, batas) => {
    expect(batasSelisih(mg(berat), TOLERANSI)).toBe(batas)
  })
})

describe('differences of many pieces', () => {
  const satu = (selisih: number) => ({ berat: 10_000, selisih })

  it('are two sums: what is missing, and what is too much', () => {
    expect(jumlahSelisih([satu(50), satu(-30), satu(0), satu(20)])).toEqual({
      pcs: 4,
      berat: 40_000,
      kurang: 70,
      lebih: 30,
    })
  })

  it('are judged together from five pieces on', () => {
    const banyak = (pcs: number) => ({ pcs, berat: pcs * 10_001, kurang: 0, lebih: 0 })
    expect(batasSelisihDokumen(banyak(4), 5_000)).toBeNull()
    // 0.5 % of 50,005 mg are 250.025 mg
    expect(batasSelisihDokumen(banyak(5), 5_000)).toBe(250)
  })
})

describe('the last pieces of a lot', () => {
  // Four of 5 g may leave 4 x 50 mg; of 1 g 4 x 10 mg. From five on, 0.5 % of them all.
  it.each([
    [4, 20_000, 200],
    [4, 4_000, 40],
    [5, 25_000, 125],
    [10, 5_000, 25],
    [0, 0, 0],
  ])('%d of %d mg leave at most %d mg', (pcs, berat, batas) => {
    expect(batasLot({ pcs, berat }, TOLERANSI, 5_000)).toBe(batas)
  })
})

describe('a share', () => {
  it('is rounded down, and exact beyond what a float holds', () => {
    expect(persenDari(17_528, 5_000)).toBe(87)
    expect(persenDari(9_000_000_000_000_001, 1_000_000)).toBe(9_000_000_000_000_001)
  })
})
