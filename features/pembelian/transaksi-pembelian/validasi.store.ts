/** Purchases held by a transaction, and booked. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { letakkanBeli } from './letak-beli.api.ts'
import type { BeliTerkunci } from './pembelian.api.ts'
import { jurnalBeli } from './transaksi-pembelian.posting.ts'

/** Books purchases: goods onto their tray, money out; from now on the pieces are the shop's. */
export const sahkan = async (ctx: WriteContext, barang: readonly BeliTerkunci[]): Promise<void> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const mati = await ctx.db.one<{ kode_baki: string }>(sql`
    SELECT kode_baki FROM baki WHERE kode_toko = ${kode_toko} AND dihapus_pada IS NOT NULL
      AND kode_baki = ANY (${barang.map((one) => one.kode_baki)}::text[]) LIMIT 1`)
  if (mati) throw new Refusal('rule', `Baki ${mati.kode_baki} Sudah Dihapus, Aktifkan Kembali Dahulu`)
  await letakkanBeli(ctx, {
    keadaan: 'BELI',
    kode_baki: sql`p.kode_baki`,
    lain: sql`status = 'DONE', valid_by = ${user_id}, valid_pada = ${ctx.waktu}, tgl_valid = ${tgl_system},`,
    di: sql`p.no_faktur_beli = ANY (${barang.map((one) => one.no_faktur_beli)}::text[])`,
  })
  for (const one of barang) await ctx.post(jurnalBeli(one))
}
