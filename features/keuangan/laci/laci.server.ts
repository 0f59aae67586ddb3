import { sql } from '@kencana/database'
import {
  type Feature,
  type MasterTable,
  masterRoutes,
  Refusal,
  route,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { masihBerlaku } from '../hitung-kas/hitung-kas.api.ts'
import { kunciLaci, kunciPemegang, pegangLaciToko, saldoLaci } from './laci.api.ts'
import { laci, pegangLaci, pemegangLaci } from './laci.contract.ts'

const table: MasterTable = {
  table: 'laci',
  perToko: true,
  shown: sql`coalesce((SELECT string_agg(p.user_id::text, ', ' ORDER BY p.user_id) FROM laci_pemegang p
    WHERE p.kode_toko = t.kode_toko AND p.kode_laci = t.kode_laci), '') AS pemegang`,
  inUse: async ({ kode_laci, pemegang }, { db, sesi }) => {
    const kode = String(kode_laci)
    await kunciLaci(db, sesi.kode_toko, kode)
    if (pemegang !== '') throw new Refusal('rule', `Laci ${kode} Masih Dipegang ${String(pemegang)}`)
    if ((await saldoLaci(db, sesi.kode_toko, kode)) !== 0)
      throw new Refusal('rule', `Laci ${kode} Masih Berisi Uang, Pindahkan Dulu`)
  },
}

/** Whose a shortage is stays known: a drawer changes hands as it was counted, by more than its holder. @throws Refusal */
const sudahDihitung = async ({ db, sesi }: WriteContext, kode_laci: string): Promise<void> => {
  if (kode_laci === '-') return
  await kunciLaci(db, sesi.kode_toko, kode_laci)
  const saldo = await saldoLaci(db, sesi.kode_toko, kode_laci)
  const hitungan = await db.one<{ berlaku: boolean }>(sql`
    SELECT ${masihBerlaku} AS berlaku FROM hitung_kas k
    WHERE k.kode_toko = ${sesi.kode_toko} AND k.kode_laci = ${kode_laci} ORDER BY k.dibuat_pada DESC, k.no_hitung DESC LIMIT 1`)
  if (hitungan ? !hitungan.berlaku : saldo !== 0)
    throw new Refusal('rule', `Laci ${kode_laci} Harus Dihitung Dulu, Uangnya Bergerak Sejak Hitungan Terakhir`)
}

const pegang = route(pegangLaci, async ({ user_id, kode_laci }, ctx) => {
  const { db, sesi } = ctx
  const { kode_toko } = sesi
  await kunciPemegang(db, kode_toko, user_id)
  const user = await db.one<{ kode_laci: string }>(sql`
    SELECT coalesce(p.kode_laci, '-')::text AS kode_laci FROM users u LEFT JOIN laci_pemegang p ON p.user_id = u.user_id AND p.kode_toko = ${kode_toko}
    WHERE u.user_id = ${user_id} AND u.aktif FOR UPDATE OF u`)
  if (!user) throw new Refusal('missing', `User ${user_id} Tidak Ada`)
  if (user.kode_laci === kode_laci) throw new Refusal('conflict', `User ${user_id} Sudah Memegang Laci Itu`)
  await pegangLaciToko(db, sesi, kode_laci)
  for (const kode of [user.kode_laci, kode_laci].toSorted()) await sudahDihitung(ctx, kode)
  await db.run(sql`DELETE FROM laci_pemegang WHERE kode_toko = ${kode_toko} AND user_id = ${user_id}`)
  if (kode_laci !== '-')
    await db.run(
      sql`INSERT INTO laci_pemegang (kode_toko, user_id, kode_laci) VALUES (${kode_toko}, ${user_id}, ${kode_laci})`,
    )
  ctx.audit({ dokumen: user_id, sebelum: { kode_laci: user.kode_laci }, sesudah: { kode_laci } })
  return { message: TERSIMPAN }
})

/** The shop's drawers, and whose cash goes through which. */
export const laciFeature: Feature = {
  routes: [
    ...masterRoutes(laci, table),
    pegang,
    route(pemegangLaci, (_, { db, sesi }) =>
      db.rows(sql`
        SELECT u.user_id::text, u.user_name::text, u.level::text, coalesce(p.kode_laci, '-')::text AS kode_laci
        FROM users u LEFT JOIN laci_pemegang p ON p.user_id = u.user_id AND p.kode_toko = ${sesi.kode_toko}
        WHERE u.aktif AND (u.kode_toko = ${sesi.kode_toko} OR p.user_id IS NOT NULL) ORDER BY u.user_id`),
    ),
  ],
}
