/** Kadar and price: one exact product, one rounding at the end (docs/LEDGER.md, "Prices"). */
import { MeasureError, type Mg, type Rp, rp } from './measures.ts'

declare const fineness: unique symbol
/** Fineness as an integer count of 1/10,000 %: 24K = 100 % = 1,000,000. */
export type Persentase = number & { readonly [fineness]: 'persentase' }

/** 100 %. */
export const SERATUS_PERSEN = 1_000_000 as Persentase

/** Brands an integer count of 1/10,000 %. @throws MeasureError outside 0..100 % or when not an integer. */
export const persentase = (value: number): Persentase => {
  if (!Number.isSafeInteger(value) || value < 0 || value > SERATUS_PERSEN)
    throw new MeasureError('Persentase Harus Antara 0 Dan 100')
  return value as Persentase
}

const PERSEN = /^(\d{1,3})(?:\.(\d{1,4}))?$/
const KARAT = /^(\d{1,2})K$/

/** Reads a percentage ("70", "68.5", 91.6) into its count of 1/10,000 %. @throws MeasureError when it is none. */
export const parsePersen = (input: string | number): Persentase => {
  const match = PERSEN.exec(String(input).trim())
  if (!match) throw new MeasureError('Persentase Harus Antara 0 Dan 100')
  return persentase(Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0')))
}

/**
 * Resolves a kadar as typed: a code of the kadar master, else a number = percent, else nnK = nn/24.
 * @returns undefined when it is none of them (the screen says 'Kadar Tidak Terdaftar').
 */
export const resolveKadar = (input: string, master: ReadonlyMap<string, Persentase>): Persentase | undefined => {
  const text = input.trim().toUpperCase()
  const known = master.get(text)
  if (known !== undefined) return known
  if (PERSEN.test(text)) return Number(text) <= 100 ? parsePersen(text) : undefined
  const karat = Number(KARAT.exec(text)?.[1] ?? 0)
  return karat >= 1 && karat <= 24 ? persentase(Math.round((karat * SERATUS_PERSEN) / 24)) : undefined
}

const ceilDiv = (a: bigint, b: bigint): bigint => (a + b - 1n) / b

/**
 * Sale price of a weight: harga per gram × fineness × weight, rounded up once to the next multiple of 500.
 * @param hargaPerGram rupiah per gram (of fine gold when `kadar` is given, of the group else)
 */
export const hargaJual = (hargaPerGram: Rp, berat: Mg, kadar: Persentase = SERATUS_PERSEN): Rp => {
  const product = BigInt(hargaPerGram) * BigInt(kadar) * BigInt(berat)
  return rp(Number(ceilDiv(product, 500n * BigInt(SERATUS_PERSEN) * 1000n) * 500n))
}

/**
 * Cost of a weight: as hargaJual, but rounded up to the rupiah only.
 * @param hargaPerGram cost price, rupiah per gram (of fine gold when `kadar` is given, of the group else)
 */
export const hargaModal = (hargaPerGram: Rp, berat: Mg, kadar: Persentase = SERATUS_PERSEN): Rp =>
  rp(Number(ceilDiv(BigInt(hargaPerGram) * BigInt(kadar) * BigInt(berat), BigInt(SERATUS_PERSEN) * 1000n)))

/**
 * What a gram of goods of this fineness costs, as customers read it: the group's price × fineness, to the nearest rupiah.
 * @param hargaPerGram rupiah per gram of the group, as documents keep it
 */
export const hargaPerGramKadar = (hargaPerGram: Rp, kadar: Persentase): Rp => {
  const seratus = BigInt(SERATUS_PERSEN)
  return rp(Number((BigInt(hargaPerGram) * BigInt(kadar) * 2n + seratus) / (2n * seratus)))
}

/** Fine gold of a weight in units of 10⁻⁶ mg; sums are made of these, only the display rounds. */
export const murni = (berat: Mg, kadar: Persentase): bigint => BigInt(berat) * BigInt(kadar)
