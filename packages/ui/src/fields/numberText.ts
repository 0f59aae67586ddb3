/** How number fields read what is typed, and how they show a value: pure text functions. */
import { bentukAngka, desimalDari, formatRibuan, grouped, MAX_BERAT, type Mg, mg, parseGram } from '@kencana/ledger'

/** What a number field made of what was typed: the text as it goes on the wire, and what is wrong with it, if anything. */
export interface Typed {
  text: string
  salah: string | null
}

/**
 * A decimal as typed at the counter: digits and one comma or dot, both meaning the same; '.35' is 0.35, as the contract
 * writes it, and '1,250.500' or '1.250,500' what stands in a list. Anything else is kept as typed and named, never
 * dropped: a dropped sign makes another number of it.
 */
export const readDecimal = (typed: string, decimals: number): Typed => {
  const text = desimalDari(typed.trim())
  if (/^[-−]/.test(text)) return { text, salah: 'Tidak Boleh Minus' }
  const [whole = '', fraction, ...more] = text.split('.')
  if (more.length > 0) return { text, salah: 'Hanya Boleh Satu Koma' }
  if (!/^\d*$/.test(whole + (fraction ?? ''))) return { text, salah: 'Hanya Boleh Angka Dan Koma' }
  // A comma with nothing behind it is not there yet.
  if (!fraction) return { text: whole, salah: null }
  return {
    text: `${whole || '0'}.${fraction}`,
    salah: fraction.length > decimals ? `Paling Banyak ${decimals} Angka Di Belakang Koma` : null,
  }
}

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

/** A weight above 100 kg is named at once: no piece, tray or craftsman ever weighs that. */
export const gramTooHeavy = (typed: Typed): Typed =>
  typed.salah === null && Number(typed.text) * 1000 > MAX_BERAT
    ? { ...typed, salah: 'Berat Paling Banyak 100 Kg' }
    : typed

/** A kadar as code, percent or karat: digits, one comma or dot, K. Anything else is named. */
export const readKadar = (typed: string): Typed => {
  const text = typed.trim().toUpperCase().replaceAll(',', '.')
  return { text, salah: /^\d*\.?\d*K?$/.test(text) ? null : 'Kadar Hanya Boleh Angka, Koma Dan K' }
}

const PAKAI_KOMA = 'Tidak Boleh Pakai Koma'
const GROUPS = /^\d{1,3}([.,]\d{3})+$/
const MOST_DIGITS = 15

// One edit of what the field had grouped itself: its commas are no longer where they belong, but nobody typed them.
const editedDigits = (typed: string, before: string): boolean => {
  let head = 0
  while (head < before.length && typed[head] === before[head]) head++
  let tail = 0
  while (tail < Math.min(before.length, typed.length) - head && typed.at(-1 - tail) === before.at(-1 - tail)) tail++
  return /^\d*$/.test(typed.slice(head, typed.length - tail))
}

/**
 * A whole number as typed: digits, in groups of three with comma or dot or without; '1.500.000' and '1,500,000' are the
 * same, '1500,50' is none.
 * @param before what the field showed in groups of its own; null when nothing of this stands there
 */
export const readWhole = (typed: string, before: string | null): Typed => {
  const text = typed.trim().replace(/^Rp\.?\s*/i, '')
  if (/^[-−]/.test(text)) return { text, salah: 'Tidak Boleh Minus' }
  const own = before !== null && editedDigits(typed, before)
  if (!own && !/^\d*$/.test(text) && !GROUPS.test(text))
    return { text, salah: /^[\d.,]*$/.test(text) ? PAKAI_KOMA : 'Hanya Boleh Angka' }
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return digits.length > MOST_DIGITS ? { text, salah: 'Terlalu Besar' } : { text: digits, salah: null }
}

const BESAR: Readonly<Record<string, number>> = { RB: 1_000, JT: 1_000_000 }
const SEBUTAN = /^(?:Rp\.?\s*)?(\d[\d.,]*)\s*(rb|jt)$/i

/** Money has no sen: the comma that stands in '10.000,00' is told with what is written instead. */
const rupiahWhole = (typed: Typed): Typed =>
  typed.salah === PAKAI_KOMA ? { ...typed, salah: `Tulis Rupiah Tanpa Sen, Seperti ${formatRibuan(10_000)}` } : typed

/**
 * Money as it is said at the counter: '6jt', '500rb', '1,5jt'; else a whole number. Three digits behind a comma or dot are
 * thousands here too: the field groups '1250' before the 'rb' comes.
 * @param before as for `readWhole`
 */
export const readRupiah = (typed: string, before: string | null): Typed => {
  const [, angka = '', besar = ''] = SEBUTAN.exec(typed.trim()) ?? []
  if (besar === '') return rupiahWhole(readWhole(typed, before))
  const koma = /^(\d+)[.,](\d{1,2})$/.exec(angka)
  const whole = koma ? { text: `${koma[1]}.${koma[2]}`, salah: null } : readWhole(angka, null)
  if (whole.salah !== null) return rupiahWhole({ ...whole, text: typed.trim() })
  return readWhole(String(Math.round(Number(whole.text) * (BESAR[besar.toUpperCase()] ?? 1))), null)
}

/** The rupiah a text says on its own: what is typed into a scan line. Null where it says none. */
export const rupiahTyped = (typed: string): number | null => {
  const { text, salah } = readRupiah(typed, null)
  return salah === null && text !== '' ? Number(text) : null
}

/** A finished decimal in the form of the page: its thousands in groups, exactly `decimals` behind the sign; '' stays ''. */
export const finishedDecimal = (value: string, decimals: number): string => {
  if (value === '' || value === '.') return ''
  const [whole = '', fraction = ''] = value.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  return `${grouped(digits)}${bentukAngka('.')}${fraction.padEnd(decimals, '0').slice(0, decimals)}`
}

/** An integer with its thousands in groups; '' for no value. */
export const thousands = (value: number | null): string => (value === null ? '' : formatRibuan(value))

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
