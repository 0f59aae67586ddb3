/**
 * What nobody enters, in whatever field. It is asked of requests alone, not of answers: what a former version took is still
 * shown, or one old row would take its whole list away. Source: controls, reads and limits of one entry.
 */
import { isTelepon } from '@kencana/contract'
import { Refusal } from './refusal.ts'

/** The most rupiah, milligrams or pieces that one entry may say. */
const MOST = 100_000_000_000
// What is invisible or turns the direction of reading makes two names look alike.
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]/u
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Longer texts are files. */
const TEXT = 10_000

const wrongText = (name: string, value: string): string | undefined => {
  // No table can hold it, and a search for it would break off.
  if (value.includes('\0')) return `Isian ${name} Berisi Huruf Yang Tidak Dikenal`
  if (value.length > TEXT || name.includes('password')) return undefined
  // A telephone copied from a message or an address book has such signs: its field takes them off.
  if (!isTelepon(name) && INVISIBLE.test(value)) return `Isian ${name} Berisi Huruf Yang Tidak Terlihat`
  if (DAY.test(value) && (value < '1900-01-01' || value > '2999-12-31')) return 'Tanggal Harus Antara 1900 Dan 2999'
  return undefined
}

const wrongValue = (name: string, value: unknown): string | undefined => {
  if (typeof value === 'string') return wrongText(name, value)
  return typeof value === 'number' && value > MOST ? `Isian ${name} Tidak Boleh Lebih Dari 100,000,000,000` : undefined
}

/** The first wrong thing, in the order of entry. Its own stack: a request may be nested deeper than calls can be. */
const wrong = (wire: unknown): string | undefined => {
  const left: [name: string, value: unknown][] = [['', wire]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [name, value] = next
    const found = wrongValue(name, value)
    if (found !== undefined) return found
    if (value === null || typeof value !== 'object') continue
    const inner = Object.entries(value).map(([key, one]): [string, unknown] => [Array.isArray(value) ? name : key, one])
    for (const one of inner.toReversed()) left.push(one)
  }
  return undefined
}

/** @param wire a request that its endpoint could read @throws Refusal 400 with the first thing that nobody enters */
export const checkEntered = (wire: unknown): void => {
  const found = wrong(wire)
  if (found !== undefined) throw new Refusal('invalid', found)
}
