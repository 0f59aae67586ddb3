import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { type Feature, kunciOtorisasi, pakaiOtorisasi, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { saksiUntuk } from '../../akses/otorisasi/saksi.api.ts'
import { kasusSendiri } from './konfirmasi.api.ts'
import { batalKonfirmasi, konfirmasiBayar, pembayaranBank } from './konfirmasi.contract.ts'
import { ALARM_PEMBAYARAN, jumlahBelum, pembayaranNonTunai } from './konfirmasi.query.ts'
import { catatCek } from './pembayaran.api.ts'
import type { Pembayaran } from './pembayaran.contract.ts'

interface Terkunci {
  dokumen: string
  urut: number
  user_id: string
  cara_bayar: Pembayaran['cara_bayar']
  no_rekening: string
  jumlah: Rp
  cek: string
  /** It was said on the shop's open day. */
  hari_ini: boolean
}

/** Payments of this shop, held in one order whatever order they were asked in. */
const kunciBayar = ({ db, sesi }: WriteContext, list: readonly { dokumen: string; urut: number }[]) =>
  db.rows<Terkunci>(sql`
    SELECT b.dokumen::text, b.urut, b.user_id::text, b.cara_bayar, b.no_rekening::text, b.jumlah, b.cek,
      b.cek_tgl = ${sesi.tgl_system} AS hari_ini
    FROM pembayaran b JOIN jsonb_to_recordset(${sql.json(list)}::jsonb) x (dokumen text, urut integer)
      ON x.dokumen = b.dokumen::text AND x.urut = b.urut
    WHERE b.kode_toko = ${sesi.kode_toko} AND b.cek <> 'TANPA' ORDER BY b.dokumen, b.urut FOR UPDATE OF b`)

const TIDAK_ADA = 'Pembayaran Non Tunai Tidak Ada'

/** Each payment that was asked for once, still waiting. @throws Refusal */
const pegangBelum = async (ctx: WriteContext, list: InputOf<typeof konfirmasiBayar>['pembayaran']) => {
  const rows = await kunciBayar(ctx, list)
  if (rows.length !== list.length) throw new Refusal('missing', TIDAK_ADA)
  const sudah = rows.find((one) => one.cek !== 'BELUM')
  if (sudah) throw new Refusal('conflict', `Pembayaran ${sudah.dokumen} Sudah Diproses Oleh User Lain`)
  return rows
}

const konfirmasi = route(konfirmasiBayar, async ({ pembayaran }, ctx) => {
  const rows = await pegangBelum(ctx, pembayaran)
  // Somebody whom he made today, or gave his password, is himself.
  const lain = new Map<string, boolean>()
  for (const { user_id } of rows) if (!lain.has(user_id)) lain.set(user_id, await saksiUntuk(ctx, user_id))
  const sendiri = rows.filter((one) => !lain.get(one.user_id))
  const dokumen = [...new Set(sendiri.map((one) => one.dokumen))].join(', ')
  const otorisasi = await kunciOtorisasi(ctx, [await kasusSendiri(ctx, sendiri, dokumen)])
  await catatCek(ctx, rows, { cek: 'MASUK', otorisasi })
  await pakaiOtorisasi(ctx, otorisasi, rows[0]?.dokumen ?? '')
  ctx.audit({ dokumen: rows[0]?.dokumen ?? '', sesudah: { masuk: rows } })
  return { message: 'Pembayaran Sudah Dikonfirmasi' }
})

const tarik = route(batalKonfirmasi, async ({ dokumen, urut, alasan }, ctx) => {
  const [row] = await kunciBayar(ctx, [{ dokumen, urut }])
  if (!row) throw new Refusal('missing', TIDAK_ADA)
  const batal = await ctx.db.one(sql`SELECT 1 AS ada FROM dokumen WHERE membatalkan = ${dokumen}`)
  if (batal) throw new Refusal('rule', `Dokumen ${dokumen} Sudah Dibatalkan`)
  if (row.cek !== 'MASUK') throw new Refusal('conflict', `Pembayaran ${dokumen} Belum Dikonfirmasi`)
  if (!row.hari_ini) throw new Refusal('rule', 'Konfirmasi Hari Lain Tidak Bisa Ditarik')
  await catatCek(ctx, [row], { cek: 'BELUM', alasan })
  ctx.audit({ dokumen, sebelum: row, sesudah: { cek: 'BELUM', alasan } })
  return { message: 'Konfirmasi Sudah Ditarik' }
})

/** Money through banks: what the cashier has seen there, and what nobody has. */
export const pembayaranFeature: Feature = {
  routes: [konfirmasi, tarik, route(pembayaranBank, (_, { db, sesi }) => pembayaranNonTunai(db, sesi))],
  terbuka: [{ nama: 'Pembayaran non tunai belum dikonfirmasi', path: '/validasi-jual-beli', jumlah: jumlahBelum }],
  alarm: ALARM_PEMBAYARAN,
}
