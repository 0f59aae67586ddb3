/**
 * How numbers and dates stand before people: as the specification writes them, or as Indonesians read them. Everything
 * that machines read, keep or send stays in the specification's form, and the server knows no other (ADR 100).
 */

/** 1,250,000 · 3.500 · 2026-11-29, or 1.250.000 · 3,500 · 29-11-2026. */
export const BENTUK = ['INTERNASIONAL', 'INDONESIA'] as const
/** One of the two. */
export type Bentuk = (typeof BENTUK)[number]

let indonesia = false

/** The form of this page. */
export const bentuk = (): Bentuk => (indonesia ? 'INDONESIA' : 'INTERNASIONAL')

/** Sets it, before anything is drawn. @param pilihan what the installation has chosen; the specification's where it has not */
export const pakaiBentuk = (pilihan: Bentuk | undefined): void => {
  indonesia = pilihan === 'INDONESIA'
}

const swapped = (text: string): string => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

/** A number that is written as the specification does, and nothing beside it: '1,250.500' is '1.250,500'. */
export const bentukAngka = (text: string): string => (indonesia ? swapped(text) : text)

/** A number with what it has behind its dot: 2.5 is '2,5'. */
export const formatDesimal = (value: number | string): string => bentukAngka(String(value))

// Groups by one sign and decimals by the other, as lists show a weight: neither can be taken for the other.
const KEDUANYA = /^-?\d{1,3}(?:(?:,\d{3})+\.|(?:\.\d{3})+,)\d+$/

/**
 * A decimal as people write it, in either form, with the dot of the wire before its decimals and no groups: a sign that stands alone is
 * that dot. What is no number stays none.
 * @example desimalDari('1.250,500') // '1250.500'
 * @example desimalDari('1.250') // '1.250', a gram and a quarter
 */
export const desimalDari = (text: string): string =>
  (KEDUANYA.test(text) ? text.replace(/[.,](?=.*[.,])/g, '') : text).replaceAll(',', '.')

/** A month of the wire: '2026-11', or '11-2026'. */
export const formatBulan = (bulan: string): string => (indonesia ? bulan.replace(/(.+)-(.+)/, '$2-$1') : bulan)

const HARI = /(?<![\w-])((?:19|20)\d\d)-(0[1-9]|1[0-2])-([0-2]\d|3[01])(?![\w-]|\.\w)/g

// What no number of this form is, so that a text may pass twice: a '3,500' alone is a weight that stands in it already.
const RIBUAN =
  /(?<![\w.,])\d{1,3}(?:(?<=\bRp\.? ?\d{1,3})(?:,\d{3})+|(?:,\d{3}){2,}|(?:,\d{3})(?= (?:pcs|lembar|barang|pesanan|poin|baris|nomor)\b))(?![.,]?\d)/gi
const DESIMAL = /(?<![\w.,])(?:\d{1,3}(?:,\d{3})+\.\d+(?![.,]?\d)|\d+\.\d+(?= ?(?:g\b|gram\b|%)))/gi

/**
 * A text of the wire as people read it: its days, and the amounts of sentences that the server wrote. Signs take each
 * other's place and days stay ten characters, so that no column moves; what is in the form already stays, as do a file's
 * name, an instant of a machine, and every number that could be something else.
 * @example terbaca('Uang Kembali Harus Rp. 1,250,000 Sejak 2026-11-29') // 'Uang Kembali Harus Rp. 1.250.000 Sejak 29-11-2026'
 */
export const terbaca = (text: string): string =>
  indonesia && /\d[-.,]\d/.test(text)
    ? text.replace(HARI, '$3-$2-$1').replace(RIBUAN, swapped).replace(DESIMAL, swapped)
    : text
