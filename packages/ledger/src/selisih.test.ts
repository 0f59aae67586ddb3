import { describe, expect, it } from 'vitest'
import { mg } from './measures.ts'
import { batasSelisih, susutWajar } from './selisih.ts'

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
