/**
 * What nobody enters, in whatever field. It is asked of requests alone, not of answers: what a former version took is still
 * shown, or one old row would take its whole list away. Source: controls, reads and limits of one entry.
 */
import { Refusal } from './refusal.ts'

/** The most rupiah, milligrams or pieces that one entry may say. */
const MOST = 100_000_000_000
// What is invisible or turns the direction of reading makes two names look alike.
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]/u
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Longer texts are files. */
const TEXT = 10_000

const wrongText = (name: string, value: string): string | undefined => {
  if (value.length > TEXT || name.includes('password')) return undefined
  if (INVISIBLE.test(value)) return `Isian ${name} Berisi Huruf Yang Tidak Terlihat`
  if (DAY.test(value) && (value < '1900-01-01' || value > '2999-12-31')) return 'Tanggal Harus Antara 1900 Dan 2999'
  return undefined
}

const wrong = (name: string, value: unknown): string | undefined => {
  if (typeof value === 'string') return wrongText(name, value)
  if (typeof value === 'number')
    return value > MOST ? `Isian ${name} Tidak Boleh Lebih Dari 100,000,000,000` : undefined
  if (value === null || typeof value !== 'object') return undefined
  for (const [inner, one] of Object.entries(value)) {
    const found = wrong(Array.isArray(value) ? name : inner, one)
    if (found !== undefined) return found
  }
  return undefined
}

/** @param wire a request that its endpoint could read @throws Refusal 400 with the first thing that nobody enters */
export const checkEntered = (wire: unknown): void => {
  const found = wrong('', wire)
  if (found !== undefined) throw new Refusal('invalid', found)
}
