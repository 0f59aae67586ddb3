/** Deputies: OWN names somebody who may agree in his place, for some days and up to some amount. */
import { randomUUID } from 'node:crypto'
import { sql } from '@kencana/database'
import { isOwner, Refusal, route } from '@kencana/server-kit'
import { akhiriWakil, listWakil, tambahWakil } from './wakil.contract.ts'

const PALING_LAMA = 31
const HARI = 86_400_000

const daftar = route(listWakil, (_, { db, sesi, waktu }) =>
  db.rows(sql`
    SELECT w.id, w.user_id::text, u.user_name::text, w.dari, w.sampai, w.rp_kasus, w.rp_hari, w.mg_kasus, w.mg_hari,
      (SELECT count(*)::int FROM otorisasi o WHERE o.wakil = w.id) AS dipakai, w.dibuat_oleh::text, w.diakhiri_oleh::text,
      CASE WHEN w.diakhiri_pada IS NOT NULL THEN 'DIAKHIRI' WHEN ${sesi.hari_ini}::date > w.sampai THEN 'LEWAT'
        WHEN ${sesi.hari_ini}::date < w.dari THEN 'NANTI' ELSE 'BERLAKU' END AS keadaan
    FROM wakil w JOIN users u ON u.user_id = w.user_id
    WHERE w.sampai > ${new Date(waktu.getTime() - 90 * HARI)}::date
    ORDER BY w.diakhiri_pada IS NOT NULL, w.sampai DESC, w.dibuat_pada DESC LIMIT 200`),
)

const tambah = route(tambahWakil, async (isian, ctx) => {
  const { user_id, dari, sampai, rp_kasus, rp_hari, mg_kasus, mg_hari } = isian
  if (sampai < ctx.sesi.hari_ini) throw new Refusal('rule', 'Tanggal Akhir Sudah Lewat')
  if ((Date.parse(sampai) - Date.parse(dari)) / HARI > PALING_LAMA)
    throw new Refusal('rule', `Wakil Paling Lama ${PALING_LAMA} Hari`)
  const user = await ctx.db.one<{ level: string; aktif: boolean }>(
    sql`SELECT level::text, aktif FROM users WHERE user_id = ${user_id} FOR SHARE`,
  )
  if (!user?.aktif) throw new Refusal('rule', `User ${user_id} Tidak Ada Atau Tidak Aktif`)
  if (isOwner(user.level))
    throw new Refusal('rule', `User ${user_id} Berlevel ${user.level}, Tidak Perlu Menjadi Wakil`)
  const id = randomUUID()
  await ctx.db.run(sql`
    INSERT INTO wakil (id, user_id, dari, sampai, rp_kasus, rp_hari, mg_kasus, mg_hari, dibuat_oleh, dibuat_pada)
    VALUES (${id}, ${user_id}, ${dari}, ${sampai}, ${rp_kasus}, ${rp_hari}, ${mg_kasus}, ${mg_hari}, ${ctx.sesi.user_id},
      ${ctx.waktu})`)
  ctx.audit({ dokumen: user_id, sesudah: isian })
  return { message: 'Data Berhasil Disimpan' }
})

const akhiri = route(akhiriWakil, async ({ id }, ctx) => {
  const row = await ctx.db.one<{ user_id: string; diakhiri_pada: string | null }>(
    sql`SELECT user_id::text, diakhiri_pada::text FROM wakil WHERE id = ${id} FOR UPDATE`,
  )
  if (!row) throw new Refusal('missing', 'Wakil Tidak Dikenal')
  if (row.diakhiri_pada !== null) throw new Refusal('conflict', 'Wakil Sudah Diakhiri')
  await ctx.db.run(sql`
    UPDATE wakil SET diakhiri_oleh = ${ctx.sesi.user_id}, diakhiri_pada = ${ctx.waktu} WHERE id = ${id}`)
  ctx.audit({ dokumen: row.user_id, sesudah: { diakhiri: id } })
  return { message: `Wakil ${row.user_id} Diakhiri` }
})

export const wakilRoutes = [daftar, tambah, akhiri] as const
