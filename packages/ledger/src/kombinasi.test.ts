import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kombinasiTerdekat } from './kombinasi.ts'

/** Every subset of one to three, tried one by one. */
const semua = (berat: readonly number[], target: number, toleransi: number): number[][] => {
  const jauh: number[][] = [[], [], []]
  const coba = (indeks: number[]) => {
    const selisih = Math.abs(indeks.reduce((sum, at) => sum + (berat[at] ?? 0), 0) - target)
    if (selisih <= toleransi) jauh[indeks.length - 1]?.push(selisih)
  }
  for (let a = 0; a < berat.length; a += 1) {
    coba([a])
    for (let b = a + 1; b < berat.length; b += 1) {
      coba([a, b])
      for (let c = b + 1; c < berat.length; c += 1) coba([a, b, c])
    }
  }
  return jauh.map((one) => one.toSorted((a, b) => a - b))
}

const baki = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 14 })

describe('kombinasiTerdekat', () => {
  it('finds the nearest of every size, exactly as trying all of them does', () => {
    fc.assert(
      fc.property(
        baki,
        fc.integer({ min: 1, max: 150 }),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 5 }),
        (berat, target, toleransi, banyak) => {
          const found = kombinasiTerdekat(berat, target, toleransi, banyak)
          const want = semua(berat, target, toleransi).map((one) => one.slice(0, banyak))
          const got = [1, 2, 3].map((n) => found.filter((one) => one.indeks.length === n))
          expect(got.map((one) => one.map((k) => Math.abs(k.selisih)))).toEqual(want)
          const besar = found.map((one) => one.indeks.length)
          expect(besar).toEqual(besar.toSorted((a, b) => a - b))
        },
      ),
      { numRuns: 1500 },
    )
  })

  it('names different pieces whose weights are what it says', () => {
    fc.assert(
      fc.property(
        baki,
        fc.integer({ min: 1, max: 150 }),
        fc.integer({ min: 0, max: 30 }),
        (berat, target, toleransi) => {
          const found = kombinasiTerdekat(berat, target, toleransi)
          for (const { indeks, selisih } of found) {
            expect(new Set(indeks).size).toBe(indeks.length)
            expect(indeks.reduce((sum, at) => sum + (berat[at] ?? Number.NaN), 0) - target).toBe(selisih)
          }
          expect(new Set(found.map((one) => one.indeks.join())).size).toBe(found.length)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('always finds the pieces that were taken away, among the best', () => {
    const pilih = fc.uniqueArray(fc.integer({ min: 0, max: 29 }), { minLength: 1, maxLength: 3 })
    const banyak = fc.uniqueArray(fc.integer({ min: 500, max: 20_000 }), { minLength: 30, maxLength: 30 })
    fc.assert(
      fc.property(banyak, pilih, (berat, hilang) => {
        const target = hilang.reduce((sum, at) => sum + (berat[at] ?? 0), 0)
        const found = kombinasiTerdekat(berat, target, 5, 40)
        expect(found.map((one) => one.indeks.join())).toContain(hilang.toSorted((a, b) => a - b).join())
      }),
      { numRuns: 200 },
    )
  })

  it('says nothing of an empty tray, and is done with a full one', () => {
    expect(kombinasiTerdekat([], 5_000, 100)).toEqual([])
    const penuh = Array.from({ length: 800 }, (_, at) => 600 + ((at * at * 37 + at * 7919) % 9_000))
    const found = kombinasiTerdekat(penuh, 14_321, 50)
    expect(found.map((one) => one.indeks.length)).toEqual([2, 2, 2, 3, 3, 3])
    for (const one of found) expect(Math.abs(one.selisih)).toBeLessThanOrEqual(1)
  })
})
