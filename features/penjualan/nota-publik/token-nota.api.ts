/** Tokens of notas: shop and number with a signature, so that who holds the paper, and nobody else, can ask what it is. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Queryable, type Sql, sql } from '@kencana/database'

/** Which nota a token is of. */
export interface Bertanda {
  kode_toko: string
  no_faktur: string
}

/** Bytes of the signature: nobody tries 2^128 of them. */
const TANDA = 16
// No code and no number holds a line end.
const SELA = '\n'

/** The secret of this installation that signs notas, as a column. */
export const RAHASIA_NOTA: Sql = sql`(SELECT nilai FROM rahasia WHERE nama = 'nota')`

/** The same by itself. */
export const rahasiaNota = async (db: Queryable): Promise<string> => {
  const row = await db.one<{ nilai: string }>(sql`SELECT ${RAHASIA_NOTA} AS nilai`)
  if (!row?.nilai) throw new Error('secret of notas is missing')
  return row.nilai
}

const tanda = (rahasia: string, isi: Buffer): Buffer =>
  createHmac('sha256', rahasia).update(isi).digest().subarray(0, TANDA)

// Capitals and digits alone: a scanner types them alike whatever the keyboard is locked to, and a QR of them is small.
const ABJAD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const keAbjad = (bytes: Buffer): string => {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((part) => ABJAD[Number.parseInt(part.padEnd(5, '0'), 2)]).join('')
}

const dariAbjad = (text: string): Buffer => {
  let bits = ''
  for (const sign of text) bits += Math.max(ABJAD.indexOf(sign), 0).toString(2).padStart(5, '0')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((part) => Number.parseInt(part, 2)))
}

/** The token of a nota: base32 of shop, number and signature. */
export const tokenNota = (rahasia: string, { kode_toko, no_faktur }: Bertanda): string => {
  const isi = Buffer.from(`${kode_toko}${SELA}${no_faktur}`)
  return keAbjad(Buffer.concat([isi, tanda(rahasia, isi)]))
}

const bacaIsi = (rahasia: string, bytes: Buffer): Bertanda | undefined => {
  if (bytes.length <= TANDA) return undefined
  const isi = bytes.subarray(0, -TANDA)
  if (!timingSafeEqual(bytes.subarray(-TANDA), tanda(rahasia, isi))) return undefined
  const [kode_toko = '', no_faktur = ''] = isi.toString().split(SELA)
  return { kode_toko, no_faktur }
}

const bertukar = (text: string): string =>
  text.replace(/[a-z]/gi, (huruf) => (huruf === huruf.toUpperCase() ? huruf.toLowerCase() : huruf.toUpperCase()))

/**
 * What a token says; undefined for anything that this installation did not sign. Papers of before bear base64url, whose letters a
 * keyboard locked to capitals swaps; which of them it is the signature says.
 */
export const bacaToken = (rahasia: string, token: string): Bertanda | undefined => {
  const besar = token.toUpperCase()
  const kini = dariAbjad(besar)
  // Other spellings of a token would be other papers: a decoder skips what is no sign of it.
  const dari = keAbjad(kini) === besar ? bacaIsi(rahasia, kini) : undefined
  if (dari) return dari
  for (const lama of [token, bertukar(token)]) {
    const bytes = Buffer.from(lama, 'base64url')
    const isi = bytes.toString('base64url') === lama ? bacaIsi(rahasia, bytes) : undefined
    if (isi) return isi
  }
  return undefined
}
