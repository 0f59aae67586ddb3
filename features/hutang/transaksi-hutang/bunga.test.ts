/** Interest by hand-made examples and by what must hold of any. */
import { type Persentase, rp } from '@kencana/ledger'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hitungBunga,
  hitungDenda,
  minimumBaru,
  type SyaratBunga,
  tagihanHutang,
  tambahBulan,
} from './bunga.contract.ts'

const persen = (value: number): Persentase => (value * 10_000) as Persentase

const syarat = (lain: Partial<SyaratBunga> = {}): SyaratBunga => ({
  jumlah_hutang: rp(5_000_000),
  bunga_persen: persen(2),
  basis: 'BULAN',
  minimum: 1,
  grace: 3,
  denda_persen: persen(1),
  pembulatan: 500,
  mulai: '2026-01-31',
  tgl_jatuh_tempo: '2026-05-31',
  ...lain,
})

describe('a month is a month, however long', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-05-15', 0, '2026-05-15'],
    ['2026-08-31', 1, '2026-09-30'],
  ])('10.5.3 %s and %i months is %s', (dari, bulan, sampai) => {
    expect(tambahBulan(dari, bulan)).toBe(sampai)
  })

  it.each([
    // 5,000,000 x 2 % x months begun
    ['2026-01-31', 1, 100_000, '2026-02-28'],
    ['2026-02-28', 1, 100_000, '2026-02-28'],
    ['2026-03-01', 2, 200_000, '2026-03-31'],
    ['2026-03-31', 2, 200_000, '2026-03-31'],
    ['2026-04-01', 3, 300_000, '2026-04-30'],
    ['2026-05-31', 4, 400_000, '2026-05-31'],
    ['2026-06-01', 5, 500_000, '2026-06-30'],
    // before it began
    ['2026-01-15', 1, 100_000, '2026-02-28'],
  ])('10.5.3 of a loan of 31 January paid on %s %i are begun', (tanggal, banyak, bunga, sampai) => {
    expect(hitungBunga(syarat(), tanggal)).toEqual({ banyak, bunga, sampai })
  })

  it.each([
    // 5,000,000 x 2 % / 30 x 29 = 96,666.67
    ['2026-03-01', 500, 29, 97_000],
    ['2026-03-01', 1, 29, 96_667],
    ['2026-03-01', 100_000, 29, 100_000],
    // 3,333.33 a day
    ['2026-02-01', 500, 7, 23_500],
    ['2026-02-07', 500, 7, 23_500],
    ['2026-02-08', 500, 8, 27_000],
    ['2026-01-01', 500, 7, 23_500],
  ])('by days, at least 7, paid on %s and rounded to %i: %i days', (tanggal, pembulatan, banyak, bunga) => {
    expect(hitungBunga(syarat({ basis: 'HARI', minimum: 7, pembulatan }), tanggal)).toMatchObject({ banyak, bunga })
  })

  it.each([
    // 31 May and 3 days: 3 June is free
    ['2026-05-31', 0],
    ['2026-06-03', 0],
    ['2026-06-04', 50_000],
    ['2026-07-03', 50_000],
    ['2026-07-04', 100_000],
  ])('10.5.3 late on %s costs %i', (tanggal, denda) => {
    expect(hitungDenda(syarat(), tanggal)).toBe(denda)
  })
})

it.each([
  // 1,234,567 x 2 % = 24,691.34
  [1, 24_692],
  [500, 25_000],
  [100_000, 100_000],
])('10.5.4 rounds up once to %i', (pembulatan, bunga) => {
  expect(hitungBunga(syarat({ jumlah_hutang: rp(1_234_567), pembulatan }), '2026-02-15').bunga).toBe(bunga)
  // twice 24,691.34, not twice what one month rounds to
  const dua = { 1: 49_383, 500: 49_500, 100000: 100_000 }[pembulatan]
  expect(hitungBunga(syarat({ jumlah_hutang: rp(1_234_567), pembulatan }), '2026-03-15').bunga).toBe(dua)
})

it('runs on from the day to which it was paid, without days twice or given away', () => {
  // 31 January, renewed on 10 April: 3 months, to 30 April; due 31 May and 4 months.
  const lama = syarat()
  const { banyak, bunga, sampai } = hitungBunga(lama, '2026-04-10')
  expect([banyak, bunga, sampai]).toEqual([3, 300_000, '2026-04-30'])
  const baru = syarat({ mulai: sampai, minimum: 0, tgl_jatuh_tempo: '2026-09-30' })
  expect(hitungBunga(baru, '2026-04-30').bunga).toBe(0)
  expect(hitungBunga(baru, '2026-05-01')).toMatchObject({ banyak: 1, bunga: 100_000, sampai: '2026-05-30' })
})

it('counts late months on from the ones that were settled when interest was paid beyond its day', () => {
  // Due 31 May with 3 days: months begin on 4 June, 4 July, 4 August. Interest of a letter of before paid to 10 July: two were begun.
  const awal = syarat({ mulai: '2026-07-10', minimum: 0 })
  const hari = ['2026-06-20', '2026-07-10', '2026-08-03', '2026-08-04', '2026-09-03', '2026-09-04']
  expect(hari.map((one) => hitungDenda(awal, one))).toEqual([0, 0, 0, 50_000, 50_000, 100_000])
  // Paid to a day on which nothing was late yet, all is owed.
  expect(hitungDenda(syarat({ mulai: '2026-06-03' }), '2026-07-04')).toBe(100_000)
  expect(hitungBunga(awal, awal.tgl_jatuh_tempo)).toEqual({ bunga: 0, banyak: 0, sampai: '2026-07-10' })
})

it('tells what is still owed after what was paid', () => {
  const sudah = { bunga: rp(150_000), denda: rp(0) }
  expect(tagihanHutang(syarat(), '2026-03-01', sudah)).toEqual({
    pokok: 5_000_000,
    bunga: 50_000,
    denda: 0,
    total: 5_050_000,
    sampai: '2026-03-31',
  })
  // 6 months 600,000 less 150,000; late since 3 June: one month
  expect(tagihanHutang(syarat(), '2026-07-01', sudah)).toMatchObject({
    bunga: 450_000,
    denda: 50_000,
    total: 5_500_000,
  })
  expect(tagihanHutang(syarat(), '2026-02-01', sudah).bunga).toBe(0)
})

it('owes the month that is begun whatever the minimum, of days none', () => {
  expect([minimumBaru('BULAN', 0), minimumBaru('BULAN', 3), minimumBaru('HARI', 0)]).toEqual([1, 3, 0])
})

const hari = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10))
const geser = (tanggal: string, n: number): string =>
  new Date(Date.parse(tanggal) + n * 86_400_000).toISOString().slice(0, 10)
const acak = fc.record({
  jumlah_hutang: fc.integer({ min: 1, max: 100_000_000_000 }).map(rp),
  bunga_persen: fc.integer({ min: 0, max: 100_000 }).map((n) => n as Persentase),
  basis: fc.constantFrom('BULAN' as const, 'HARI' as const),
  minimum: fc.integer({ min: 0, max: 40 }),
  grace: fc.integer({ min: 0, max: 60 }),
  denda_persen: fc.integer({ min: 0, max: 100_000 }).map((n) => n as Persentase),
  pembulatan: fc.constantFrom(1, 500, 1_000, 100_000),
  mulai: hari,
  tgl_jatuh_tempo: hari,
})

describe('whatever the terms', () => {
  it('never falls with time, is a multiple of the rounding, and less than one of it above the share', () => {
    fc.assert(
      fc.property(acak, hari, fc.integer({ min: 0, max: 400 }), (apa, tanggal, nanti) => {
        const kini = hitungBunga(apa, tanggal)
        const kemudian = hitungBunga(apa, new Date(Date.parse(tanggal) + nanti * 86_400_000).toISOString().slice(0, 10))
        expect(kemudian.bunga).toBeGreaterThanOrEqual(kini.bunga)
        expect(kini.bunga % apa.pembulatan).toBe(0)
        const persis =
          (apa.jumlah_hutang * apa.bunga_persen * kini.banyak) / 1_000_000 / (apa.basis === 'HARI' ? 30 : 1)
        expect(kini.bunga).toBeGreaterThan(persis - 1)
        expect(kini.bunga).toBeLessThan(persis + apa.pembulatan + 1)
      }),
      { numRuns: 500 },
    )
  })

  it('costs nothing until its grace is over, from then on a share of the principal for each month begun, never less later', () => {
    fc.assert(
      fc.property(acak, hari, fc.integer({ min: 0, max: 400 }), (apa, tanggal, nanti) => {
        // Like every loan of the shop: its interest runs from before its due day.
        const satu = { ...apa, mulai: apa.tgl_jatuh_tempo }
        const kini = hitungDenda(satu, tanggal)
        expect(hitungDenda(satu, geser(tanggal, nanti))).toBeGreaterThanOrEqual(kini)
        expect(kini % apa.pembulatan).toBe(0)
        const gratis = geser(apa.tgl_jatuh_tempo, apa.grace)
        expect(hitungDenda(satu, gratis)).toBe(0)
        // The day after begins the first month; a month later less a day is still that one.
        const sebulan = (apa.jumlah_hutang * apa.denda_persen) / 1_000_000
        for (const saat of [geser(gratis, 1), tambahBulan(gratis, 1)])
          expect(Math.abs(hitungDenda(satu, saat) - sebulan)).toBeLessThan(apa.pembulatan + 1)
        const bulan = 1 + (nanti % 40)
        const lama = hitungDenda(satu, tambahBulan(gratis, bulan))
        expect(Math.abs(lama - sebulan * bulan)).toBeLessThan(apa.pembulatan + 1)
      }),
      { numRuns: 500 },
    )
  })

  it('owes the sum of its parts, never below nothing, and as much after parts that were paid as after all of them at once', () => {
    const bagian = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 4 })
    fc.assert(
      fc.property(acak, hari, bagian, bagian, (apa, tanggal, bunga, denda) => {
        const nol = { bunga: rp(0), denda: rp(0) }
        const semua = tagihanHutang(apa, tanggal, nol)
        const jumlah = (rows: readonly number[]) => rows.reduce((sum, one) => sum + one, 0)
        const sudah = { bunga: rp(jumlah(bunga)), denda: rp(jumlah(denda)) }
        const sisa = tagihanHutang(apa, tanggal, sudah)
        expect(sisa.total).toBe(sisa.pokok + sisa.bunga + sisa.denda)
        expect([sisa.pokok, sisa.sampai]).toEqual([semua.pokok, semua.sampai])
        // Each part comes off what is still owed then, and no further than to nothing.
        const kurang = (awal: number, rows: readonly number[]) =>
          rows.reduce((sum, one) => Math.max(sum - one, 0), awal)
        expect([sisa.bunga, sisa.denda]).toEqual([kurang(semua.bunga, bunga), kurang(semua.denda, denda)])
        expect(Math.min(sisa.bunga, sisa.denda)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 500 },
    )
  })

  it('pays to a day that is not before the payment, and by months to none a month later', () => {
    fc.assert(
      fc.property(acak, hari, (apa, tanggal) => {
        const { sampai, banyak } = hitungBunga(apa, tanggal)
        expect(sampai >= tanggal || sampai === apa.mulai).toBe(true)
        if (banyak > apa.minimum && apa.basis === 'BULAN')
          expect(tambahBulan(apa.mulai, banyak - 1) < tanggal).toBe(true)
        if (banyak > apa.minimum && apa.basis === 'HARI') expect(sampai).toBe(tanggal)
      }),
      { numRuns: 500 },
    )
  })

  it('is the same twice over one chain of days as over the whole, by months paid whole', () => {
    fc.assert(
      fc.property(acak, fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }), (apa, satu, dua) => {
        const bulat = { ...apa, basis: 'BULAN' as const, minimum: 0, pembulatan: 1, bunga_persen: persen(2) }
        const pokok = rp(Math.ceil(bulat.jumlah_hutang / 1_000_000) * 1_000_000)
        // Of a day that every month has, a chain ends where the whole does.
        const mulai = `${apa.mulai.slice(0, 8)}15`
        const dasar = { ...bulat, jumlah_hutang: pokok, mulai }
        const tengah = hitungBunga(dasar, tambahBulan(mulai, satu))
        const sisa = hitungBunga({ ...dasar, mulai: tengah.sampai }, tambahBulan(tengah.sampai, dua))
        const semua = hitungBunga(dasar, tambahBulan(mulai, satu + dua))
        expect(tengah.bunga + sisa.bunga).toBe(semua.bunga)
      }),
      { numRuns: 200 },
    )
  })
})
