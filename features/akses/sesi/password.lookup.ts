/** Passwords: argon2id, and the lock-out after ten wrong ones in 15 minutes. */

import { type Database, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { hash, verify } from '@node-rs/argon2'

const BATAS = 10
const JENDELA_MENIT = 15

/** Hash of a new password (argon2id, the library's defaults: 19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password)

// Compared when the user does not exist, so that the answer takes as long as for one who does.
let dummy: Promise<string> | undefined
const dummyHash = (): Promise<string> => {
  dummy ??= hash('tidak ada user ini')
  return dummy
}

/** The user as login and authorisation need it. */
export interface UserRow {
  user_id: string
  user_name: string
  level: string
  kode_toko: string
  password_hash: string
  aktif: boolean
}

const since = (waktu: Date): Date => new Date(waktu.getTime() - JENDELA_MENIT * 60_000)

/**
 * Checks user id and password. Wrong ones are counted outside of any transaction, so that a refusal cannot undo it.
 * @throws Refusal 'User ID Atau Password Salah' (401), or 429 while the user is locked
 */
export const checkPassword = async (db: Database, waktu: Date, user_id: string, password: string): Promise<UserRow> => {
  const wrong = await db.one<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM gagal_login WHERE user_id = ${user_id} AND waktu > ${since(waktu)}`,
  )
  if ((wrong?.n ?? 0) >= BATAS)
    throw new Refusal(
      'limit',
      `User ID Terkunci Karena ${BATAS} Kali Salah Password, Coba Lagi Setelah ${JENDELA_MENIT} Menit`,
    )
  const user = await db.one<UserRow>(sql`
    SELECT user_id::text, user_name::text, level::text, kode_toko::text, password_hash, aktif
    FROM users WHERE user_id = ${user_id}`)
  const good = await verify(user?.password_hash ?? (await dummyHash()), password)
  if (user?.aktif && good) {
    await db.run(sql`DELETE FROM gagal_login WHERE user_id = ${user_id}`)
    return user
  }
  await db.run(sql`INSERT INTO gagal_login (user_id, waktu) VALUES (${user_id}, ${waktu})`)
  throw new Refusal('session', 'User ID Atau Password Salah')
}
