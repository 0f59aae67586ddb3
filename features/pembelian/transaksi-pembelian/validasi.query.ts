/** Purchases held by a transaction, and booked. */
import { sql } from '@kencana/database'
import type { Mg, Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { jurnalBeli } from './transaksi-pembelian.posting.ts'

/** A purchase held until commit. */
export interface BeliTerkunci {
  no_faktur_beli: string
  tgl_system: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  berat: Mg
  harga: Rp
  no_rekening: string | null
  status: 'OPEN' | 'DONE' | 'BATAL'
  keadaan: string
}

/** Holds purchases of this shop, in one order for everybody. @throws Refusal for one that is not there */
export const kunciBeli = async (ctx: WriteContext, no_faktur_beli: readonly string[]): Promise<BeliTerkunci[]> => {
  const rows = await ctx.db.rows<BeliTerkunci>(sql`
    SELECT no_faktur_beli, tgl_system, kode_baki, kode_group, kode_dept, berat, harga, no_rekening, status, keadaan
    FROM pembelian WHERE kode_toko = ${ctx.sesi.kode_toko} AND no_faktur_beli = ANY (${no_faktur_beli}::text[])
    ORDER BY no_faktur_beli FOR UPDATE`)
  const tiada = no_faktur_beli.find((nomor) => rows.every((row) => row.no_faktur_beli !== nomor))
  if (tiada) throw new Refusal('missing', `Faktur ${tiada} Tidak Ada`)
  return rows
}

/** Books purchases: goods onto their tray, money out; from now on the pieces are the shop's. */
export const sahkan = async (ctx: WriteContext, barang: readonly BeliTerkunci[]): Promise<void> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const mati = await ctx.db.one<{ kode_baki: string }>(sql`
    SELECT kode_baki FROM baki WHERE kode_toko = ${kode_toko} AND dihapus_pada IS NOT NULL
      AND kode_baki = ANY (${barang.map((one) => one.kode_baki)}::text[]) LIMIT 1`)
  if (mati) throw new Refusal('rule', `Baki ${mati.kode_baki} Sudah Dihapus, Aktifkan Kembali Dahulu`)
  await ctx.db.run(sql`
    UPDATE pembelian SET status = 'DONE', keadaan = 'BELI', kode_baki_kini = kode_baki, valid_by = ${user_id},
      valid_pada = ${ctx.waktu}, tgl_valid = ${tgl_system}, versi = versi + 1
    WHERE no_faktur_beli = ANY (${barang.map((one) => one.no_faktur_beli)}::text[])`)
  for (const one of barang) await ctx.post(jurnalBeli(one))
}
