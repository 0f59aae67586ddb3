/** Signatures that are short enough to be scanned, and typed where that fails: letters and digits that nobody mistakes. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Queryable, sql } from '@kencana/database'

const ABJAD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The signature of this installation under a text.
 * @param untuk name of the secret, so that a signature for one thing is none for another
 */
export const tandai = async (
  db: Queryable,
  untuk: 'kartu' | 'voucher',
  isi: string,
  panjang: number,
): Promise<string> => {
  const row = await db.one<{ nilai: string }>(sql`SELECT nilai FROM rahasia WHERE nama = ${untuk}`)
  if (!row?.nilai) throw new Error(`secret ${untuk} is missing`)
  const tanda = createHmac('sha256', row.nilai).update(isi).digest()
  return Array.from(tanda.subarray(0, panjang), (byte) => ABJAD[byte % ABJAD.length]).join('')
}

/** Whether two texts are one, in the same time whatever they differ in. */
export const samaTeks = (satu: string, dua: string): boolean => {
  const [ini, itu] = [Buffer.from(satu), Buffer.from(dua)]
  return ini.length === itu.length && timingSafeEqual(ini, itu)
}
