/** A day's value, reckoned by hand. */
import { violations } from '@kencana/ledger'
import { describe, expect, it } from 'vitest'
import { barisNilai, hitungNilai, jurnalNilaiAwal, type Masukan } from './nilai.posting.ts'
import { type Kelompok, senilai } from './rata.posting.ts'

const MM: Kelompok = { kode_group: 'MM', dinilai: true, mg: 100_000, rp: 100_000_000, dasar: null, modal: 0 }
const MT: Kelompok = { ...MM, kode_group: 'MT', mg: 0, rp: 0 }
const hari = (isi: Partial<Masukan>): Masukan => ({
  kelompok: [MM],
  gerak: [],
  ubah: [],
  dulu: [],
  langsung: [],
  sebelum: [],
  pembelian: 0,
  ...isi,
})
const gerak = { kode_group: 'MM', ref: '-', dokumen: '-' } as const
const beli = { ...gerak, sebab: 'BELI', lawan: 'PEMBELIAN' } as const
const jual = { ...gerak, sebab: 'JUAL', lawan: 'HPP', ref: 'MM', rp: null } as const
const susut = { ...gerak, sebab: 'RUGI', lawan: 'RUGI_SUSUT', ref: 'MM', rp: null } as const
const baris = (masukan: Masukan) =>
  barisNilai(hitungNilai(masukan).rinci).map(({ akun, ref, rp }) => [akun, ref, Number(rp)])

describe('a day of a group', () => {
  it('is the worked example: 100 g at 100,000,000, 10 g for 9,500,000, 6 g sold, 0.1 g lost', () => {
    const masukan = hari({
      gerak: [
        { ...beli, mg: 10_000, rp: 9_500_000 },
        { ...jual, mg: -6_000 },
        { ...susut, mg: -100 },
      ],
      pembelian: 9_500_000,
    })
    expect(baris(masukan)).toEqual([
      ['PERSEDIAAN', 'MM', 3_427_728],
      ['PEMBELIAN', '-', -9_500_000],
      ['HPP', 'MM', 5_972_727],
      ['RUGI_SUSUT', 'MM', 99_545],
    ])
    expect(hitungNilai(masukan).akhir).toEqual([
      { kode_group: 'MM', mg: 103_900, rp: 103_427_728, dasar_mg: 110_000, dasar_rp: 109_500_000 },
    ])
  })

  it('takes goods back at the average of the day they come back', () => {
    // 100 g at 1,000,000 a gram, whatever they were sold at
    expect(baris(hari({ gerak: [{ ...jual, mg: 2_500 }] }))).toEqual([
      ['PERSEDIAAN', 'MM', 2_500_000],
      ['HPP', 'MM', -2_500_000],
    ])
  })

  it('leaves no rupiah where nothing is left', () => {
    const satu = { ...jual, mg: -1 }
    const { akhir, rinci } = hitungNilai(
      hari({
        kelompok: [{ ...MM, mg: 3, rp: 10 }],
        gerak: [satu, { ...susut, mg: -1 }, { ...satu, sebab: 'PATRI' }],
      }),
    )
    // 10 / 3 = 3.33 each: 9, and the last rupiah is cost
    expect(rinci.map(({ sebab, rp }) => [sebab, rp])).toEqual([
      ['JUAL', -3],
      ['RUGI', -3],
      ['PATRI', -3],
      ['SISA', -1],
    ])
    expect(akhir).toMatchObject([{ mg: 0, rp: 0 }])
  })

  it('values what is short at what came, and the rest of it is cost', () => {
    // 0.2 g short at 1,000,000 a gram; 10 g come at 1,100,000: 9.8 g are worth 10,780,000, not 10,800,000
    const kurang = { ...MM, mg: -200, rp: -200_000 }
    const { akhir, rinci } = hitungNilai(
      hari({ kelompok: [kurang], gerak: [{ ...beli, mg: 10_000, rp: 11_000_000 }], pembelian: 11_000_000 }),
    )
    expect(akhir).toMatchObject([{ mg: 9_800, rp: 10_780_000 }])
    expect(rinci.map(({ sebab, rp }) => [sebab, rp])).toEqual([
      ['BELI', 11_000_000],
      ['SISA', -20_000],
    ])
  })

  it('goes by the last average known, or the cost price, where nothing is there', () => {
    const kosong = { ...MM, mg: 0, rp: 0 }
    const temu = { gerak: [{ ...susut, mg: 1_000 }] }
    const rupiah = (kelompok: Kelompok) => hitungNilai(hari({ kelompok: [kelompok], ...temu })).akhir[0]?.rp
    expect(rupiah({ ...kosong, dasar: { rp: 950_000, mg: 1_000 } })).toBe(950_000)
    // 2,300,000 a gram x 70 %
    expect(rupiah({ ...kosong, modal: 2_300_000 * 700_000 })).toBe(1_610_000)
    expect(rupiah(kosong)).toBe(0)
  })
})

describe('groups', () => {
  const ubah = {
    jurnal: 1,
    dokumen: 'GG-1',
    membalik: null,
    kode_barang: null,
    terakhir: null,
    persentase: 700_000,
    dinilai: true,
  }

  it('hand value over with the gold, all of it', () => {
    const { akhir, rinci } = hitungNilai(
      hari({
        kelompok: [MM, MT],
        ubah: [
          { ...ubah, kode_group: 'MM', mg: 10_000 },
          { ...ubah, kode_group: 'MT', mg: -7_600, persentase: 916_000 },
        ],
      }),
    )
    expect(akhir).toMatchObject([
      { kode_group: 'MM', mg: 90_000, rp: 90_000_000 },
      { kode_group: 'MT', mg: 7_600, rp: 10_000_000 },
    ])
    expect(barisNilai(rinci).map(({ akun, ref, rp }) => [akun, ref, Number(rp)])).toEqual([
      ['PERSEDIAAN', 'MM', -10_000_000],
      ['PERSEDIAAN', 'MT', 10_000_000],
    ])
  })

  it('share it by fine gold where several get some', () => {
    const { akhir } = hitungNilai(
      hari({
        kelompok: [MM, MT, { ...MT, kode_group: 'MX' }],
        ubah: [
          { ...ubah, kode_group: 'MM', mg: 10_000 },
          // 3.5 g and 3.5 g of fine gold
          { ...ubah, kode_group: 'MT', mg: -5_000 },
          { ...ubah, kode_group: 'MX', mg: -7_000, persentase: 500_000 },
        ],
      }),
    )
    expect(akhir.map(({ rp }) => rp)).toEqual([90_000_000, 5_000_000, 5_000_000])
  })

  it('get it from the owner out of one that has no value, and purchases of that one are cost', () => {
    const masukan = hari({
      kelompok: [MM, { ...MT, dinilai: false, modal: 2_000_000 * 1_000_000 }],
      ubah: [
        { ...ubah, kode_group: 'MT', mg: 1_000, dinilai: false },
        { ...ubah, kode_group: 'MM', mg: -1_000 },
      ],
      langsung: [{ kode_group: 'MT', rp: 750_000 }],
      // 50,000 of before the shop began
      pembelian: 800_000,
    })
    expect(baris(masukan)).toEqual([
      ['PERSEDIAAN', 'MM', 2_000_000],
      ['MODAL', '-', -1_950_000],
      ['HPP', 'MT', 750_000],
      ['PEMBELIAN', '-', -800_000],
    ])
  })
})

it('rounds to the nearest rupiah, half away from zero', () => {
  expect([1, -1, 3, 0].map((mg) => senilai(mg, { rp: 1n, mg: 2n }))).toEqual([1, -1, 2, 0])
})

it('begins with what goods cost: purchases are in it, the rest is the owner’s', () => {
  const mm = { kode_group: 'MM', rp: 16_100_000, persediaan: 100_000, hpp: 700_000 }
  const { lines } = jurnalNilaiAwal('NA-1', [mm], 5_000_000)
  expect(lines.map(({ akun, ref, rp }) => [akun, ref, Number(rp)])).toEqual([
    ['PERSEDIAAN', 'MM', 16_000_000],
    ['PEMBELIAN', '-', -5_000_000],
    ['MODAL', '-', -11_000_000],
  ])
})

it('says what lay there and is gone where nothing else moves', () => {
  const jurnal = jurnalNilaiAwal('NA-1', [{ kode_group: 'MM', rp: 0, persediaan: 0, hpp: 700_000 }], 0)
  expect(jurnal.lines.map(({ akun, ref, rp }) => [akun, ref, Number(rp)])).toEqual([
    ['PERSEDIAAN', 'MM', 700_000],
    ['PERSEDIAAN', 'MM', -700_000],
  ])
  expect(violations(jurnal)).toEqual([])
})
