import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BahanHargaBeli, hargaBeli, mg, parsePersen, persentase, rp } from './index.ts'

const NOTA: BahanHargaBeli = {
  hargaNota: rp(5_733_000),
  berat: mg(3485),
  kondisi: { type: 'RP', perGram: rp(10_000) },
  kategori: rp(25_000),
  markis: false,
  rugi: rp(0),
  rugiPer: 'GRAM',
  manual: rp(0),
  pembulatan: 'ATAS',
}

describe('price of a bought piece', () => {
  it('takes off condition per gram, category, and rounds what is left up to 500', () => {
    // 10,000 x 3.485 = 34,850; 5,733,000 - 34,850 - 25,000 = 5,673,150
    expect(hargaBeli(NOTA)).toEqual({
      potongan_kondisi: 34_850,
      potongan_kategori: 25_000,
      potongan_rugi: 0,
      potongan_manual: 0,
      harga_hitung: 5_673_500,
    })
    expect(hargaBeli({ ...NOTA, pembulatan: 'BAWAH' }).harga_hitung).toBe(5_673_000)
  })

  it('takes parts of the price for a condition in percent and for market goods', () => {
    const kondisi = { type: 'PERSENTASE', persentase: parsePersen('2.5') } as const
    const harga = hargaBeli({ ...NOTA, kondisi, markis: true, kategori: parsePersen(10) })
    // 5,733,000 x 2.5 % = 143,325; x 10 % = 573,300
    expect(harga).toMatchObject({ potongan_kondisi: 143_325, potongan_kategori: 573_300, harga_hitung: 5_016_500 })
  })

  it('takes off a lost nota per gram or per piece, and what was agreed', () => {
    const rugi = { ...NOTA, rugi: rp(20_000), manual: rp(100) }
    expect(hargaBeli(rugi)).toMatchObject({ potongan_rugi: 69_700, potongan_manual: 100, harga_hitung: 5_603_500 })
    expect(hargaBeli({ ...rugi, rugiPer: 'BUAH' })).toMatchObject({ potongan_rugi: 20_000, harga_hitung: 5_653_500 })
  })

  it('is a multiple of 500 within 500 of the exact rest, never below 0, for whatever is typed', () => {
    const uang = fc.integer({ min: 0, max: 2_000_000_000 }).map(rp)
    const bahan = fc.record({
      hargaNota: uang,
      berat: fc.integer({ min: 1, max: 100_000_000 }).map(mg),
      kondisi: fc.oneof(
        fc.integer({ min: 0, max: 1_000_000 }).map((tarif) => ({ type: 'RP' as const, perGram: rp(tarif) })),
        fc.integer({ min: 0, max: 1_000_000 }).map((p) => ({ type: 'PERSENTASE' as const, persentase: persentase(p) })),
      ),
      kategori: fc.integer({ min: 0, max: 1_000_000 }).map(rp),
      markis: fc.constant(false),
      rugi: fc.integer({ min: 0, max: 1_000_000 }).map(rp),
      rugiPer: fc.constantFrom('GRAM' as const, 'BUAH' as const),
      manual: uang,
      pembulatan: fc.constantFrom('ATAS' as const, 'BAWAH' as const),
    })
    fc.assert(
      fc.property(bahan, (b) => {
        const { harga_hitung, ...potongan } = hargaBeli(b)
        const sisa = b.hargaNota - Object.values(potongan).reduce((sum, one) => sum + one, 0)
        expect(harga_hitung % 500).toBe(0)
        expect(harga_hitung).toBeGreaterThanOrEqual(0)
        expect(Math.abs(harga_hitung - Math.max(0, sisa))).toBeLessThan(500)
        expect(hargaBeli({ ...b, pembulatan: 'BAWAH' }).harga_hitung).toBeLessThanOrEqual(harga_hitung)
      }),
    )
  })
})
