/** Whether it is the member himself who stands at the counter. */
import { type Database, type Queryable, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { cobaRahasia } from '../../akses/sesi/password.api.ts'
import { memberDariKartu } from './kartu-member.contract.ts'
import { samaTeks, tandai } from './tanda.api.ts'

/** Signs of the signature: nobody tries 2^50 of them at a counter. */
const TANDA = 10

/** What the barcode of a member's card says: his number and the signature of this installation. */
export const kartuMember = async (db: Queryable, kode_member: string): Promise<string> => {
  const member = await db.one<{ ke: number }>(sql`SELECT kartu_ke AS ke FROM member WHERE kode_member = ${kode_member}`)
  // A first card is signed by the number alone, one in the place of a lost one by which it is.
  const ke = member?.ke ? ` ${member.ke}` : ''
  return `${kode_member}.${await tandai(db, 'kartu', kode_member + ke, TANDA)}`
}

/** Who asks, and when. */
interface Diminta {
  user_id: string
  waktu: Date
}

/**
 * Outside of any transaction that could undo the counting of wrong PINs: they are counted by member and by who asks.
 * @param bukti a card as it was scanned, or a PIN
 * @returns which of the two it was
 * @throws Refusal
 */
export const periksaBukti = async (
  db: Database,
  { user_id, waktu }: Diminta,
  kode_member: string,
  bukti: string,
): Promise<'KARTU' | 'PIN'> => {
  if (memberDariKartu(bukti) !== null) {
    if (!samaTeks(await kartuMember(db, kode_member), bukti)) throw new Refusal('rule', 'Kartu Bukan Milik Member Ini')
    return 'KARTU'
  }
  const row = await db.one<{ pin_hash: string }>(
    sql`SELECT pin_hash FROM member_pin WHERE kode_member = ${kode_member}`,
  )
  if (!row) throw new Refusal('rule', `Member ${kode_member} Belum Punya PIN, Pindai Kartunya`)
  const benar = await cobaRahasia(db, waktu, [`MEMBER ${kode_member}`, `PIN ${user_id}`], row.pin_hash, bukti)
  if (!benar) throw new Refusal('rule', 'PIN Member Salah')
  return 'PIN'
}
