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

/** The token of a nota: base64url of shop, number and signature. */
export const tokenNota = (rahasia: string, { kode_toko, no_faktur }: Bertanda): string => {
  const isi = Buffer.from(`${kode_toko}${SELA}${no_faktur}`)
  return Buffer.concat([isi, tanda(rahasia, isi)]).toString('base64url')
}

/** What a token says; undefined for anything that this installation did not sign. */
export const bacaToken = (rahasia: string, token: string): Bertanda | undefined => {
  const bytes = Buffer.from(token, 'base64url')
  // Two spellings of one token would be two papers: the decoder skips what is no sign of it.
  if (bytes.length <= TANDA || bytes.toString('base64url') !== token) return undefined
  const isi = bytes.subarray(0, -TANDA)
  if (!timingSafeEqual(bytes.subarray(-TANDA), tanda(rahasia, isi))) return undefined
  const [kode_toko = '', no_faktur = ''] = isi.toString().split(SELA)
  return { kode_toko, no_faktur }
}
