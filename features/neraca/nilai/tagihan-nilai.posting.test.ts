/** What bills do to the value of goods of before, each figure by hand. */
import { expect, it } from 'vitest'
import { langsungTagihan, nilaiTagihan, type TagihanHari } from './tagihan-nilai.posting.ts'

/** 10 g that came at 10,000,000, billed today at 9,500,000; what differs is given. */
const hari = (lain: Partial<TagihanHari> = {}): TagihanHari => ({
  no_bahan_stok: 'BM-1',
  kode_group: 'MM',
  mg: 10_000,
  ada: 20_000,
  sesudah: 0,
  peristiwa: 9_500_000,
  kini: 9_500_000,
  asal: 10_000_000,
  modal: 10_000_000,
  hpp: 0,
  langsung: false,
  sebelum: false,
  dulu: false,
  baru: false,
  ...lain,
})
const isi = (lain: Partial<TagihanHari>) => nilaiTagihan([], [hari(lain)]).map(({ lawan, rp }) => [lawan, rp])

it('takes the owner’s share back and books the bill', () => {
  expect(isi({})).toEqual([
    ['PEMBELIAN', 9_500_000],
    ['MODAL', -10_000_000],
  ])
})

it('gives what is gone its share as cost, by the grams that are left of the goods', () => {
  // half of it: 250,000 of 500,000 less
  expect(isi({ ada: 5_000 }).at(-1)).toEqual(['HPP', 250_000])
  expect(isi({ ada: 0 }).at(-1)).toEqual(['HPP', 500_000])
  expect(isi({ ada: -3_000 }).at(-1)).toEqual(['HPP', 500_000])
  expect(isi({ ada: 5_000, peristiwa: 10_000_001, kini: 10_000_001 }).at(-1)).toEqual(['MODAL', -10_000_000])
  expect(isi({ ada: 5_000, peristiwa: 10_000_003, kini: 10_000_003 }).at(-1)).toEqual(['HPP', -1])
})

it('lets each delivery claim what is left of it alone, what came last first', () => {
  // Of five deliveries of 100 g the last is there: four are gone, one is whole.
  const lima = {
    mg: 100_000,
    ada: 100_000,
    peristiwa: 85_000_000,
    kini: 85_000_000,
    modal: 100_000_000,
    asal: 100_000_000,
  }
  for (const sesudah of [400_000, 300_000, 200_000, 100_000])
    expect(isi({ ...lima, sesudah }).at(-1)).toEqual(['HPP', 15_000_000])
  expect(isi({ ...lima, sesudah: 0 })).toEqual([
    ['PEMBELIAN', 85_000_000],
    ['MODAL', -100_000_000],
  ])
})

it('makes the owner the giver again where the bill is undone, and nothing of one that was made and undone that day', () => {
  // They are again what they came at, and nothing of the bill is cost any more.
  expect(isi({ peristiwa: -9_500_000, kini: 0, modal: 0, hpp: 250_000, ada: 5_000 })).toEqual([
    ['PEMBELIAN', -9_500_000],
    ['MODAL', 10_000_000],
    ['HPP', -250_000],
  ])
  expect(isi({ peristiwa: -9_500_000, kini: 0, modal: 0, asal: 9_500_000 })).toEqual([
    ['PEMBELIAN', -9_500_000],
    ['MODAL', 9_500_000],
  ])
  expect(isi({ peristiwa: 0, kini: 0 })).toEqual([])
})

it('moves the difference alone where a bill is replaced by another one on a day', () => {
  expect(isi({ peristiwa: -300_000, kini: 9_200_000, modal: 0 })).toEqual([['PEMBELIAN', -300_000]])
  // 250,000 of the first one were cost, 400,000 of the second one are.
  expect(isi({ peristiwa: -300_000, kini: 9_200_000, modal: 0, hpp: 250_000, ada: 5_000 })).toEqual([
    ['PEMBELIAN', -300_000],
    ['HPP', 150_000],
  ])
})

it('is the owner’s where goods are of before their group had a value, and cost at once where it has none', () => {
  expect(isi({ dulu: true })).toEqual([
    ['PEMBELIAN', 9_500_000],
    ['MODAL', -9_500_000],
  ])
  expect(isi({ langsung: true })).toEqual([])
  expect(langsungTagihan([hari({ langsung: true }), hari()])).toEqual([{ kode_group: 'MM', rp: 9_500_000 }])
})

it('lets goods of the day come at their bill, others at their cost', () => {
  const pabrik = { kode_group: 'MM', sebab: 'PABRIK', lawan: 'MODAL', ref: '-', mg: 10_000, rp: 10_000_000 } as const
  const gerak = [
    { ...pabrik, dokumen: 'BM-1' },
    { ...pabrik, dokumen: 'BM-2' },
  ]
  expect(nilaiTagihan(gerak, [hari({ baru: true, modal: 0 })])).toEqual([
    { ...pabrik, dokumen: 'BM-1', lawan: 'PEMBELIAN', rp: 9_500_000 },
    { ...pabrik, dokumen: 'BM-2' },
  ])
})
