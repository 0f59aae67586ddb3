/** Words of the program as people say them: what travels on the wire and lies in the database stays as it is. */

/** What a cashier has not made valid yet, and has. */
const STATUS: Readonly<Record<string, string>> = { OPEN: 'BELUM SAH', DONE: 'SAH' }

/** A word of the program as it is read. @example sebutan('STOK_AWAL') // 'STOK AWAL' */
export const sebutan = (kata: string): string => kata.replaceAll('_', ' ')

/** The same where a sentence begins. @example sebutanKalimat('SERAH_PESANAN') // 'Serah pesanan' */
export const sebutanKalimat = (kata: string): string => kata.charAt(0) + sebutan(kata.slice(1)).toLowerCase()

/** The state of a document. @example sebutanStatus('DONE') // 'SAH' */
export const sebutanStatus = (status: string): string => STATUS[status] ?? sebutan(status)

/** Accounts of several words, without what the ledger knows of each: the first list of a shop waits for this file. */
export const AKUN_PANJANG: ReadonlySet<string> = new Set(
  'SALDO_KIRIM BAHAN_TOKO TITIPAN_BARANG HUTANG_BARANG STOK_AWAL BIAYA_BANK UANG_DI_JALAN HUTANG_TUKANG PIUTANG_MARKETPLACE PIUTANG_LAIN HUTANG_LAIN RUGI_SUSUT JASA_SERVICE PENDAPATAN_LAIN'.split(
    ' ',
  ),
)

/**
 * Where something lies: accounts as people say them; codes and names that a shop chose stay letter for letter.
 * @example sebutanTempat('BAHAN_TOKO A_1') // 'BAHAN TOKO A_1'
 */
export const sebutanTempat = (tempat: string): string =>
  tempat.replaceAll(/[\p{L}\d_]+/gu, (kata) => (AKUN_PANJANG.has(kata) ? sebutan(kata) : kata))

const SEBUTAN: Readonly<Record<string, (text: string) => string>> = {
  status: sebutanStatus,
  sebutan,
  tempat: sebutanTempat,
}

/** A text as a column of its kind shows it. */
export const sebutanSel = (kind: string | undefined, text: string): string => SEBUTAN[kind ?? '']?.(text) ?? text
