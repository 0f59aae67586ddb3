import { sql } from '@kencana/database'
import { type Feature, route } from '@kencana/server-kit'
import { createUser, listUsers } from './users.contract.ts'
import { simpanUser } from './users.lookup.ts'

const listRoute = route(listUsers, (_, ctx) =>
  ctx.db.rows(sql`
    SELECT user_id::text AS _id, user_id::text, user_name::text, level::text, kode_toko::text, aktif
    FROM users ORDER BY user_id`),
)

const createRoute = route(createUser, async (input, ctx) => {
  await simpanUser(ctx.db, ctx.waktu, input)
  const { user_id, user_name, level, kode_toko } = input
  const data = { _id: user_id, user_id, user_name, level, kode_toko, aktif: true }
  ctx.audit({ dokumen: user_id, sesudah: data })
  return { message: 'Data Berhasil Disimpan', data }
})

export const users: Feature = { routes: [listRoute, createRoute] }
