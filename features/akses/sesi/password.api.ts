/** Passwords: argon2id, and the locks after wrong ones. */
import { type Database, sql, type Tx } from '@kencana/database'
import { Gate, Refusal } from '@kencana/server-kit'
import { hash, verify } from '@node-rs/argon2'

const MENIT = 60_000
const JENDELA = 15 * MENIT
const HARI = 24 * 60 * MENIT
/** Wrong guesses of one subject within 15 minutes that lock it. */
export const BATAS = 10
/** Wrong guesses at the password of one approver, whoever asked. */
export const BATAS_SETUJU = 30

/** What guessing a stolen hash costs: 19 MiB and two passes, as OWASP has it for argon2id. */
const BIAYA = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** What new hashes cost; tests make thousands of users, and lower it (testing/shop.ts). */
export const biayaHash: { memoryCost: number; timeCost: number; parallelism: number } = { ...BIAYA }

/** Hash of a new password or PIN (argon2id). */
export const hashPassword = (password: string): Promise<string> => hash(password, biayaHash)

// Compared when the user does not exist, so that the answer takes as long as for one who does.
let dummy: Promise<string> | undefined
const dummyHash = (): Promise<string> => {
  dummy ??= hash('tidak ada user ini', biayaHash)
  return dummy
}

/** The user as login and authorisation need it. */
export interface UserRow {
  user_id: string
  user_name: string
  level: string
  kode_toko: string
  password_hash: string
  /** Of the PIN with which he stands as a witness; null until he has one. */
  pin_hash: string | null
  aktif: boolean
  /** Somebody else chose his password, and he has not chosen one yet. */
  ganti_password: boolean
}

/**
 * Whose wrong attempts are counted: a login's against its user at its address (a stranger cannot keep him out), an
 * agreement's against the cashier who asks (nobody locks the owner out from the counter), a change of password's against the
 * user in that dialog, a member's PIN against him and against who asks for it.
 */
export type Subjek =
  | `LOGIN ${string} ${string}`
  | `OTORISASI ${string}`
  | `GANTI ${string}`
  | `MEMBER ${string}`
  | `PIN ${string}`

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

/** The same against an approver's own password, over a day. */
const reserveSetuju = (db: Database, penyetuju: string, waktu: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const subjek = `SETUJU ${penyetuju}`
    await tx.run(sql`SELECT pg_advisory_xact_lock(4, hashtext(${subjek}))`)
    const row = await tx.one<{ gagal: number }>(sql`
      SELECT count(*)::int AS gagal FROM gagal_login
      WHERE subjek = ${subjek} AND waktu > ${new Date(waktu.getTime() - HARI)}`)
    if ((row?.gagal ?? 0) >= BATAS_SETUJU)
      throw new Refusal('limit', `Otorisasi Dengan Password ${penyetuju} Terkunci Karena ${BATAS_SETUJU} Kali Salah`)
    await tx.run(sql`INSERT INTO gagal_login (subjek, waktu) VALUES (${subjek}, ${waktu})`)
  })

/** A right attempt was none of those that count; the wrong ones before it stay. */
const release = (db: Database, subjek: string, waktu: Date): Promise<number> =>
  db.run(sql`
    DELETE FROM gagal_login WHERE ctid = (
      SELECT ctid FROM gagal_login WHERE subjek = ${subjek} AND waktu = ${waktu} LIMIT 1)`)

// One attempt at a time for each subject: many right ones at once (a shop's tills in the morning) must not look like
// many wrong ones. Between processes the reservation alone counts, which errs on the safe side.
const turns = new Gate({ open: { perShop: 1, all: 1000 } })

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
): Promise<UserRow> => turns.run('open', { shop: subjek }, () => attempt(db, waktu, subjek, user_id, password))

interface Bukti {
  /** What is compared. */
  dengan: 'password_hash' | 'pin_hash'
  /** Which users count at all. */
  may?: (user: UserRow) => boolean | Promise<boolean>
}

/** The user whose password or PIN it is. @throws Refusal 401, the same for every reason */
const compare = async (
  db: Database,
  user_id: string,
  rahasia: string,
  { dengan, may = () => true }: Bukti,
): Promise<UserRow> => {
  const user = await db.one<UserRow>(sql`
    SELECT user_id::text, user_name::text, level::text, kode_toko::text, password_hash, pin_hash, aktif, ganti_password
    FROM users WHERE user_id = ${user_id}`)
  const good = await verify(user?.[dengan] ?? (await dummyHash()), rahasia)
  if (!user?.aktif || user[dengan] === null || !good || !(await may(user)))
    throw new Refusal('session', dengan === 'pin_hash' ? 'User ID Atau PIN Salah' : 'User ID Atau Password Salah')
  return user
}

const attempt = async (
  db: Database,
  waktu: Date,
  subjek: Subjek,
  user_id: string,
  password: string,
): Promise<UserRow> => {
  await reserve(db, subjek, waktu)
  const user = await compare(db, user_id, password, { dengan: 'password_hash' })
  await db.run(sql`DELETE FROM gagal_login WHERE subjek = ${subjek}`)
  return user
}

/**
 * Checks the password of an approver, or the PIN of a witness, at somebody's counter. The asker's wrong guesses stay whoever
 * succeeds, a user who may not agree is a wrong guess, and guesses at one approver are counted over all askers. Whose password
 * somebody else chose vouches for nobody until he has chosen one: whoever gave it would agree with himself. Source:
 * controls, agreement.
 * @throws Refusal 'User ID Atau Password Salah' (401), 403 while the password is not his own, or 429 while asker or approver is locked
 */
export const checkPersetujuan = (
  db: Database,
  waktu: Date,
  peminta: string,
  user_id: string,
  rahasia: string,
  bukti: Bukti,
): Promise<UserRow> => {
  const subjek: Subjek = `OTORISASI ${peminta}`
  return turns.run('open', { shop: subjek }, async () => {
    await reserve(db, subjek, waktu)
    // That the approver is locked is no wrong guess of who asks.
    await reserveSetuju(db, user_id, waktu).catch(async (error: unknown) => {
      await release(db, subjek, waktu)
      throw error
    })
    const user = await compare(db, user_id, rahasia, bukti)
    await release(db, subjek, waktu)
    await release(db, `SETUJU ${user_id}`, waktu)
    if (user.ganti_password) throw new Refusal('denied', `${user_id} Harus Login Dan Memilih Passwordnya Sendiri Dulu`)
    return user
  })
}

/**
 * Tries a PIN that is no user's. Wrong ones are counted against each subject, and stay whoever succeeds.
 * @returns whether it is the one
 * @throws Refusal 429 while a subject is locked
 */
export const cobaRahasia = async (
  db: Database,
  waktu: Date,
  subjek: readonly [Subjek, ...Subjek[]],
  pin_hash: string,
  rahasia: string,
): Promise<boolean> =>
  turns.run('open', { shop: subjek[0] }, async () => {
    const dihitung: Subjek[] = []
    try {
      for (const one of subjek) {
        await reserve(db, one, waktu)
        dihitung.push(one)
      }
    } catch (error) {
      // That one of them is locked is no wrong guess of the others.
      for (const one of dihitung) await release(db, one, waktu)
      throw error
    }
    const benar = await verify(pin_hash, rahasia)
    if (benar) for (const one of subjek) await release(db, one, waktu)
    return benar
  })

/**
 * Inside the transaction that relies on a checked password: it must still be that user's. Holds the row until commit.
 * @throws Refusal 401 when it was changed, another was given to him or he was deactivated meanwhile
 */
export const stillValid = async (tx: Tx, user: UserRow): Promise<void> => {
  const row = await tx.one(sql`
    SELECT 1 AS ada FROM users
    WHERE user_id = ${user.user_id} AND password_hash = ${user.password_hash}
      AND pin_hash IS NOT DISTINCT FROM ${user.pin_hash} AND ganti_password = ${user.ganti_password} AND aktif FOR SHARE`)
  if (!row) throw new Refusal('session', 'User ID Atau Password Salah')
}
