import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type IsiLot, mg, pcs, potongLot } from './index.ts'

const lot = (nama: string, banyak: number, berat: number): IsiLot => ({ lot: nama, pcs: pcs(banyak), mg: mg(berat) })
const ambil = (banyak: number, berat: number) => ({ pcs: pcs(banyak), mg: mg(berat) })
const A = lot('A', 2, 7000)
const B = lot('B', 3, 9000)

describe('drawing from lots', () => {
  it('empties the oldest first and takes the rest from the next', () => {
    expect(potongLot([A, B], ambil(3, 10_000), mg(50))).toEqual({
      baris: [lot('A', -2, -7000), lot('B', -1, -3000)],
      selisih: 0,
    })
  })

  it('leaves the difference of an emptied lot with the ones that keep pieces, and takes it from them', () => {
    expect(potongLot([A, B], ambil(2, 6900), mg(50)).baris).toEqual([lot('A', -2, -7000), lot('B', 0, 100)])
    expect(potongLot([A, B], ambil(2, 7100), mg(50)).baris).toEqual([lot('A', -2, -7000), lot('B', 0, -100)])
    expect(potongLot([A, B], ambil(3, 6000), mg(50)).baris).toEqual([
      lot('A', -2, -7000),
      lot('B', -1, 0),
      lot('B', 0, 1000),
    ])
  })

  it('sends the rest of the very last pieces to SELISIH, within the tolerance of each', () => {
    expect(potongLot([A, B], ambil(5, 15_750), mg(250))).toEqual({
      baris: [lot('A', -2, -7000), lot('B', -3, -9000)],
      selisih: 250,
    })
    expect(() => potongLot([A, B], ambil(5, 15_749), mg(250))).toThrow(
      'Sisa Berat 0.251 g Tanpa Barang Melebihi Toleransi',
    )
  })

  it('refuses more than there is, and weight that would leave pieces with none', () => {
    expect(() => potongLot([A, B], ambil(6, 1), mg(50))).toThrow('Qty Melebihi Isi Baki')
    expect(() => potongLot([A, B], ambil(1, 16_001), mg(50))).toThrow('Berat Melebihi Isi Baki')
    expect(() => potongLot([A, B], ambil(4, 16_000), mg(50))).toThrow('Berat Tidak Boleh Habis Sebelum Qty Habis')
  })

  it('keeps the sums, leaves every lot with both or nothing, and takes oldest pieces first, whatever is drawn', () => {
    const isi = fc
      .array(fc.record({ pcs: fc.integer({ min: 1, max: 9 }), mg: fc.integer({ min: 1, max: 50_000 }) }), {
        minLength: 1,
        maxLength: 6,
      })
      .map((rows) => rows.map((row, at) => lot(`L${at}`, row.pcs, row.mg)))
    const draw = fc.record({ pcs: fc.integer({ min: 1, max: 40 }), mg: fc.integer({ min: 1, max: 250_000 }) })
    fc.assert(
      fc.property(isi, draw, (lots, { pcs: banyak, mg: berat }) => {
        let hasil: ReturnType<typeof potongLot>
        try {
          hasil = potongLot(lots, ambil(banyak, berat), mg(50))
        } catch {
          return
        }
        const jumlah = (key: 'pcs' | 'mg') => hasil.baris.reduce((sum, one) => sum + one[key], 0)
        expect(jumlah('pcs')).toBe(-banyak)
        expect(jumlah('mg')).toBe(-berat - hasil.selisih)
        const sesudah = lots.map(({ lot: nama, pcs: ada, mg: beratnya }) => {
          const ubah = hasil.baris.filter((one) => one.lot === nama)
          return {
            pcs: ubah.reduce((sum, one) => sum + one.pcs, ada as number),
            mg: ubah.reduce((sum, one) => sum + one.mg, beratnya as number),
          }
        })
        for (const one of sesudah) expect(one.pcs === 0 ? one.mg === 0 : one.pcs > 0 && one.mg > 0).toBe(true)
        for (const one of hasil.baris) expect(one.pcs * one.mg).toBeGreaterThanOrEqual(0)
        const kosongSampai = sesudah.findIndex((one) => one.pcs > 0)
        if (kosongSampai >= 0)
          for (const [at, one] of sesudah.entries()) if (at > kosongSampai) expect(one.pcs).toBe(lots[at]?.pcs)
      }),
    )
  })
})
