import { describe, expect, it } from 'vitest'
import { murni, parsePersen } from './harga.ts'
import { hasilLebur } from './lebur.ts'
import { mg } from './measures.ts'

const emas = (berat: number, persen: string) => ({ berat: mg(berat), persentase: parsePersen(persen) })

describe('hasilLebur', () => {
  it('keeps what has the fineness already', () => {
    expect(hasilLebur([emas(12_345, '70'), emas(1, '70')], parsePersen('70'))).toBe(12_346)
  })

  it('keeps the fine gold of what is mixed', () => {
    // 10 g of 70 % and 5 g of 91.6 % hold 11.58 g of fine gold: 16.542857 g of 70 %
    expect(hasilLebur([emas(10_000, '70'), emas(5_000, '91.6')], parsePersen('70'))).toBe(16_542)
  })

  it('leaves less than 1 mg of fine gold unaccounted for', () => {
    for (const berat of [1, 3, 999, 12_345, 100_000_000])
      for (const persen of ['37.5', '70', '91.6', '99.99']) {
        const asal = [emas(berat, '75'), emas(7, '37.5')]
        const masuk = asal.reduce((sum, one) => sum + murni(one.berat, one.persentase), 0n)
        const sisa = masuk - murni(hasilLebur(asal, parsePersen(persen)), parsePersen(persen))
        expect(sisa >= 0n && sisa < 1_000_000n).toBe(true)
      }
  })
})
