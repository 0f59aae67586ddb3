/** Making a user: used by the first set-up and by the owner. */
import { sql, type Tx } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { hashPassword } from '../sesi/password.lookup.ts'

/** A user to be. */
export interface UserBaru {
  user_id: string
  user_name: string
  level: string
  kode_toko: string
  password: string
}

/** Stores a user with the menu of its level. @throws Refusal when it exists, or its level or shop does not */
export const simpanUser = async (tx: Tx, waktu: Date, user: UserBaru): Promise<void> => {
  const known = await tx.one<{ level: boolean; toko: boolean }>(sql`
    SELECT EXISTS (SELECT FROM level_user WHERE level = ${user.level}) AS level,
      EXISTS (SELECT FROM toko WHERE kode_toko = ${user.kode_toko}) AS toko`)
  if (!known?.level) throw new Refusal('rule', `Level ${user.level} Tidak Ada`)
  if (!known.toko) throw new Refusal('rule', `Toko ${user.kode_toko} Tidak Ada`)
  const made = await tx.run(sql`
    INSERT INTO users (user_id, user_name, level, kode_toko, password_hash, dibuat_pada)
    VALUES (${user.user_id}, ${user.user_name}, ${user.level}, ${user.kode_toko}, ${await hashPassword(user.password)}, ${waktu})
    ON CONFLICT DO NOTHING`)
  if (made === 0) throw new Refusal('conflict', `User ID ${user.user_id} Sudah Ada`)
  await tx.run(sql`
    INSERT INTO hak_akses (user_id, menu_name)
    SELECT ${user.user_id}, menu_name FROM menu_template WHERE level = ${user.level}`)
}
