/** What number fields let through as typed, and how they show a value: pure text functions. */
import { MAX_BERAT, type Mg, mg, parseGram } from '@kencana/ledger'

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Keeps digits and one dot, with at most `decimals` behind it; '.35' is 0.35, as the contract writes it. */
export const decimalOnly = (typed: string, decimals: number): string => {
  const kept = typed.replace(/[^\d.]/g, '')
  const [whole = '', ...rest] = kept.split('.')
  return rest.length === 0 ? whole : `${whole || '0'}.${rest.join('').slice(0, decimals)}`
}

/** What was typed as it goes on the wire: a dot with nothing behind it is not there yet. */
export const wireDecimal = (typed: string): string => typed.replace(/\.$/, '')

/**
 * What a gram field holds, in milligrams: null while it holds no weight. What is too heavy for any entry is read as a
 * milligram more than that, so that it exceeds whatever it is compared with and the server refuses it by name.
 */
export const gramTyped = (value: unknown): Mg | null => {
  const typed = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  if (Number(typed) * 1000 > MAX_BERAT) return mg(MAX_BERAT + 1)
  try {
    return typed === '' ? null : parseGram(typed)
  } catch {
    return null
  }
}

/** Keeps digits, dots and K: a kadar as code, percent or karat. */
export const kadarOnly = (typed: string): string => typed.toUpperCase().replace(/[^\dK.]/g, '')

/** Keeps digits only, without leading zeros. */
export const digitsOnly = (typed: string): string => typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '')

/** A finished decimal: thousands by comma and exactly `decimals` behind the dot; '' stays ''. */
export const finishedDecimal = (value: string, decimals: number): string => {
  if (value === '' || value === '.') return ''
  const [whole = '', fraction = ''] = value.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  return `${grouped(digits)}.${fraction.padEnd(decimals, '0').slice(0, decimals)}`
}

/** An integer with thousands by comma; '' for no value. */
export const thousands = (value: number | null): string =>
  value === null ? '' : `${value < 0 ? '−' : ''}${grouped(String(Math.abs(value)))}`

/** How many digits a text holds. */
export const digitsIn = (text: string): number => text.replace(/\D/g, '').length

/** Where the caret belongs after regrouping: behind as many digits as it was behind before. */
export const caretAfter = (text: string, digitsBefore: number): number => {
  let seen = 0
  for (let at = 0; at < text.length; at++) {
    if (seen === digitsBefore) return at
    if (/\d/.test(text[at] ?? '')) seen++
  }
  return text.length
}
