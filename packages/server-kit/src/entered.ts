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

/** Whether the signs of an entry of that name are taken off where it is read. */
type Bared = (name: string) => boolean

const wrongText = (name: string, value: string, bared: Bared, called = `Isian ${name}`): string | undefined => {
  // No table can hold it, and a search for it would break off.
  if (value.includes('\0')) return `${called} Berisi Huruf Yang Tidak Dikenal`
  if (value.length > TEXT || name.includes('password')) return undefined
  // A telephone copied from a message or an address book has such signs: its field takes them off.
  if (!bared(name) && INVISIBLE.test(value)) return `${called} Berisi Huruf Yang Tidak Terlihat`
  if (DAY.test(value) && (value < '1900-01-01' || value > '2999-12-31')) return 'Tanggal Harus Antara 1900 Dan 2999'
  return undefined
}

/** What is wrong with a text that a cell of that name holds, said of its column. */
export const wrongCell = (name: string, called: string, value: string): string | undefined =>
  wrongText(name, value, isTelepon, called)

/** Whether it is more than one entry may say. */
export const tooMuch = (value: number): boolean => value > MOST

const wrongValue = (name: string, value: unknown, bared: Bared): string | undefined => {
  if (typeof value === 'string') return wrongText(name, value, bared)
  return typeof value === 'number' && tooMuch(value)
    ? `Isian ${name} Tidak Boleh Lebih Dari 100,000,000,000`
    : undefined
}

/** The first wrong thing, in the order of entry. Its own stack: a request may be nested deeper than calls can be. */
const wrong = (wire: unknown, bared: Bared): string | undefined => {
  const left: [name: string, value: unknown][] = [['', wire]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [name, value] = next
    const found = wrongValue(name, value, bared)
    if (found !== undefined) return found
    if (value === null || typeof value !== 'object') continue
    const inner = Object.entries(value).map(([key, one]): [string, unknown] => [Array.isArray(value) ? name : key, one])
    for (const one of inner.toReversed()) left.push(one)
  }
  return undefined
}

/**
 * @param wire a request that its endpoint could read
 * @param bared telephones, whose fields take off the signs of an entry; none of what another installation sends, which is kept as it came
 * @throws Refusal 400 with the first thing that nobody enters
 */
export const checkEntered = (wire: unknown, bared: Bared = isTelepon): void => {
  const found = wrong(wire, bared)
  if (found !== undefined) throw new Refusal('invalid', found)
}
