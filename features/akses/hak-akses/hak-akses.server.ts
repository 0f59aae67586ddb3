import { type Queryable, sql, type Tx } from '@kencana/database'
import { type Feature, isOwner, Refusal, route, type Sesi } from '@kencana/server-kit'
import { cariUser, kunciUser, type UserKelola } from '../users/users.api.ts'
import { hakAkses, menuDikenal, simpanHakAkses, simpanTemplate, templateLevel } from './hak-akses.contract.ts'

// Screens whose calls are open to every session: the dashboard, and a report that the specification lists as a lookup.
const TANPA_PANGGILAN = ['/dashboard', '/laporan-barang-dalam']

/** The menus that some call of the product asks for, and those few that none does. */
const dikenal = (features: readonly Feature[]): string[] => {
  const names = features.flatMap(({ routes }) =>
    routes.flatMap(({ endpoint: { access } }) => (typeof access === 'string' ? [] : [...access])),
  )
  return [...new Set([...TANPA_PANGGILAN, ...names])].toSorted()
}

const menuUser = async (db: Queryable, user_id: string): Promise<string[]> => {
  const rows = await db.rows<{ menu_name: string }>(
    sql`SELECT menu_name FROM hak_akses WHERE user_id = ${user_id} ORDER BY menu_name`,
  )
  return rows.map(({ menu_name }) => menu_name)
}

const menuTemplate = async (db: Queryable, level: string): Promise<string[]> => {
  const rows = await db.rows<{ menu_name: string }>(
    sql`SELECT menu_name FROM menu_template WHERE level = ${level} ORDER BY menu_name`,
  )
  return rows.map(({ menu_name }) => menu_name)
}

/** Menus of one list that the other lacks, either way. */
const beda = (a: readonly string[], b: readonly string[]): string[] => [
  ...a.filter((one) => !b.includes(one)),
  ...b.filter((one) => !a.includes(one)),
]

const periksaDikenal = (semua: readonly string[], lama: readonly string[], baru: readonly string[]): void => {
  // What a former version knew may stay or go, but not be given anew.
  const asing = baru.find((one) => !semua.includes(one) && !lama.includes(one))
  if (asing !== undefined) throw new Refusal('rule', `Menu ${asing} Tidak Dikenal`)
}

const periksaPerluMenu = (level: string): void => {
  if (isOwner(level)) throw new Refusal('rule', 'Level OWN Dan SU Memakai Semua Menu')
}

/** Nobody grants or takes a menu that he lacks, and nobody but OWN and SU changes his own rights. */
const periksaMemberi = async (
  db: Queryable,
  sesi: Sesi,
  user: UserKelola,
  diubah: readonly string[],
): Promise<void> => {
  if (isOwner(sesi.level)) return
  if (user.user_id === sesi.user_id) throw new Refusal('rule', 'Hak Akses Sendiri Tidak Bisa Diubah')
  const punya = await menuUser(db, sesi.user_id)
  const lebih = diubah.find((one) => !punya.includes(one))
  if (lebih !== undefined) throw new Refusal('denied', `Menu ${lebih} Tidak Bisa Diubah Karena Anda Tidak Memilikinya`)
}

const gantiMenu = async (tx: Tx, user_id: string, menu: readonly string[]): Promise<void> => {
  await tx.run(sql`DELETE FROM hak_akses WHERE user_id = ${user_id} AND menu_name <> ALL (${menu}::text[])`)
  await tx.run(sql`
    INSERT INTO hak_akses (user_id, menu_name) SELECT ${user_id}, m FROM unnest(${menu}::text[]) m ON CONFLICT DO NOTHING`)
  await tx.run(sql`UPDATE users SET versi = versi + 1 WHERE user_id = ${user_id}`)
}

const simpanRoute = (features: readonly Feature[]) =>
  route(simpanHakAkses, async ({ id, versi, menu }, ctx) => {
    const { user } = await kunciUser(ctx.db, ctx.sesi, id, versi)
    periksaPerluMenu(user.level)
    const lama = await menuUser(ctx.db, id)
    const baru = [...new Set(menu)].toSorted()
    periksaDikenal(dikenal(features), lama, baru)
    await periksaMemberi(ctx.db, ctx.sesi, user, beda(lama, baru))
    await gantiMenu(ctx.db, id, baru)
    ctx.audit({ dokumen: id, sebelum: { menu: lama }, sesudah: { menu: baru } })
    return { message: 'Data Berhasil Disimpan', versi: user.versi + 1 }
  })

const adaLevel = async (db: Queryable, level: string): Promise<void> => {
  const row = await db.one(sql`SELECT 1 AS ada FROM level_user WHERE level = ${level}`)
  if (!row) throw new Refusal('missing', `Level ${level} Tidak Ada`)
}

const templateRoute = route(templateLevel, async ({ level }, { db }) => {
  await adaLevel(db, level)
  const row = await db.one<{ users: number }>(sql`SELECT count(*)::int AS users FROM users WHERE level = ${level}`)
  return { level, menu: await menuTemplate(db, level), users: row?.users ?? 0 }
})

const simpanTemplateRoute = (features: readonly Feature[]) =>
  route(simpanTemplate, async ({ level, menu, terapkan }, ctx) => {
    await adaLevel(ctx.db, level)
    periksaPerluMenu(level)
    await ctx.db.run(sql`SELECT 1 FROM level_user WHERE level = ${level} FOR NO KEY UPDATE`)
    const lama = await menuTemplate(ctx.db, level)
    const baru = [...new Set(menu)].toSorted()
    periksaDikenal(dikenal(features), lama, baru)
    await ctx.db.run(sql`DELETE FROM menu_template WHERE level = ${level} AND menu_name <> ALL (${baru}::text[])`)
    await ctx.db.run(sql`
      INSERT INTO menu_template (level, menu_name) SELECT ${level}, m FROM unnest(${baru}::text[]) m ON CONFLICT DO NOTHING`)
    ctx.audit({ dokumen: level, sebelum: { menu: lama }, sesudah: { menu: baru, terapkan } })
    if (!terapkan) return { message: 'Data Berhasil Disimpan' }
    const users = await ctx.db.rows<{ user_id: string }>(
      sql`SELECT user_id::text FROM users WHERE level = ${level} ORDER BY user_id FOR NO KEY UPDATE`,
    )
    for (const { user_id } of users) {
      const dulu = await menuUser(ctx.db, user_id)
      if (beda(dulu, baru).length === 0) continue
      await gantiMenu(ctx.db, user_id, baru)
      ctx.audit({ dokumen: user_id, sebelum: { menu: dulu }, sesudah: { menu: baru } })
    }
    return { message: `Template Diterapkan Ke ${users.length} User` }
  })

/** Rights of users and templates of levels. @param features all of the product, read when asked */
export const hakAksesFeature = (features: readonly Feature[]): Feature => ({
  routes: [
    route(menuDikenal, async (_, { db, sesi }) => {
      const menu = dikenal(features)
      if (isOwner(sesi.level)) return { menu, boleh: menu }
      const punya = await menuUser(db, sesi.user_id)
      return { menu, boleh: menu.filter((one) => punya.includes(one)) }
    }),
    route(hakAkses, async ({ id }, { db, sesi }) => {
      const { user_id, user_name, level, kode_toko, versi } = await cariUser(db, sesi, id)
      return { user_id, user_name, level, kode_toko, versi, menu: await menuUser(db, user_id) }
    }),
    simpanRoute(features),
    templateRoute,
    simpanTemplateRoute(features),
  ],
})
