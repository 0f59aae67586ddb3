import { type Queryable, sql } from '@kencana/database'
import { type Feature, Refusal, route, type Sesi, TERSIMPAN, waktu } from '@kencana/server-kit'
import { getTempat, simpanTempat } from './tempat-hutang.contract.ts'

interface Amplop {
  akar: string
  status: string
  tempat: string | null
}

/** The bag of a loan of this shop. @throws Refusal 404 */
const amplop = async (db: Queryable, { kode_toko }: Sesi, no_hutang: string): Promise<Amplop> => {
  const satu = await db.one<Amplop>(sql`
    SELECT akar_hutang(k.no_hutang)::text AS akar, k.status,
      (SELECT t.tempat FROM hutang_tempat t WHERE t.akar = akar_hutang(k.no_hutang) ORDER BY t.ke DESC LIMIT 1) AS tempat
    FROM hutang k WHERE k.kode_toko = ${kode_toko} AND k.no_hutang = ${no_hutang}`)
  if (!satu) throw new Refusal('missing', `Hutang ${no_hutang} Tidak Ada`)
  return satu
}

const simpan = route(simpanTempat, async ({ no_hutang, tempat }, ctx) => {
  const { db, sesi, waktu: kini } = ctx
  const { akar, status, tempat: dulu } = await amplop(db, sesi, no_hutang)
  if (status !== 'AKTIF') throw new Refusal('rule', `Amplop ${no_hutang} Tidak Disimpan Di Sini`)
  await db.run(sql`
    INSERT INTO hutang_tempat (akar, tempat, user_id, dibuat_pada) VALUES (${akar}, ${tempat}, ${sesi.user_id}, ${kini})`)
  ctx.audit({ dokumen: no_hutang, sebelum: { tempat: dulu }, sesudah: { tempat } })
  return { message: TERSIMPAN }
})

const baca = route(getTempat, async ({ no_hutang }, { db, sesi }) => {
  const { akar } = await amplop(db, sesi, no_hutang)
  return db.rows(sql`
    SELECT t.tempat, t.user_id::text, ${waktu(sql`t.dibuat_pada`)} AS waktu FROM hutang_tempat t WHERE t.akar = ${akar} ORDER BY t.ke DESC LIMIT 20`)
})

/** Where envelopes lie. */
export const tempatHutangFeature: Feature = { routes: [simpan, baca] }
