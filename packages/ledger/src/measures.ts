/**
 * The three measures of the shop: milligrams, pieces and rupiah, each a branded integer.
 * The brand carries the unit, so that a gram can never be added to a rupiah by accident.
 * Source of every rule here: docs/LEDGER.md, "Measures".
 */

import { bentukAngka } from './bentuk.ts'

declare const unit: unique symbol
/** Weight in integer milligrams. */
export type Mg = number & { readonly [unit]: 'mg' }
/** Money in integer rupiah. */
export type Rp = number & { readonly [unit]: 'rp' }
/** A count of pieces. */
export type Pcs = number & { readonly [unit]: 'pcs' }

/** A measure that is not a safe integer of its unit: always a bug or a refused input, never rounded away. */
export class MeasureError extends Error {
  override name = 'MeasureError'
}

const integer = (value: number, name: string): number => {
  if (!Number.isSafeInteger(value)) throw new MeasureError(`${name} bukan bilangan bulat yang aman: ${value}`)
  return value === 0 ? 0 : value
}

/** Brands an integer as milligrams. @throws MeasureError when it is not a safe integer. */
export const mg = (value: number): Mg => integer(value, 'Berat') as Mg
/** Brands an integer as rupiah. @throws MeasureError when it is not a safe integer. */
export const rp = (value: number): Rp => integer(value, 'Rupiah') as Rp
/** Brands an integer as pieces. @throws MeasureError when it is not a safe integer. */
export const pcs = (value: number): Pcs => integer(value, 'Qty') as Pcs

/** The heaviest weight that one entry may hold: 100 kg. */
export const MAX_BERAT = mg(100_000_000)

const GRAM = /^(\d{1,9})(?:\.(\d{1,3}))?$/

/**
 * Reads grams as written on the wire or in a field ("3.485", 3.485) into milligrams.
 * @throws MeasureError on more than 3 decimals, a sign, an exponent, or more than 100 kg.
 */
export const parseGram = (input: string | number): Mg => {
  const match = GRAM.exec(String(input).trim())
  if (!match) throw new MeasureError('Berat Harus Angka Dengan Paling Banyak 3 Desimal')
  const value = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'))
  if (value > MAX_BERAT) throw new MeasureError('Berat Tidak Boleh Lebih Dari 100 Kg')
  return mg(value)
}

/** Milligrams as the JSON number of grams; exact, since both are read back by three decimals. */
export const toGram = (value: Mg): number => value / 1000

/** Digits in groups of three, in the form of the page: '1250000' is '1,250,000'. */
export const grouped = (digits: string): string => bentukAngka(digits.replace(/\B(?=(\d{3})+$)/g, ','))

/**
 * Grams for people: thousands by comma, decimals by dot or the other way round (bentuk.ts), the typographic minus.
 * @param decimals 3 everywhere, 2 on the SO screen, report and receipt (rounded half away from zero there).
 */
export const formatGram = (value: Mg, decimals: 2 | 3 = 3): string => {
  const scaled = decimals === 3 ? Math.abs(value) : Math.round(Math.abs(value) / 10)
  const digits = String(scaled).padStart(decimals + 1, '0')
  const sign = value < 0 && scaled > 0 ? '−' : ''
  return `${sign}${grouped(digits.slice(0, -decimals))}${bentukAngka('.')}${digits.slice(-decimals)}`
}

/** Rupiah or pieces for people: thousands by comma, or as the page writes them, and the typographic minus. */
export const formatRibuan = (value: number): string => `${value < 0 ? '−' : ''}${grouped(String(Math.abs(value)))}`

/** Money with its sign in front: `Rp. 1,250,000`, `−Rp. 500`. */
export const formatRupiah = (value: number): string => `${value < 0 ? '−' : ''}Rp. ${grouped(String(Math.abs(value)))}`
