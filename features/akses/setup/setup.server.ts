import { sql, type Tx } from '@kencana/database'
import {
  type Feature,
  type PublicContext,
  publicRoute,
  publicWrite,
  Refusal,
  type Route,
  sebagai,
  writeAudit,
} from '@kencana/server-kit'
import { simpanToko } from '../../master/toko/toko.api.ts'
import { bentukInstalasi, simpanPara } from '../../pengaturan/para-system/para-system.api.ts'
import { bukaSesi } from '../sesi/sesi.api.ts'
import type { UserData } from '../sesi/sesi.contract.ts'
import { simpanUser } from '../users/users.api.ts'
import { health } from './health.contract.ts'
import { isiUmum } from './isian-umum.store.ts'
import { type IsianUmum, setup as setupEndpoint } from './setup.contract.ts'

/** Enters the usual set in the name of the owner whose session has just begun. */
const isi = async (
  ctx: PublicContext,
  tx: Tx,
  waktu: Date,
  data: UserData,
  masters: readonly Feature[],
  isian: readonly IsianUmum[],
): Promise<void> => {
  const claims = await ctx.tokens.read(data.token)
  if (!claims) throw new Error('a session of its own is not known')
  const sesi = { ...data, id: claims.sesi, kode_laci: '-' }
  await isiUmum(ctx, { tx, waktu, sesi }, masters, isian)
}

const setupRoute = (masters: readonly Feature[]): Route =>
  publicRoute(setupEndpoint, (input, ctx) =>
    publicWrite(ctx, input.kode_toko, async (tx, waktu) => {
      // Two first set-ups at once: the second waits here and then finds a user.
      await tx.run(sql`SELECT pg_advisory_xact_lock(3, 0)`)
      const known = await tx.one(sql`SELECT 1 AS ada FROM users LIMIT 1`)
      if (known) throw new Refusal('denied', 'Toko Dan Pemilik Pertama Sudah Dibuat')
      const {
        kas_awal,
        password,
        user_id,
        user_name,
        kode_toko,
        nomor_instalasi = 10,
        kategori_harga,
        isian = [],
      } = input
      await tx.run(sql`SELECT ${sebagai({ user_id, kode_toko, waktu })}`)
      await tx.run(sql`UPDATE instalasi SET nomor = ${nomor_instalasi} WHERE nomor <> ${nomor_instalasi}`)
      const buku = await simpanToko(tx, waktu, user_id, input)
      if (kategori_harga) await simpanPara(tx, buku, 'kategori_harga', kategori_harga)
      await simpanUser(tx, waktu, { user_id, user_name, level: 'OWN', kode_toko, password })
      await writeAudit(tx, buku, 'POST setup', {
        dokumen: kode_toko,
        sesudah: {
          kode_toko,
          user_id,
          kas_awal,
          nomor_instalasi,
          ...(kategori_harga && { kategori_harga }),
          ...(isian.length > 0 && { isian }),
        },
      })
      const siapa = { user_id, user_name, level: 'OWN', kode_toko, perangkat: ctx.perangkat }
      const data = await bukaSesi(tx, ctx.tokens, waktu, siapa)
      await isi(ctx, tx, waktu, data, masters, isian)
      return data
    }),
  )

const healthRoute = publicRoute(health, async (_, ctx) => {
  // Over the lane: it is asked while the pool is full too.
  const row = await ctx.db.quick.one<{ kosong: boolean; nama_toko: string | null }>(sql`
    SELECT NOT EXISTS (SELECT FROM users) AS kosong,
      (SELECT nama_toko::text FROM toko ORDER BY is_pusat DESC, kode_toko LIMIT 1) AS nama_toko`)
  const bentuk = await bentukInstalasi(ctx.db.quick)
  return { status: 'ok' as const, setup_diperlukan: row?.kosong ?? true, nama_toko: row?.nama_toko ?? '', ...bentuk }
})

/** @param masters the features of the masters, by which the usual set is entered */
export const setupFeature = (masters: readonly Feature[]): Feature => ({ routes: [healthRoute, setupRoute(masters)] })
