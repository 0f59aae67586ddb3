/** Purchases held by a transaction, and booked. */
import { among, sql } from '@kencana/database'
import { pairs, Refusal, type WriteContext } from '@kencana/server-kit'
import { barisPembayaran, catatPembayaran, pegangPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { tolakDijaminkan } from './dijaminkan.api.ts'
import { letakkanBeli } from './letak-beli.api.ts'
import type { BeliTerkunci } from './pembelian.api.ts'
import { ambilPoinBeli } from './poin-beli.store.ts'
import { jurnalBeli } from './transaksi-pembelian.posting.ts'

/** Holds pieces that come back by their nota, in one order for everybody: nobody else buys or takes them back meanwhile. */
export const kunciTerjual = async (
  { db }: WriteContext,
  barang: readonly { kode_barcode?: string | undefined }[],
): Promise<void> => {
  const kode = barang.flatMap(({ kode_barcode }) => (kode_barcode === undefined ? [] : [kode_barcode]))
  if (kode.length === 0) return
  await db.run(sql`SELECT 1 FROM barang WHERE kode_barcode ${among(kode)} ORDER BY kode_barang FOR UPDATE`)
}

/** The pieces that purchases name are still their customers'. @throws Refusal */
const masihDiCustomer = async ({ db }: WriteContext, barang: readonly BeliTerkunci[]): Promise<void> => {
  const kode = barang.flatMap(({ kode_barang }) => (kode_barang === null ? [] : [kode_barang]))
  if (kode.length === 0) return
  const rows = await db.rows<{ kode_barcode: string; status_barang: string }>(sql`
    SELECT kode_barcode::text, status_barang FROM barang WHERE kode_barang ${among(kode)} ORDER BY kode_barang FOR UPDATE`)
  const pergi = rows.find((one) => one.status_barang !== 'TERJUAL')
  if (pergi) throw new Refusal('conflict', `Barang ${pergi.kode_barcode} Sudah Tidak Di Customer`)
  await tolakDijaminkan(
    db,
    kode.map((kode_barang) => ({ kode_barang })),
  )
}

/** From now on the pieces are the shop's, and their points gone back: all but the jurnal. */
export const sahkanTanpaJurnal = async (ctx: WriteContext, barang: readonly BeliTerkunci[]): Promise<void> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const mati = await ctx.db.one<{ kode_baki: string }>(sql`
    SELECT kode_baki FROM baki WHERE kode_toko = ${kode_toko} AND dihapus_pada IS NOT NULL
      AND kode_baki = ANY (${barang.map((one) => one.kode_baki)}::text[]) LIMIT 1`)
  if (mati) throw new Refusal('rule', `Baki ${mati.kode_baki} Sudah Dihapus, Aktifkan Kembali Dahulu`)
  await masihDiCustomer(ctx, barang)
  await letakkanBeli(ctx, {
    keadaan: 'BELI',
    kode_baki: sql`p.kode_baki`,
    lain: sql`status = 'DONE', valid_by = ${user_id}, valid_pada = ${ctx.waktu}, tgl_valid = ${tgl_system},`,
    di: sql`p.no_faktur_beli = ANY (${barang.map((one) => one.no_faktur_beli)}::text[])`,
  })
  for (const one of barang) await ambilPoinBeli(ctx, one)
}

/** Books purchases: goods onto their tray, money out. */
export const sahkan = async (ctx: WriteContext, barang: readonly BeliTerkunci[]): Promise<void> => {
  await sahkanTanpaJurnal(ctx, barang)
  const dibayar = await pegangPembayaran(
    ctx,
    barang.map(({ cara_bayar, no_rekening, harga }) => {
      if (cara_bayar === 'LELANG') throw new Error('an auction pays nobody')
      return { cara_bayar, no_rekening: no_rekening ?? '', jumlah: harga }
    }),
    'KELUAR',
  )
  for (const [one, bayar] of pairs(barang, dibayar)) {
    await ctx.post(jurnalBeli(one, barisPembayaran([bayar], one.no_faktur_beli)))
    await catatPembayaran(ctx, one.no_faktur_beli, [bayar], { dari: one.nama_customer })
  }
}
