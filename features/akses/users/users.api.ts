/** Making users and the rules of who may touch whom: used by the first set-up, Data Users and Hak Akses Users. */
import { type Queryable, type Sql, sql, type Tx } from '@kencana/database'
import { isOwner, Refusal, type Sesi } from '@kencana/server-kit'
import { hashPassword } from '../sesi/password.api.ts'

/** A user to be. */
export interface UserBaru {
  user_id: string
  user_name: string
  level: string
  kode_toko: string
  password: string
}

/** @throws Refusal when level or shop does not exist */
export const periksaLevelToko = async (tx: Tx, level: string, kode_toko: string): Promise<void> => {
  const known = await tx.one<{ level: boolean; toko: boolean }>(sql`
    SELECT EXISTS (SELECT FROM level_user WHERE level = ${level}) AS level,
      EXISTS (SELECT FROM toko WHERE kode_toko = ${kode_toko}) AS toko`)
  if (!known?.level) throw new Refusal('rule', `Level ${level} Tidak Ada`)
  if (!known.toko) throw new Refusal('rule', `Toko ${kode_toko} Tidak Ada`)
}

/** The menus that somebody may hand on: all of them for OWN and SU, for others only what they have themselves. */
const bolehDiberi = (sesi: Pick<Sesi, 'user_id' | 'level'>): Sql =>
  isOwner(sesi.level) ? sql`true` : sql`menu_name IN (SELECT menu_name FROM hak_akses WHERE user_id = ${sesi.user_id})`

/**
 * Gives a user the menus of his level's template. Menus that the giver may not hand on stay as they are.
 * @param oleh null for the first set-up
 */
export const pakaiTemplate = async (
  tx: Tx,
  user_id: string,
  level: string,
  oleh: Pick<Sesi, 'user_id' | 'level'> | null,
): Promise<void> => {
  const boleh = oleh ? bolehDiberi(oleh) : sql`true`
  await tx.run(sql`DELETE FROM hak_akses WHERE user_id = ${user_id} AND ${boleh}`)
  await tx.run(sql`
    INSERT INTO hak_akses (user_id, menu_name)
    SELECT ${user_id}, menu_name FROM menu_template WHERE level = ${level} AND ${boleh} ON CONFLICT DO NOTHING`)
}

/** Stores a user with the menu of its level. @throws Refusal when it exists, or its level or shop does not */
export const simpanUser = async (
  tx: Tx,
  waktu: Date,
  user: UserBaru,
  oleh: Pick<Sesi, 'user_id' | 'level'> | null = null,
): Promise<void> => {
  await periksaLevelToko(tx, user.level, user.kode_toko)
  const made = await tx.run(sql`
    INSERT INTO users (user_id, user_name, level, kode_toko, password_hash, dibuat_pada)
    VALUES (${user.user_id}, ${user.user_name}, ${user.level}, ${user.kode_toko}, ${await hashPassword(user.password)}, ${waktu})
    ON CONFLICT DO NOTHING`)
  if (made === 0) throw new Refusal('conflict', `User ID ${user.user_id} Sudah Ada`)
  await pakaiTemplate(tx, user.user_id, user.level, oleh)
}

/** A user as those who manage users need it. */
export interface UserKelola {
  user_id: string
  user_name: string
  level: string
  kode_toko: string
  aktif: boolean
  versi: number
}

// Levels that people add are all of one height; only OWN and SU stand above.
const tinggi = (level: string): number => (level === 'OWN' ? 3 : level === 'SU' ? 2 : 1)

/** Why somebody may not touch this user, or ''. A level above his own never; others than OWN/SU only their own shop. */
export const larangan = (
  sesi: Pick<Sesi, 'level' | 'kode_toko'>,
  { user_id, level, kode_toko }: Pick<UserKelola, 'user_id' | 'level' | 'kode_toko'>,
): string => {
  if (tinggi(level) > tinggi(sesi.level)) return `User ${user_id} Berlevel ${level}, Di Atas Level Anda`
  if (!isOwner(sesi.level) && kode_toko !== sesi.kode_toko) return `User ${user_id} Milik Toko ${kode_toko}`
  return ''
}

/** @throws Refusal when somebody may not make a user of this level in this shop */
export const periksaBolehJadi = (sesi: Sesi, level: string, kode_toko: string): void => {
  if (tinggi(level) > tinggi(sesi.level)) throw new Refusal('denied', `Level ${level} Di Atas Level Anda`)
  if (!isOwner(sesi.level) && kode_toko !== sesi.kode_toko)
    throw new Refusal('denied', `Anda Hanya Boleh Mengelola User Toko ${sesi.kode_toko}`)
}

const KOLOM = sql`user_id::text, user_name::text, level::text, kode_toko::text, aktif, versi`

const boleh = (sesi: Sesi, user: UserKelola | undefined, user_id: string): UserKelola => {
  if (!user) throw new Refusal('missing', `User ${user_id} Tidak Ada`)
  const alasan = larangan(sesi, user)
  if (alasan) throw new Refusal('denied', alasan)
  return user
}

/** A user whom the asker may touch. @throws Refusal */
export const cariUser = async (db: Queryable, sesi: Sesi, user_id: string): Promise<UserKelola> =>
  boleh(sesi, await db.one<UserKelola>(sql`SELECT ${KOLOM} FROM users WHERE user_id = ${user_id}`), user_id)

/**
 * The same, locked together with every active OWN, so that two owners cannot take each other's place at once.
 * @returns the user, and how many active OWN there are
 * @throws Refusal when he may not be touched, or was changed since `versi`
 */
export const kunciUser = async (
  tx: Tx,
  sesi: Sesi,
  user_id: string,
  versi?: number,
): Promise<{ user: UserKelola; pemilik: number }> => {
  const rows = await tx.rows<UserKelola>(sql`
    SELECT ${KOLOM} FROM users WHERE user_id = ${user_id} OR (level = 'OWN' AND aktif)
    ORDER BY user_id FOR NO KEY UPDATE`)
  const user = boleh(
    sesi,
    rows.find((row) => row.user_id === user_id),
    user_id,
  )
  if (versi !== undefined && versi !== user.versi)
    throw new Refusal('conflict', 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
  return { user, pemilik: rows.filter((row) => row.level === 'OWN' && row.aktif).length }
}
