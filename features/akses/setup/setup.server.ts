import { sql } from '@kencana/database'
import { type Feature, publicRoute, publicWrite, Refusal, sebagai, writeAudit } from '@kencana/server-kit'
import { simpanToko } from '../../master/toko/toko.api.ts'
import { bukaSesi } from '../sesi/sesi.api.ts'
import { simpanUser } from '../users/users.api.ts'
import { health, setup as setupEndpoint } from './setup.contract.ts'

const setupRoute = publicRoute(setupEndpoint, (input, ctx) =>
  publicWrite(ctx, input.kode_toko, async (tx, waktu) => {
    // Two first set-ups at once: the second waits here and then finds a user.
    await tx.run(sql`SELECT pg_advisory_xact_lock(3, 0)`)
    const known = await tx.one(sql`SELECT 1 AS ada FROM users LIMIT 1`)
    if (known) throw new Refusal('denied', 'Toko Dan Pemilik Pertama Sudah Dibuat')
    const { kas_awal, password, user_id, user_name, kode_toko, nomor_instalasi = 10 } = input
    await tx.run(sql`SELECT ${sebagai({ user_id, kode_toko, waktu })}`)
    await tx.run(sql`UPDATE instalasi SET nomor = ${nomor_instalasi} WHERE nomor <> ${nomor_instalasi}`)
    const buku = await simpanToko(tx, waktu, user_id, input)
    await simpanUser(tx, waktu, { user_id, user_name, level: 'OWN', kode_toko, password })
    await writeAudit(tx, buku, 'POST setup', {
      dokumen: kode_toko,
      sesudah: { kode_toko, user_id, kas_awal, nomor_instalasi },
    })
    return bukaSesi(tx, ctx.tokens, waktu, { user_id, user_name, level: 'OWN', kode_toko, perangkat: ctx.perangkat })
  }),
)

const healthRoute = publicRoute(health, async (_, ctx) => {
  // Over the lane: it is asked while the pool is full too.
  const row = await ctx.db.quick.one<{ kosong: boolean; nama_toko: string | null }>(sql`
    SELECT NOT EXISTS (SELECT FROM users) AS kosong,
      (SELECT nama_toko::text FROM toko ORDER BY is_pusat DESC, kode_toko LIMIT 1) AS nama_toko`)
  return { status: 'ok' as const, setup_diperlukan: row?.kosong ?? true, nama_toko: row?.nama_toko ?? '' }
})

export const setupFeature: Feature = { routes: [healthRoute, setupRoute] }
