import { sql } from '@kencana/database'
import { type Feature, lockToko, publicRoute, publicWrite, Refusal, route, writeAudit } from '@kencana/server-kit'
import { verify } from '@node-rs/argon2'
import { checkPassword, hashPassword } from './password.lookup.ts'
import { changePassword, login, logout, pindahToko } from './sesi.contract.ts'
import { bukaSesi, cabutSesiUser } from './sesi.lookup.ts'

const loginRoute = publicRoute(login, async ({ user_id, password }, ctx) => {
  const user = await checkPassword(ctx.db, ctx.waktu, user_id, password)
  return publicWrite(ctx, async (tx, waktu) => {
    const toko = await lockToko(tx, user.kode_toko)
    if (!toko) throw new Error(`shop ${user.kode_toko} of user ${user_id} is missing`)
    const data = await bukaSesi(tx, ctx.tokens, waktu, { ...user, perangkat: ctx.perangkat })
    await writeAudit(tx, { ...user, tgl_system: toko.tgl_system, waktu }, 'POST users/login', {
      dokumen: user.user_id,
      sesudah: { perangkat: ctx.perangkat },
    })
    return data
  })
})

const logoutRoute = route(logout, async ({ user_id }, ctx) => {
  if (user_id !== undefined && user_id !== ctx.sesi.user_id) throw new Refusal('denied', 'Gagal Logout')
  await ctx.db.run(sql`UPDATE sesi SET dicabut_pada = ${ctx.waktu}, alasan = 'LOGOUT' WHERE id = ${ctx.sesi.id}`)
  ctx.audit({ dokumen: ctx.sesi.user_id })
  return { message: 'Berhasil' }
})

const changePasswordRoute = route(changePassword, async ({ password, new_password }, ctx) => {
  const { user_id, id } = ctx.sesi
  const row = await ctx.db.one<{ password_hash: string }>(
    sql`SELECT password_hash FROM users WHERE user_id = ${user_id} FOR UPDATE`,
  )
  if (!row || !(await verify(row.password_hash, password))) throw new Refusal('rule', 'Password Lama Salah')
  if (password === new_password) throw new Refusal('rule', 'Password Baru Harus Berbeda Dari Password Lama')
  await ctx.db.run(sql`UPDATE users SET password_hash = ${await hashPassword(new_password)} WHERE user_id = ${user_id}`)
  await cabutSesiUser(ctx.db, user_id, id, ctx.waktu, 'GANTI PASSWORD')
  ctx.audit({ dokumen: user_id })
  return { message: 'Password Berhasil Diubah' }
})

const pindahTokoRoute = route(pindahToko, async ({ kode_toko }, ctx) => {
  await lockToko(ctx.db, kode_toko)
  const { user_id, user_name, level, id } = ctx.sesi
  const data = await bukaSesi(ctx.db, ctx.tokens, ctx.waktu, { user_id, user_name, level, kode_toko, perangkat: '' })
  await ctx.db.run(sql`UPDATE sesi SET dicabut_pada = ${ctx.waktu}, alasan = 'PINDAH TOKO' WHERE id = ${id}`)
  ctx.audit({ dokumen: user_id, sebelum: { kode_toko: ctx.sesi.kode_toko }, sesudah: { kode_toko } })
  return data
})

export const sesi: Feature = { routes: [loginRoute, logoutRoute, changePasswordRoute, pindahTokoRoute] }
