/** Which few weights add up to a weight that is missing. Pure; the shop asks it when a tray is too light. */

/** Weights, by their place in the list, and how far their sum is from what is missing (signed, in the same unit). */
export interface Kombinasi {
  readonly indeks: readonly number[]
  readonly selisih: number
}

interface Satu {
  readonly berat: number
  readonly indeks: number
}

/** More pieces than this on one tray are not tried three at a time: it would take too long for one save. */
const PALING_BANYAK_BERTIGA = 800

/** The best few so far; a worse one than the last is not taken. */
class Terbaik {
  readonly #banyak: number
  readonly #isi: Kombinasi[] = []
  #batas: number

  constructor(banyak: number, toleransi: number) {
    this.#banyak = banyak
    this.#batas = toleransi
  }

  get isi(): readonly Kombinasi[] {
    return this.#isi
  }

  /** Whether a sum this far off could still be among the best. */
  layak(jauh: number): boolean {
    return this.#isi.length < this.#banyak ? jauh <= this.#batas : jauh < this.#batas
  }

  tambah(satu: Kombinasi): void {
    const jauh = Math.abs(satu.selisih)
    const at = this.#isi.findIndex((lain) => Math.abs(lain.selisih) > jauh)
    this.#isi.splice(at === -1 ? this.#isi.length : at, 0, satu)
    if (this.#isi.length > this.#banyak) this.#isi.pop()
    const akhir = this.#isi[this.#banyak - 1]
    if (akhir) this.#batas = Math.abs(akhir.selisih)
  }
}

/** First place at or after `dari` whose weight is not below `berat`. */
const tempat = (urut: readonly Satu[], dari: number, berat: number): number => {
  let low = dari
  let high = urut.length
  while (low < high) {
    const mid = (low + high) >>> 1
    if ((urut[mid]?.berat ?? 0) < berat) low = mid + 1
    else high = mid
  }
  return low
}

/** Completes the chosen ones by one more from `dari` on, nearest first in both directions. */
const lengkapi = (urut: readonly Satu[], dari: number, pilih: readonly Satu[], target: number, best: Terbaik): void => {
  const ada = pilih.reduce((sum, one) => sum + one.berat, 0)
  const mulai = tempat(urut, dari, target - ada)
  const coba = (at: number): boolean => {
    const satu = urut[at]
    if (!satu) return false
    const selisih = ada + satu.berat - target
    if (!best.layak(Math.abs(selisih))) return false
    best.tambah({ indeks: [...pilih, satu].map((one) => one.indeks).toSorted((a, b) => a - b), selisih })
    return true
  }
  let at = mulai
  while (at < urut.length && coba(at)) at += 1
  at = mulai - 1
  while (at >= dari && coba(at)) at -= 1
}

/**
 * The one, two or three weights whose sum comes nearest to what is missing, within the tolerance: fewer first, then
 * nearer. One piece gone is likelier than three, however well three would fit.
 * @param berat positive weights, in any order
 * @param banyak how many answers of each size at most
 */
export const kombinasiTerdekat = (
  berat: readonly number[],
  target: number,
  toleransi: number,
  banyak = 3,
): Kombinasi[] => {
  const urut = berat
    .map((satu, indeks) => ({ berat: satu, indeks }))
    .filter((satu) => satu.berat <= target + toleransi)
    .toSorted((a, b) => a.berat - b.berat)
  const [satu, dua, tiga] = [1, 2, 3].map(() => new Terbaik(banyak, toleransi)) as [Terbaik, Terbaik, Terbaik]
  lengkapi(urut, 0, [], target, satu)
  for (const [at, pertama] of urut.entries()) lengkapi(urut, at + 1, [pertama], target, dua)
  if (urut.length <= PALING_BANYAK_BERTIGA)
    for (const [at, pertama] of urut.entries())
      for (let next = at + 1; next < urut.length; next += 1) {
        const kedua = urut[next] as Satu
        // Sorted: the third is no lighter than the second, so from here on every sum is too heavy.
        if (pertama.berat + kedua.berat + kedua.berat > target + toleransi) break
        lengkapi(urut, next + 1, [pertama, kedua], target, tiga)
      }
  return [...satu.isi, ...dua.isi, ...tiga.isi]
}
