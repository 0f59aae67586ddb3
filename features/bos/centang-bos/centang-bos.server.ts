import { sql } from '@kencana/database'
import { type Feature, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { pastikanOrangKedua } from '../../akses/otorisasi/saksi.api.ts'
import { batalCentang, centangBos, listCentang } from './centang-bos.contract.ts'
import { ALARM_BOS, daftarCentang, pilihDokumen } from './centang-bos.query.ts'

/** One at a time per shop: two owners do not both say something of one document. */
const pegang = async (ctx: WriteContext, dokumen: readonly string[]) => {
  await ctx.db.run(sql`SELECT pg_advisory_xact_lock(12, hashtext(${ctx.sesi.kode_toko}))`)
  const rows = await pilihDokumen(ctx.db, ctx.sesi, dokumen)
  const lain = dokumen.find((one) => rows.every((row) => row.dokumen !== one))
  if (lain !== undefined) throw new Refusal('missing', `Dokumen ${lain} Tidak Ada`)
  return rows
}

const catat = async ({ db, sesi, waktu }: WriteContext, dokumen: readonly string[], ya: boolean, alasan: string) => {
  await db.run(sql`
    INSERT INTO bos_centang (dokumen, kode_toko, tgl_system, ya, user_id, waktu, alasan)
    SELECT d, ${sesi.kode_toko}, ${sesi.tgl_system}, ${ya}, ${sesi.user_id}, ${waktu}, ${alasan} FROM unnest(${[...dokumen]}::text[]) d`)
}

const centang = route(centangBos, async ({ dokumen }, ctx) => {
  const rows = await pegang(ctx, dokumen)
  const sudah = rows.find((one) => one.ya)
  if (sudah) throw new Refusal('conflict', `Dokumen ${sudah.dokumen} Sudah Dicentang`)
  const sendiri = rows.find((one) => one.user_id === ctx.sesi.user_id)
  if (sendiri) throw new Refusal('denied', `Dokumen ${sendiri.dokumen} Anda Catat Sendiri, Dicentang OWN Atau SU Lain`)
  await pastikanOrangKedua(
    ctx,
    rows.map((one) => one.user_id),
  )
  await catat(ctx, dokumen, true, '')
  ctx.audit({ dokumen: dokumen[0] ?? '', sesudah: { dicentang: dokumen } })
  return { message: 'Sudah Dicentang' }
})

const batal = route(batalCentang, async ({ dokumen, alasan }, ctx) => {
  const [row] = await pegang(ctx, [dokumen])
  if (!row?.ya) throw new Refusal('conflict', `Dokumen ${dokumen} Belum Dicentang`)
  await catat(ctx, [dokumen], false, alasan)
  ctx.audit({ dokumen, sebelum: { dicentang: true }, sesudah: { alasan } })
  return { message: 'Centang Ditarik' }
})

/** What went to the owner and came from him, ticked by himself. */
export const centangBosFeature: Feature = {
  routes: [centang, batal, route(listCentang, (input, { db, sesi }) => daftarCentang(db, sesi, input))],
  alarm: ALARM_BOS,
}
