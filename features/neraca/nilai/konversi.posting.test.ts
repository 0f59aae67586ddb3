/** Value that goes from category to category and back, reckoned by hand. */
import { describe, expect, it } from 'vitest'
import { konversiHari, type RinciUbah, type Ubah } from './konversi.posting.ts'
import type { Kelompok } from './rata.posting.ts'

const kelompok = (kode_group: string, mg: number, rp: number): Kelompok => ({
  kode_group,
  dinilai: true,
  mg,
  rp,
  dasar: null,
  // 9,000,000 a gram: nobody may go by it where goods are there
  modal: 9_000_000 * 1_000_000,
})

let nomor = 0
/** A conversion of one group into another; what it undoes, whose piece it is. */
const ubah = (dari: [string, number], ke: [string, number], lain: Partial<Ubah> = {}): Ubah[] => {
  nomor += 1
  const satu = {
    jurnal: nomor,
    dokumen: `D-${nomor}`,
    membalik: null,
    kode_barang: null,
    terakhir: null,
    dinilai: true,
  }
  return [
    { ...satu, kode_group: dari[0], mg: dari[1], persentase: 700_000, ...lain },
    { ...satu, kode_group: ke[0], mg: -ke[1], persentase: 916_000, ...lain },
  ]
}

const main = (awal: readonly Kelompok[], hari: readonly Ubah[][], dulu: readonly RinciUbah[] = []) => {
  const { rinci } = konversiHari(
    awal.map((satu) => ({ satu, mg: satu.mg, rp: satu.rp })),
    hari.flat(),
    dulu,
  )
  const akhir = awal.map(({ kode_group, rp }) =>
    rinci.filter((one) => one.kode_group === kode_group).reduce((sum, one) => sum + one.rp, rp),
  )
  return { rinci, akhir }
}

const MM = kelompok('MM', 10_000, 10_000_000)
const MT = kelompok('MT', 10_000, 14_000_000)
const MK = kelompok('MK', 0, 0)

describe('a conversion', () => {
  it('leaves at what goods cost by then, not at the cost price', () => {
    expect(main([MM, MT], [ubah(['MM', 5_000], ['MT', 3_820])]).akhir).toEqual([5_000_000, 19_000_000])
    // MK has what MM gave and hands all of it on
    expect(main([MM, MT, MK], [ubah(['MM', 3], ['MK', 1]), ubah(['MK', 1], ['MT', 1])]).akhir).toEqual([
      9_997_000, 14_003_000, 0,
    ])
  })

  it('of gold whose cost nobody knows is worth there what such gold costs there', () => {
    const BR = { ...kelompok('BR', 0, 0), dinilai: false, modal: 0 }
    const [mm, mt] = ubah(['MM', 5_000], ['MT', 10_000])
    if (!mm || !mt) throw new Error('two lines')
    // Half of it is MM's 5,000,000; the other half 5.000 g at MT's 1,400,000.
    const { rinci, akhir } = main([MM, MT, BR], [[mm, { ...mm, kode_group: 'BR', dinilai: false }, mt]])
    expect(akhir).toEqual([5_000_000, 26_000_000, 0])
    expect(rinci.map(({ lawan, rp }) => [lawan, rp])).toEqual([
      ['MODAL', -5_000_000],
      ['MODAL', 12_000_000],
    ])
  })

  it('that goes back takes back what it brought, in parts to the rupiah', () => {
    const pergi = ubah(['MM', 7_000], ['MT', 3_000])
    const bagian = [1_000, 1_000, 1_000].map((mg) => ubah(['MT', mg], ['MM', mg]))
    // 7,000,000 in thirds: 2,333,333 each, the last rupiah with the last of them
    const { rinci, akhir } = main([MM, MT], [pergi, ...bagian])
    expect(akhir).toEqual([10_000_000, 14_000_000])
    expect(rinci.filter(({ kode_group, rp }) => kode_group === 'MM' && rp > 0).map(({ rp }) => rp)).toEqual([
      2_333_333, 2_333_334, 2_333_333,
    ])
  })

  it('that goes back with more than it brought takes the rest at what goods cost', () => {
    // 1,000,000 of it came from MM; 10 g of MT cost 14,000,000
    const { akhir } = main([MM, MT], [ubah(['MM', 1_000], ['MT', 1_000]), ubah(['MT', 2_000], ['MM', 2_000])])
    expect(akhir).toEqual([11_400_000, 12_600_000])
    // And that rest may come back as well.
    const lagi = main(
      [MM, MT],
      [ubah(['MM', 1_000], ['MT', 1_000]), ubah(['MT', 2_000], ['MM', 2_000]), ubah(['MM', 1_000], ['MT', 1_000])],
    )
    expect(lagi.akhir).toEqual([10_000_000, 14_000_000])
  })

  it('of a piece takes its value along through a third category and home', () => {
    const satu = { kode_barang: 'B1' }
    const keliling = [
      ubah(['MM', 5_000], ['MT', 5_000], satu),
      ubah(['MT', 5_000], ['MK', 5_000], satu),
      ubah(['MK', 5_000], ['MM', 5_000], satu),
    ]
    const { akhir, rinci } = main([MM, MT, kelompok('MK', 1_000, 3_000_000)], keliling)
    expect(akhir).toEqual([10_000_000, 14_000_000, 3_000_000])
    expect(rinci.map(({ ref }) => ref)).toEqual(['-', '-', '-', '-', '-', '-'])
  })

  it('twice there and back is nothing as well', () => {
    const pergi = () => ubah(['MM', 5_000], ['MK', 3_820])
    const pulang = () => ubah(['MK', 3_820], ['MM', 5_000])
    expect(main([MM, MK], [pergi(), pulang(), pergi(), pulang()]).akhir).toEqual([10_000_000, 0])
  })
})

describe('an undo', () => {
  it('of the same day is its original with the other sign, and leaves nothing to come back', () => {
    const asal = ubah(['MM', 5_000], ['MK', 3_820])
    const membalik = asal[0]?.dokumen ?? ''
    const { akhir } = main([MM, MK], [asal, ubah(['MK', 3_820], ['MM', 5_000], { membalik })])
    expect(akhir).toEqual([10_000_000, 0])
  })

  it('of an older day carries back what that one carried, whatever goods cost now', () => {
    const lama = { sebab: 'KONVERSI', lawan: '-', ref: '-', dokumen: 'L-1' } as const
    const dulu: RinciUbah[] = [
      { ...lama, kode_group: 'MM', mg: -5_000, rp: -3_000_000 },
      { ...lama, kode_group: 'MT', mg: 3_820, rp: 3_000_000 },
    ]
    const { rinci, akhir } = main([MM, MT], [ubah(['MT', 3_820], ['MM', 5_000], { membalik: 'L-1' })], dulu)
    expect(akhir).toEqual([13_000_000, 11_000_000])
    expect(new Set(rinci.map(({ ref }) => ref))).toEqual(new Set(['L-1']))
  })

  it('of one whose other category got a value since goes at what goods cost', () => {
    const dulu: RinciUbah[] = [
      { kode_group: 'MM', sebab: 'KONVERSI', lawan: 'MODAL', ref: '-', dokumen: 'L-1', mg: -5_000, rp: -3_000_000 },
    ]
    const { akhir } = main([MM, MT], [ubah(['MT', 5_000], ['MM', 5_000], { membalik: 'L-1' })], dulu)
    expect(akhir).toEqual([17_000_000, 7_000_000])
  })
})
