/** Words of the program as people say them: what travels on the wire and lies in the database stays as it is. */

/** What a cashier has not made valid yet, and has. */
const STATUS: Readonly<Record<string, string>> = { OPEN: 'BELUM SAH', DONE: 'SAH' }

/** A word of the program as it is read. @example sebutan('STOK_AWAL') // 'STOK AWAL' */
export const sebutan = (kata: string): string => kata.replaceAll('_', ' ')

/** The same where a sentence begins. @example sebutanKalimat('SERAH_PESANAN') // 'Serah pesanan' */
export const sebutanKalimat = (kata: string): string => kata.charAt(0) + sebutan(kata.slice(1)).toLowerCase()

/** The state of a document. @example sebutanStatus('DONE') // 'SAH' */
export const sebutanStatus = (status: string): string => STATUS[status] ?? sebutan(status)

/** A text as a column of its kind shows it. */
export const sebutanSel = (kind: string | undefined, text: string): string =>
  kind === 'status' ? sebutanStatus(text) : kind === 'sebutan' ? sebutan(text) : text
