/** Passwords: argon2id, and the lock after ten wrong ones in 15 minutes. */
import { type Database, sql, type Tx } from '@kencana/database'
import { Gate, Refusal } from '@kencana/server-kit'
import { hash, verify } from '@node-rs/argon2'

const BATAS = 10
const MENIT = 60_000
const JENDELA = 15 * MENIT

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

/**
 * Whose wrong attempts are counted: a login's against its user, an authorisation's against the cashier who asks (so that
 * nobody can lock the owner out from the counter), a change of password's against the user in that dialog.
 */
export type Subjek = `LOGIN ${string}` | `OTORISASI ${string}` | `GANTI ${string}`

/** The tenth wrong one within 15 minutes locks for 15 minutes from then on. */
const isLocked = async (tx: Tx, subjek: Subjek, waktu: Date): Promise<boolean> => {
  const since = new Date(waktu.getTime() - JENDELA)
  const row = await tx.one<{ terkunci: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM (
        SELECT waktu, lag(waktu, ${BATAS - 1}) OVER (ORDER BY waktu) AS pertama FROM gagal_login WHERE subjek = ${subjek}
      ) g WHERE g.waktu > ${since} AND g.pertama > g.waktu - interval '15 minutes'
    ) AS terkunci`)
  return row?.terkunci ?? false
}

/** Counts the attempt before it is judged: a hundred at once are a hundred attempts. */
const reserve = (db: Database, subjek: Subjek, waktu: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`SELECT pg_advisory_xact_lock(4, hashtext(${subjek}))`)
    if (await isLocked(tx, subjek, waktu))
      throw new Refusal('limit', `Terkunci Karena ${BATAS} Kali Salah Password, Coba Lagi Setelah 15 Menit`)
    await tx.run(sql`INSERT INTO gagal_login (subjek, waktu) VALUES (${subjek}, ${waktu})`)
  })

// One attempt at a time for each subject: many right ones at once (a shop's tills in the morning) must not look like
// many wrong ones. Between processes the reservation alone counts, which errs on the safe side.
const turns = new Gate({ perShop: 1, all: 1000 })

/**
 * Checks user id and password, outside of any transaction that could undo the counting.
 * @throws Refusal 'User ID Atau Password Salah' (401), or 429 while locked
 */
export const checkPassword = (
  db: Database,
  waktu: Date,
  subjek: Subjek,
  user_id: string,
  password: string,
): Promise<UserRow> => turns.run(subjek, () => attempt(db, waktu, subjek, user_id, password))

const attempt = async (
  db: Database,
  waktu: Date,
  subjek: Subjek,
  user_id: string,
  password: string,
): Promise<UserRow> => {
  await reserve(db, subjek, waktu)
  const user = await db.one<UserRow>(sql`
    SELECT user_id::text, user_name::text, level::text, kode_toko::text, password_hash, aktif
    FROM users WHERE user_id = ${user_id}`)
  const good = await verify(user?.password_hash ?? (await dummyHash()), password)
  if (!user?.aktif || !good) throw new Refusal('session', 'User ID Atau Password Salah')
  await db.run(sql`DELETE FROM gagal_login WHERE subjek = ${subjek}`)
  return user
}

/**
 * Inside the transaction that relies on a checked password: it must still be that user's. Holds the row until commit.
 * @throws Refusal 401 when it was changed or the user deactivated meanwhile
 */
export const stillValid = async (tx: Tx, user: UserRow): Promise<void> => {
  const row = await tx.one(sql`
    SELECT 1 AS ada FROM users
    WHERE user_id = ${user.user_id} AND password_hash = ${user.password_hash} AND aktif FOR SHARE`)
  if (!row) throw new Refusal('session', 'User ID Atau Password Salah')
}
