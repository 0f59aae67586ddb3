import { randomUUID } from 'node:crypto'
import { sql } from '@kencana/database'
import { type Feature, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { checkPersetujuan, stillValid, type UserRow } from '../sesi/password.api.ts'
import { ALARM_OTORISASI } from './alarm-otorisasi.query.ts'
import { authorization } from './otorisasi.contract.ts'

/**
 * Nobody agrees with himself, nor through a user who was made, promoted or given a password within a day, nor with one to
 * whom he gave that within a day, while there is somebody else who could. Source: controls, two grades. @throws Refusal
 */
const pastikanOrangLain = async ({ db, sesi, waktu }: WriteContext, penyetuju: string): Promise<void> => {
  const owners = await db.rows<{ user_id: string; baru: boolean }>(sql`
    SELECT user_id::text, coalesce(wewenang_sejak > ${waktu}::timestamptz - interval '1 day', false) AS baru
    FROM users WHERE level IN ('OWN', 'SU') AND aktif ORDER BY user_id`)
  if (!owners.some((one) => !one.baru && one.user_id !== penyetuju)) return
  if (penyetuju === sesi.user_id) throw new Refusal('denied', 'Otorisasi Harus Oleh OWN Atau SU Yang Lain')
  const boneka = await db.one(sql`
    SELECT 1 AS ada FROM users WHERE user_id = ${sesi.user_id} AND wewenang_oleh = ${penyetuju}
      AND wewenang_sejak > ${waktu}::timestamptz - interval '1 day'`)
  if (boneka)
    throw new Refusal(
      'denied',
      `User ${sesi.user_id} Baru Diberi Wewenang Oleh ${penyetuju}, Minta OWN Atau SU Yang Lain`,
    )
  if (owners.some((one) => one.baru && one.user_id === penyetuju))
    throw new Refusal('denied', `Wewenang ${penyetuju} Belum Sehari, Minta OWN Atau SU Yang Lain`)
}

const otorisasiRoute = route(
  authorization,
  async (input, ctx, owner: UserRow) => {
    await stillValid(ctx.db, owner)
    await pastikanOrangLain(ctx, owner.user_id)
    const id = randomUUID()
    const { kode_toko, tgl_system, user_id } = ctx.sesi
    await ctx.db.run(sql`
      INSERT INTO otorisasi (id, kode_toko, tgl_system, waktu, diminta_oleh, disetujui_oleh, kategori, keterangan,
        draft_hash, nilai_hitung, nilai_input, kode_barcode, berat)
      VALUES (${id}, ${kode_toko}, ${tgl_system}, ${ctx.waktu}, ${user_id}, ${owner.user_id}, ${input.kategori},
        ${input.keterangan}, ${input.draft_hash}, ${input.nilai_hitung}, ${input.nilai_input}, ${input.kode_barcode},
        ${input.berat})`)
    const { kategori, keterangan } = input
    ctx.audit({ dokumen: id, sesudah: { disetujui_oleh: owner.user_id, kategori, keterangan } })
    return { id, disetujui_oleh: owner.user_id }
  },
  {
    before: ({ user_id, password }, { db, clock }, sesi) =>
      checkPersetujuan(db, clock.now(), sesi.user_id, user_id, password),
  },
)

export const otorisasiFeature: Feature = { routes: [otorisasiRoute], alarm: ALARM_OTORISASI }
