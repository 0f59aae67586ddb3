/** Pieces that orders are worked after, while the order runs. */
import { sql } from '@kencana/database'
import { type Mg, type Mutasi, pindah } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import type { BarangTerkunci } from '../../barang/data-barang/data-barang.api.ts'
import { tolakDihitung } from '../../barang/stock-opname/dihitung.api.ts'
import type { PesananTerkunci } from './data-pesanan.api.ts'
import { LOT_CONTOH } from './data-pesanan.contract.ts'

/** The tray where shop pieces lie meanwhile: the one named, or the shop's only one. @throws Refusal */
export const bakiTitip = async (ctx: WriteContext, kode_baki: string): Promise<string> => {
  const rows = await ctx.db.rows<{ kode_baki: string }>(sql`
    SELECT kode_baki FROM baki
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_gudang = 'TITIP' AND dihapus_pada IS NULL
    ORDER BY kode_baki FOR SHARE`)
  if (kode_baki === '') {
    const [satu, lain] = rows
    if (!satu) throw new Refusal('rule', 'Toko Ini Belum Mempunyai Baki Titipan')
    if (lain) throw new Refusal('rule', 'Kode Baki Titipan Harus Dipilih')
    return satu.kode_baki
  }
  if (rows.every((row) => row.kode_baki !== kode_baki))
    throw new Refusal('rule', `Baki ${kode_baki} Bukan Baki Titipan`)
  return kode_baki
}

/** A piece that the customer brought along, into custody. */
export const contohBawa = (no_pesanan: string, berat: Mg): Mutasi[] =>
  pindah(
    { akun: 'PELANGGAN' },
    { akun: 'TITIPAN_BARANG', ref: no_pesanan, lot: LOT_CONTOH },
    { kode_group: '-', kode_dept: '-', pcs: 1, mg: berat },
  )

/** A piece of the shop, onto the tray of things kept. */
export const contohToko = (barang: BarangTerkunci, kode_baki_titip: string): Mutasi[] =>
  pindah(
    { akun: 'BAKI', ref: barang.kode_baki },
    { akun: 'BAKI', ref: kode_baki_titip },
    {
      kode_group: barang.kode_group,
      kode_dept: barang.kode_dept,
      kode_barang: barang.kode_barang,
      pcs: 1,
      mg: barang.berat,
    },
  )

/** Where a piece goes back to that was kept: its old tray while that is in use, else the one named. @throws Refusal */
export const bakiKembali = async (ctx: WriteContext, asal: string, pilihan: string): Promise<string> => {
  const rows = await ctx.db.rows<{ kode_baki: string; kode_gudang: string }>(sql`
    SELECT kode_baki, kode_gudang FROM baki
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_baki = ANY (${[asal, pilihan]}::text[]) AND dihapus_pada IS NULL
    ORDER BY kode_baki FOR SHARE`)
  const tujuan = pilihan || asal
  const row = rows.find((one) => one.kode_baki === tujuan)
  if (!row && pilihan === '') throw new Refusal('rule', `Baki ${asal} Sudah Dihapus, Pilih Baki Lain`)
  if (!row) throw new Refusal('rule', `Baki ${pilihan} Tidak Ada`)
  if (row.kode_gudang !== 'TOKO') throw new Refusal('rule', `Baki ${tujuan} Bukan Baki Etalase`)
  return tujuan
}

/**
 * Gives the piece an order was worked after back: a shop piece to its tray, a customer's to him.
 * @param kode_baki another tray for a shop piece; '' for its own
 * @returns the lines of it, none when there is nothing to give back
 * @throws Refusal when the tray is gone
 */
export const kembalikanContoh = async (
  ctx: WriteContext,
  pesanan: PesananTerkunci,
  kode_baki: string,
  dokumen: string,
): Promise<Mutasi[]> => {
  if (pesanan.contoh === '-' || pesanan.contoh_kembali !== null) return []
  await ctx.db.run(sql`UPDATE pesanan SET contoh_kembali = ${dokumen} WHERE no_pesanan = ${pesanan.no_pesanan}`)
  const { contoh_barang, contoh_baki_asal, contoh_berat, no_pesanan } = pesanan
  if (contoh_barang === null || contoh_baki_asal === null)
    return pindah(
      { akun: 'TITIPAN_BARANG', ref: no_pesanan, lot: LOT_CONTOH },
      { akun: 'PELANGGAN' },
      { kode_group: '-', kode_dept: '-', pcs: 1, mg: contoh_berat },
    )
  const tujuan = await bakiKembali(ctx, contoh_baki_asal, kode_baki)
  await tolakDihitung(ctx, [tujuan])
  const barang = await ctx.db.one<{ kode_baki: string; kode_group: string; kode_dept: string; berat: number }>(sql`
    SELECT kode_baki, kode_group, kode_dept, berat FROM barang WHERE kode_barang = ${contoh_barang} FOR UPDATE`)
  if (!barang) throw new Error('piece of an order is gone')
  await ctx.db.run(sql`
    UPDATE barang SET status_barang = 'TERSEDIA', kode_baki = ${tujuan}, versi = versi + 1
    WHERE kode_barang = ${contoh_barang}`)
  const { kode_group, kode_dept, berat } = barang
  return pindah(
    { akun: 'BAKI', ref: barang.kode_baki },
    { akun: 'BAKI', ref: tujuan },
    { kode_group, kode_dept, kode_barang: contoh_barang, pcs: 1, mg: berat },
  )
}
