import { describe, expect, it } from 'vitest'
import { mg } from './measures.ts'
import { batasSelisih, batasSelisihDokumen, jumlahSelisih, susutWajar } from './selisih.ts'

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

describe('what trickles away', () => {
  it('is judged against the weight at entry, however often it was little', () => {
    let berat = 17_528
    let hilang = 0
    const ya: boolean[] = []
    for (let i = 0; i < 4; i += 1) {
      const susut = Math.floor(berat * 0.005)
      hilang += susut
      berat -= susut
      ya.push(susutWajar(mg(17_528), hilang, 5_000))
    }
    expect(ya).toEqual([true, false, false, false])
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
