/** Making users and the rules of who may touch whom: used by the first set-up, Data Users and Hak Akses Users. */
import { type Queryable, sql, type Tx } from '@kencana/database'
import { isOwner, Refusal, type Sesi } from '@kencana/server-kit'
import { hashPassword } from '../sesi/password.api.ts'

/** A user to be. */
export interface UserBaru {
  user_id: string
  user_name: string
  level: string
  kode_toko: string
  password: string
  no_hp?: string | undefined
}

/** @throws Refusal when level or shop does not exist */
export const periksaLevelToko = async (tx: Tx, level: string, kode_toko: string): Promise<void> => {
  const known = await tx.one<{ level: boolean; toko: boolean; lain: boolean }>(sql`
    SELECT EXISTS (SELECT FROM level_user WHERE level = ${level}) AS level,
      EXISTS (SELECT FROM toko WHERE kode_toko = ${kode_toko}) AS toko,
      EXISTS (SELECT FROM toko WHERE kode_toko = ${kode_toko} AND portal <> '') AS lain`)
  if (!known?.level) throw new Refusal('rule', `Level ${level} Tidak Ada`)
  if (!known.toko) throw new Refusal('rule', `Toko ${kode_toko} Tidak Ada`)
  if (known.lain) throw new Refusal('rule', `Toko ${kode_toko} Ada Di Instalasi Lain`)
}

/** Gives a user the menus and actions of his level's template, in place of what he had. */
export const pakaiTemplate = async (tx: Tx, user_id: string, level: string): Promise<void> => {
  await tx.run(sql`DELETE FROM hak_akses WHERE user_id = ${user_id}`)
  await tx.run(sql`
    INSERT INTO hak_akses (user_id, menu_name) SELECT ${user_id}, menu_name FROM menu_template WHERE level = ${level}`)
  await tx.run(sql`
    INSERT INTO hak_aksi (user_id, menu_name, aksi)
    SELECT ${user_id}, menu_name, aksi FROM template_aksi WHERE level = ${level}`)
  await tx.run(sql`DELETE FROM hak_hilang WHERE user_id = ${user_id}`)
}

/** Stores a user with the rights of its level, who agrees to nothing yet unless he is the first. @throws Refusal when it exists, or its level or shop does not */
export const simpanUser = async (tx: Tx, waktu: Date, user: UserBaru, oleh: string | null = null): Promise<void> => {
  await periksaLevelToko(tx, user.level, user.kode_toko)
  const made = await tx.run(sql`
    INSERT INTO users (user_id, user_name, level, kode_toko, password_hash, no_hp, dibuat_pada, wewenang_sejak, wewenang_oleh, ganti_password)
    SELECT ${user.user_id}, ${user.user_name}, ${user.level}, ${user.kode_toko}, ${await hashPassword(user.password)}, ${user.no_hp ?? ''}, ${waktu},
      CASE WHEN EXISTS (SELECT FROM users) THEN ${waktu}::timestamptz END, ${oleh}, ${oleh !== null}
    ON CONFLICT DO NOTHING`)
  if (made === 0) throw new Refusal('conflict', `User ID ${user.user_id} Sudah Ada`)
  await pakaiTemplate(tx, user.user_id, user.level)
}

/** A user as those who manage users need it. */
export interface UserKelola {
  user_id: string
  user_name: string
  level: string
  kode_toko: string
  aktif: boolean
  versi: number
  no_hp: string
}

/** Why somebody may not touch this user, or ''. Owners manage users, and OWN alone those of level OWN and SU. */
export const larangan = (
  sesi: Pick<Sesi, 'level'>,
  { user_id, level }: Pick<UserKelola, 'user_id' | 'level'>,
): string => {
  if (!isOwner(sesi.level)) return 'User Hanya Dikelola OWN Dan SU'
  if (isOwner(level) && sesi.level !== 'OWN') return `User ${user_id} Berlevel ${level}, Hanya Dikelola OWN`
  return ''
}

/** Why somebody may not look at this user's rights and sessions, or ''. */
const laranganLihat = (
  sesi: Pick<Sesi, 'level' | 'kode_toko'>,
  { user_id, level, kode_toko }: Pick<UserKelola, 'user_id' | 'level' | 'kode_toko'>,
): string => {
  if (isOwner(level) && sesi.level !== 'OWN') return `User ${user_id} Berlevel ${level}, Hanya Dikelola OWN`
  if (!isOwner(sesi.level) && kode_toko !== sesi.kode_toko) return `User ${user_id} Milik Toko ${kode_toko}`
  return ''
}

/** @throws Refusal when somebody may not make a user of this level */
export const periksaBolehJadi = (sesi: Sesi, level: string): void => {
  if (isOwner(level) && sesi.level !== 'OWN') throw new Refusal('denied', `Level ${level} Hanya Diberi OWN`)
}

const KOLOM = sql`user_id::text, user_name::text, level::text, kode_toko::text, aktif, versi, no_hp`

const pastikan = (user: UserKelola | undefined, user_id: string, alasan: (user: UserKelola) => string): UserKelola => {
  if (!user) throw new Refusal('missing', `User ${user_id} Tidak Ada`)
  const dilarang = alasan(user)
  if (dilarang) throw new Refusal('denied', dilarang)
  return user
}

/** A user at whose rights and sessions the asker may look. @throws Refusal */
export const cariUser = async (db: Queryable, sesi: Sesi, user_id: string): Promise<UserKelola> =>
  pastikan(await db.one<UserKelola>(sql`SELECT ${KOLOM} FROM users WHERE user_id = ${user_id}`), user_id, (user) =>
    laranganLihat(sesi, user),
  )

/**
 * A user whom the asker may change, locked together with every active OWN, so that two owners cannot take each other's place at once.
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
  const found = rows.find((row) => row.user_id === user_id)
  const user = pastikan(found, user_id, (one) => larangan(sesi, one))
  if (versi !== undefined && versi !== user.versi)
    throw new Refusal('conflict', 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
  return { user, pemilik: rows.filter((row) => row.level === 'OWN' && row.aktif).length }
}
