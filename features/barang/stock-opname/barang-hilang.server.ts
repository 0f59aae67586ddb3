/** A lost piece that turned up again. */
import { sql } from '@kencana/database'
import { kunciOtorisasi, pakaiOtorisasi, Refusal, route, simpanDokumen, TERSIMPAN } from '@kencana/server-kit'
import { letakkanBarang } from '../data-barang/data-barang.api.ts'
import { periksaTujuan } from '../pindah-barang/pindah-barang.api.ts'
import { tolakDihitung } from './dihitung.api.ts'
import { DOKUMEN_TEMU, OTORISASI_TEMU, temuBarang } from './stock-opname.contract.ts'
import { jurnalTemu } from './stock-opname.posting.ts'
import { daftarHilang } from './stock-opname.query.ts'

/** Out of SELISIH, under the document that had written it off, onto a tray. */
export const temu = route(temuBarang, async (input, ctx) => {
  const { kode_barcode, kode_baki, alasan } = input
  const { kode_toko } = ctx.sesi
  await periksaTujuan(ctx, kode_baki)
  await tolakDihitung(ctx, [kode_baki])
  const dipegang = await ctx.db.one<{ kode_barang: string; status_barang: string }>(sql`
    SELECT kode_barang, status_barang FROM barang WHERE kode_barcode = ${kode_barcode} AND kode_toko = ${kode_toko} FOR UPDATE`)
  if (!dipegang) throw new Refusal('missing', `Barang ${kode_barcode} Tidak Ada`)
  if (dipegang.status_barang !== 'HILANG') throw new Refusal('conflict', `Barang ${kode_barcode} Tidak Hilang`)
  const [barang] = await daftarHilang(ctx.db, kode_toko, dipegang.kode_barang)
  if (!barang) throw new Error('lost without its line')
  // OWN or SU agreed that it was lost: who takes that back alone could have had it all the time.
  const otorisasi = await kunciOtorisasi(ctx, {
    kategori: OTORISASI_TEMU,
    aturan: 'Barang yang dicatat hilang ditemukan lagi',
    keterangan: `${kode_barcode} ${barang.nama_barang}, hilang dengan ${barang.no_selisih}`,
    satuan: 'MG',
    hitung: 0,
    input: barang.berat,
    kode_barcode,
    berat: barang.berat,
    mg: barang.berat,
  })
  const { kode_barang, no_selisih, berat } = barang
  const no_temu = await simpanDokumen(ctx, DOKUMEN_TEMU, {
    kepala: { kode_barang, no_selisih, kode_baki, berat, alasan, otorisasi },
    gerak: () => letakkanBarang(ctx, [barang], { kode_baki, status_barang: 'TERSEDIA' }),
    jurnal: (nomor) => jurnalTemu(nomor, no_selisih, kode_baki, barang),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { kode_barcode, kode_baki, no_selisih, alasan } },
  })
  return { message: TERSIMPAN, no_temu }
})
