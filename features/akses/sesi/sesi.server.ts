import { sql } from '@kencana/database'
import { type Feature, lockToko, publicRoute, publicWrite, Refusal, route, writeAudit } from '@kencana/server-kit'
import { bentukInstalasi } from '../../pengaturan/para-system/para-system.api.ts'
import { checkPassword, hashPassword, stillValid, type UserRow } from './password.api.ts'
import { bukaSesi, cabutSesiUser, DARI_PUSAT, gantiDulu, hakOf } from './sesi.api.ts'
import { changePassword, login, logout, pindahToko, saya } from './sesi.contract.ts'

const loginRoute = publicRoute(login, async ({ user_id, password }, ctx) => {
  const user = await checkPassword(ctx.db, ctx.waktu, `LOGIN ${user_id} ${ctx.alamat}`, user_id, password)
  return publicWrite(ctx, user.kode_toko, async (tx, waktu) => {
    const toko = await lockToko(tx, user.kode_toko)
    if (!toko) throw new Error(`shop ${user.kode_toko} of user ${user_id} is missing`)
    await stillValid(tx, user)
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

const changePasswordRoute = route(
  changePassword,
  async ({ password, new_password }, ctx, prepared: { user: UserRow; baru: string }) => {
    const { user_id, id } = ctx.sesi
    if (password === new_password) throw new Refusal('rule', 'Password Baru Harus Berbeda Dari Password Lama')
    await stillValid(ctx.db, prepared.user)
    // Whoever gave him the one before may be sitting there: his day begins now.
    await ctx.db.run(sql`
      UPDATE users SET password_hash = ${prepared.baru}, ganti_password = false,
        wewenang_sejak = CASE WHEN ganti_password THEN ${ctx.waktu}::timestamptz ELSE wewenang_sejak END
      WHERE user_id = ${user_id}`)
    await cabutSesiUser(ctx.db, user_id, id, ctx.waktu, 'GANTI PASSWORD')
    ctx.audit({ dokumen: user_id })
    return { message: 'Password Berhasil Diubah' }
  },
  {
    // Comparing and hashing take long on purpose: they must not hold a connection, and a refusal must be counted.
    before: async ({ password, new_password }, { db, clock }, { user_id }) => {
      const wrong = () => Promise.reject(new Refusal('rule', 'Password Lama Salah'))
      const user = await checkPassword(db, clock.now(), `GANTI ${user_id}`, user_id, password).catch(
        (error: unknown) =>
          error instanceof Refusal && error.kind === 'session' ? wrong() : Promise.reject(error as Error),
      )
      return { user, baru: await hashPassword(new_password) }
    },
  },
)

const pindahTokoRoute = route(pindahToko, async ({ kode_toko }, ctx) => {
  const tujuan = await lockToko(ctx.db, kode_toko)
  const lain = await ctx.db.one(sql`SELECT 1 AS ada FROM toko WHERE kode_toko = ${kode_toko} AND portal <> ''`)
  if (lain) throw new Refusal('rule', `Toko ${kode_toko} Ada Di Instalasi Lain`)
  const { user_id, user_name, level, id } = ctx.sesi
  const lama = await ctx.db.one<{ perangkat: string }>(sql`SELECT perangkat FROM sesi WHERE id = ${id}`)
  const perangkat = lama?.perangkat ?? ''
  const data = await bukaSesi(ctx.db, ctx.tokens, ctx.waktu, { user_id, user_name, level, kode_toko, perangkat })
  await ctx.db.run(sql`UPDATE sesi SET dicabut_pada = ${ctx.waktu}, alasan = 'PINDAH TOKO' WHERE id = ${id}`)
  const pindah = { dokumen: user_id, sebelum: { kode_toko: ctx.sesi.kode_toko }, sesudah: { kode_toko } }
  ctx.audit(pindah)
  // The shop that is entered keeps its own trace of who came.
  if (tujuan && kode_toko !== ctx.sesi.kode_toko)
    await writeAudit(
      ctx.db,
      { kode_toko, tgl_system: tujuan.tgl_system, user_id, waktu: ctx.waktu },
      'POST users/pindah-toko',
      pindah,
    )
  return data
})

const sayaRoute = route(saya, async (_, { db, sesi }) => {
  const { user_id, user_name, level, kode_toko, zona_waktu } = sesi
  const toko = await db.one<{ nama_toko: string; alamat_toko: string; dari_pusat: boolean }>(
    sql`SELECT nama_toko::text, alamat_toko, ${DARI_PUSAT} FROM toko WHERE kode_toko = ${kode_toko}`,
  )
  if (!toko) throw new Error(`shop ${kode_toko} of a session is missing`)
  const ganti_password = await gantiDulu(db, user_id)
  const bentuk = await bentukInstalasi(db)
  return { ...toko, user_name, level, zona_waktu, ganti_password, ...bentuk, ...(await hakOf(db, user_id)) }
})

export const sesiFeature: Feature = {
  routes: [loginRoute, logoutRoute, sayaRoute, changePasswordRoute, pindahTokoRoute],
}
