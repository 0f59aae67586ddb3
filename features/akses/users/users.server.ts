import { sql } from '@kencana/database'
import { type Feature, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { cabutMilik } from '../../luar/kunci-baca/cabut-milik.api.ts'
import { jadikanSales } from '../../master/sales/sales.api.ts'
import { gantiHakTemplate } from '../hak-akses/hak.api.ts'
import { hashPassword } from '../sesi/password.api.ts'
import { cabutSesiUser } from '../sesi/sesi.api.ts'
import { ALARM_USERS } from './alarm-users.query.ts'
import {
  cariUser,
  kunciUser,
  pakaiTemplate,
  periksaBolehJadi,
  periksaLevelToko,
  simpanUser,
  type UserKelola,
} from './users.api.ts'
import {
  aktifUser,
  createUser,
  editUser,
  kelolaUsers,
  keluarkanSesi,
  listLevel,
  listUsers,
  resetPassword,
  sesiUser,
  tambahLevel,
} from './users.contract.ts'
import { daftarKelola, daftarSesi } from './users.query.ts'

const listRoute = route(listUsers, (_, ctx) =>
  ctx.db.rows(sql`
    SELECT user_id::text AS _id, user_id::text, user_name::text, level::text, kode_toko::text, aktif
    FROM users ORDER BY user_id`),
)

const kelolaRoute = route(kelolaUsers, (_, ctx) => daftarKelola(ctx.db, ctx.sesi, ctx.waktu))

const createRoute = route(createUser, async (input, ctx) => {
  const { user_id, user_name, level, kode_toko } = input
  periksaBolehJadi(ctx.sesi, level)
  await simpanUser(ctx.db, ctx.waktu, input, ctx.sesi.user_id)
  const data = { _id: user_id, user_id, user_name, level, kode_toko, aktif: true, versi: 1 }
  ctx.audit({ dokumen: user_id, sesudah: data })
  if (input.kode_sales) await jadikanSales(ctx, { ...data, kode_sales: input.kode_sales })
  return { message: 'Data Berhasil Disimpan', data }
})

type Perubahan = Partial<Pick<UserKelola, 'user_name' | 'level' | 'kode_toko' | 'aktif' | 'no_hp'>>

const ubah = async (ctx: WriteContext, sebelum: UserKelola, ganti: Perubahan) => {
  const sesudah = { ...sebelum, ...ganti, versi: sebelum.versi + 1 }
  const { user_id, user_name, level, kode_toko, aktif, versi, no_hp } = sesudah
  await ctx.db.run(sql`
    UPDATE users SET user_name = ${user_name}, no_hp = ${no_hp}, kode_toko = ${kode_toko}, versi = ${versi}, level = ${level}, aktif = ${aktif},
      wewenang_sejak = CASE WHEN level <> ${level} OR aktif <> ${aktif} THEN ${ctx.waktu} ELSE wewenang_sejak END,
      wewenang_oleh = CASE WHEN level <> ${level} OR aktif <> ${aktif} THEN ${ctx.sesi.user_id} ELSE wewenang_oleh END
    WHERE user_id = ${user_id}`)
  await cabutMilik(ctx, sebelum, sesudah)
  ctx.audit({ dokumen: user_id, sebelum, sesudah })
  return { _id: user_id, ...sesudah }
}

const editRoute = route(editUser, async ({ id, versi, no_hp, kode_sales, ...ganti }, ctx) => {
  const { user, pemilik } = await kunciUser(ctx.db, ctx.sesi, id, versi)
  const { level, kode_toko } = ganti
  periksaBolehJadi(ctx.sesi, level)
  await periksaLevelToko(ctx.db, level, kode_toko)
  const sendiri = id === ctx.sesi.user_id
  if (level !== user.level) {
    if (sendiri) throw new Refusal('rule', 'Level Sendiri Tidak Bisa Diubah')
    if (user.level === 'OWN' && user.aktif && pemilik <= 1)
      throw new Refusal('rule', 'OWN Terakhir Yang Aktif Tidak Bisa Diubah Levelnya')
    await pakaiTemplate(ctx.db, id, level)
  }
  // Other rights or another shop begin with a new login; his own session an owner may keep.
  if ((level !== user.level || kode_toko !== user.kode_toko) && !sendiri)
    await cabutSesiUser(ctx.db, id, null, ctx.waktu, 'USER DIUBAH')
  const data = await ubah(ctx, user, { ...ganti, no_hp: no_hp ?? user.no_hp })
  if (kode_sales) await jadikanSales(ctx, { ...data, kode_sales })
  return { message: 'Data Berhasil Diedit', data }
})

const resetRoute = route(
  resetPassword,
  async ({ id }, ctx, password_hash: string) => {
    const { user } = await kunciUser(ctx.db, ctx.sesi, id)
    if (id === ctx.sesi.user_id) throw new Refusal('rule', 'Password Sendiri Diganti Lewat Ganti Password')
    await ctx.db.run(sql`
      UPDATE users SET password_hash = ${password_hash}, ganti_password = true, wewenang_sejak = ${ctx.waktu}, wewenang_oleh = ${ctx.sesi.user_id}
      WHERE user_id = ${user.user_id}`)
    // Whoever forgot it and locked himself out may try the new one at once.
    await ctx.db.run(
      sql`DELETE FROM gagal_login WHERE subjek = ${`GANTI ${id}`} OR starts_with(subjek, ${`LOGIN ${id} `})`,
    )
    const sesi = await cabutSesiUser(ctx.db, id, null, ctx.waktu, 'RESET PASSWORD')
    ctx.audit({ dokumen: id, sesudah: { level: user.level, sesi_diakhiri: sesi } })
    return { message: 'Password Berhasil Diubah' }
  },
  // Hashing takes long on purpose: it must not hold a connection.
  { before: ({ password }) => hashPassword(password) },
)

const aktifRoute = route(aktifUser, async ({ id, aktif, versi }, ctx) => {
  const { user, pemilik } = await kunciUser(ctx.db, ctx.sesi, id, versi)
  if (user.aktif === aktif) throw new Refusal('conflict', `User ${id} Sudah ${aktif ? 'Aktif' : 'Nonaktif'}`)
  if (!aktif) {
    if (id === ctx.sesi.user_id) throw new Refusal('rule', 'User Sendiri Tidak Bisa Dinonaktifkan')
    if (user.level === 'OWN' && pemilik <= 1)
      throw new Refusal('rule', 'OWN Terakhir Yang Aktif Tidak Bisa Dinonaktifkan')
    await cabutSesiUser(ctx.db, id, null, ctx.waktu, 'NONAKTIF')
  }
  const data = await ubah(ctx, user, { aktif })
  return { message: aktif ? `User ${id} Diaktifkan` : `User ${id} Dinonaktifkan`, data }
})

const sesiRoute = route(sesiUser, async ({ id }, ctx) => {
  const { user_id } = await cariUser(ctx.db, ctx.sesi, id)
  return daftarSesi(ctx.db, user_id, ctx.sesi.id, ctx.waktu)
})

const keluarkanRoute = route(keluarkanSesi, async ({ id, sesi }, ctx) => {
  const { user_id } = await cariUser(ctx.db, ctx.sesi, id)
  if (sesi === ctx.sesi.id) throw new Refusal('rule', 'Sesi Ini Sedang Dipakai, Gunakan Logout')
  const jumlah =
    sesi === null
      ? await cabutSesiUser(ctx.db, user_id, ctx.sesi.id, ctx.waktu, 'DIKELUARKAN')
      : await ctx.db.run(sql`
          UPDATE sesi SET dicabut_pada = ${ctx.waktu}, alasan = 'DIKELUARKAN'
          WHERE id = ${sesi} AND user_id = ${user_id} AND dicabut_pada IS NULL`)
  if (jumlah === 0) throw new Refusal('missing', `Sesi User ${user_id} Sudah Berakhir`)
  ctx.audit({ dokumen: user_id, sebelum: { sesi: sesi ?? 'SEMUA' }, sesudah: { sesi_diakhiri: jumlah } })
  return { message: `${jumlah} Sesi Dikeluarkan` }
})

const levelRoute = route(listLevel, (_, ctx) =>
  ctx.db.rows(sql`
    SELECT level::text, nama_level::text FROM level_user
    ORDER BY CASE level WHEN 'OWN' THEN 0 WHEN 'SU' THEN 1 ELSE 2 END, level`),
)

/** What every level begins with: the screen after the login, and to stand as a witness. */
const HAK_SEMUA = { menu: ['/dashboard'], aksi: ['/dashboard#saksi'] }

const tambahLevelRoute = route(tambahLevel, async (data, ctx) => {
  const made = await ctx.db.run(sql`
    INSERT INTO level_user (level, nama_level) VALUES (${data.level}, ${data.nama_level}) ON CONFLICT DO NOTHING`)
  if (made === 0) throw new Refusal('conflict', `Level ${data.level} Sudah Ada`)
  await gantiHakTemplate(ctx.db, data.level, HAK_SEMUA)
  ctx.audit({ dokumen: data.level, sesudah: data })
  return { message: 'Data Berhasil Disimpan', data }
})

export const usersFeature: Feature = {
  alarm: ALARM_USERS,
  routes: [
    listRoute,
    kelolaRoute,
    createRoute,
    editRoute,
    resetRoute,
    aktifRoute,
    sesiRoute,
    keluarkanRoute,
    levelRoute,
    tambahLevelRoute,
  ],
}
