import { namaHak } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Feature, isOwner, Refusal, route } from '@kencana/server-kit'
import { cariUser, kunciUser } from '../users/users.api.ts'
import { ALARM_HAK } from './alarm-hak.query.ts'
import { gantiHakTemplate, gantiHakUser, type Hak, hakTemplate, hakUser } from './hak.api.ts'
import {
  DIKENAL,
  hakAkses,
  hakHilang,
  menuDikenal,
  simpanHakAkses,
  simpanTemplate,
  templateLevel,
  tutupHakHilang,
} from './hak-akses.contract.ts'

/**
 * The rights of a request, each once and sorted.
 * @param lama what is held already: what a former version knew may stay or go, but not be given anew
 * @throws Refusal for a right that nobody knows, and for an action whose menu is not given with it
 */
const periksa = ({ menu, aksi }: Hak, lama: Hak): Hak => {
  const asing = menu.find((one) => !DIKENAL.menu.includes(one) && !lama.menu.includes(one))
  if (asing !== undefined) throw new Refusal('rule', `Menu ${asing} Tidak Dikenal`)
  const salah = aksi.find((one) => !DIKENAL.aksi.some(({ hak }) => hak === one) && !lama.aksi.includes(one))
  if (salah !== undefined) throw new Refusal('rule', `Hak ${salah} Tidak Dikenal`)
  const lepas = aksi.find((one) => !menu.includes(one.split('#')[0] ?? ''))
  if (lepas !== undefined) throw new Refusal('rule', `Hak ${lepas} Perlu Menunya`)
  return { menu: [...new Set(menu)].toSorted(), aksi: [...new Set(aksi)].toSorted() }
}

const sama = (left: Hak, right: Hak): boolean => JSON.stringify(left) === JSON.stringify(right)

const periksaPerluHak = (level: string): void => {
  if (isOwner(level)) throw new Refusal('rule', 'Level OWN Dan SU Memakai Semua Menu')
}

const simpanRoute = route(simpanHakAkses, async ({ id, versi, ...hak }, ctx) => {
  const { user } = await kunciUser(ctx.db, ctx.sesi, id, versi)
  periksaPerluHak(user.level)
  const lama = await hakUser(ctx.db, id)
  const baru = periksa(hak, lama)
  await gantiHakUser(ctx.db, id, baru)
  await ctx.db.run(sql`DELETE FROM hak_hilang WHERE user_id = ${id}`)
  ctx.audit({ dokumen: id, sebelum: lama, sesudah: baru })
  return { message: 'Data Berhasil Disimpan', versi: user.versi + 1 }
})

const adaLevel = async (db: Queryable, level: string): Promise<void> => {
  const row = await db.one(sql`SELECT 1 AS ada FROM level_user WHERE level = ${level}`)
  if (!row) throw new Refusal('missing', `Level ${level} Tidak Ada`)
}

const templateRoute = route(templateLevel, async ({ level }, { db }) => {
  await adaLevel(db, level)
  const row = await db.one<{ users: number }>(sql`SELECT count(*)::int AS users FROM users WHERE level = ${level}`)
  return { level, ...(await hakTemplate(db, level)), users: row?.users ?? 0 }
})

const simpanTemplateRoute = route(simpanTemplate, async ({ level, terapkan, ...hak }, ctx) => {
  await adaLevel(ctx.db, level)
  periksaPerluHak(level)
  await ctx.db.run(sql`SELECT 1 FROM level_user WHERE level = ${level} FOR NO KEY UPDATE`)
  const lama = await hakTemplate(ctx.db, level)
  const baru = periksa(hak, lama)
  await gantiHakTemplate(ctx.db, level, baru)
  ctx.audit({ dokumen: level, sebelum: lama, sesudah: { ...baru, terapkan } })
  if (!terapkan) return { message: 'Data Berhasil Disimpan' }
  const users = await ctx.db.rows<{ user_id: string }>(
    sql`SELECT user_id::text FROM users WHERE level = ${level} ORDER BY user_id FOR NO KEY UPDATE`,
  )
  await ctx.db.run(sql`DELETE FROM hak_hilang WHERE user_id IN (SELECT user_id FROM users WHERE level = ${level})`)
  for (const { user_id } of users) {
    const dulu = await hakUser(ctx.db, user_id)
    if (sama(dulu, baru)) continue
    await gantiHakUser(ctx.db, user_id, baru)
    ctx.audit({ dokumen: user_id, sebelum: dulu, sesudah: baru })
  }
  return { message: `Template Diterapkan Ke ${users.length} User` }
})

const hakHilangRoute = route(hakHilang, async (_, { db }) =>
  db.rows<{ user_id: string; user_name: string; level: string; hak: string }>(sql`
    SELECT h.user_id::text, u.user_name::text, u.level::text, h.menu_name || '#' || h.aksi AS hak
    FROM hak_hilang h JOIN users u USING (user_id) ORDER BY h.user_id, h.menu_name, h.aksi`),
)

/** Gives back what is ticked; what is not stays lost, and nobody is asked again. */
const tutupHakHilangRoute = route(tutupHakHilang, async ({ kembali }, ctx) => {
  const hilang = await ctx.db.rows<{ user_id: string; menu_name: string; aksi: string }>(
    sql`SELECT user_id::text, menu_name, aksi FROM hak_hilang ORDER BY user_id, menu_name, aksi FOR UPDATE`,
  )
  const diminta = new Set(kembali.map(({ user_id, hak }) => `${user_id} ${hak}`))
  const diberi = hilang.filter((one) => diminta.has(`${one.user_id} ${namaHak(one.menu_name, one.aksi)}`))
  if (diberi.length !== diminta.size) throw new Refusal('conflict', 'Data Berubah, Silahkan Cari Ulang')
  await ctx.db.run(sql`
    INSERT INTO hak_aksi (user_id, menu_name, aksi)
    SELECT h.user_id, h.menu_name, r.aksi
    FROM jsonb_to_recordset(${sql.json(diberi)}::jsonb) r (user_id text, menu_name text, aksi text)
    JOIN hak_akses h ON h.user_id = r.user_id AND h.menu_name = r.menu_name ON CONFLICT DO NOTHING`)
  await ctx.db.run(sql`DELETE FROM hak_hilang`)
  ctx.audit({ dokumen: 'HAK', sebelum: { hilang }, sesudah: { diberi } })
  return { message: 'Data Berhasil Disimpan' }
})

/** Rights of users and templates of levels. */
export const hakAksesFeature: Feature = {
  alarm: ALARM_HAK,
  routes: [
    route(menuDikenal, async () => ({ menu: [...DIKENAL.menu], aksi: [...DIKENAL.aksi] })),
    route(hakAkses, async ({ id }, { db, sesi }) => {
      const { user_id, user_name, level, kode_toko, versi } = await cariUser(db, sesi, id)
      return { user_id, user_name, level, kode_toko, versi, ...(await hakUser(db, user_id)) }
    }),
    simpanRoute,
    templateRoute,
    simpanTemplateRoute,
    hakHilangRoute,
    tutupHakHilangRoute,
  ],
}
