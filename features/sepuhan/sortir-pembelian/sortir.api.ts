/** What every sorting of bought pieces needs: the tray it goes to, and the pieces, held until commit. */
import { sql } from '@kencana/database'
import { type Jurnal, type Mg, mg, pindah, type Tempat } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { type BeliTerkunci, kunciBeli } from '../../pembelian/transaksi-pembelian/pembelian.api.ts'

/** A piece on a tray, held by this transaction. */
export type DiBaki = BeliTerkunci & { kode_baki_asal: string }

/** Holds a tray of this shop so that it is not deleted or given to another gudang meanwhile. @throws Refusal */
export const pegangBaki = async (ctx: WriteContext, kode_baki: string, gudang: readonly string[]): Promise<string> => {
  const row = await ctx.db.one<{ kode_gudang: string }>(sql`
    SELECT kode_gudang FROM baki
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_baki = ${kode_baki} AND dihapus_pada IS NULL FOR SHARE`)
  if (!row) throw new Refusal('rule', `Baki ${kode_baki} Tidak Ada`)
  if (!gudang.includes(row.kode_gudang))
    throw new Refusal('rule', `Baki ${kode_baki} Bukan Dari Gudang ${gudang.join(', ')}`)
  return row.kode_gudang
}

/** Holds pieces that must be where the document takes them from. @throws Refusal for one that is not */
export const pegangBarang = async (
  ctx: WriteContext,
  no_faktur_beli: readonly string[],
  keadaan: 'BELI' | 'SORTIR',
): Promise<DiBaki[]> => {
  const ganda = no_faktur_beli.find((one, at) => no_faktur_beli.indexOf(one) !== at)
  if (ganda) throw new Refusal('rule', `Barang ${ganda} Dipilih Dua Kali`)
  const barang = await kunciBeli(ctx, no_faktur_beli)
  const lain = barang.find((one) => one.keadaan !== keadaan)
  if (lain) throw new Refusal('conflict', `Barang ${lain.no_faktur_beli} Sudah Diproses Oleh User Lain`)
  return barang.map((one) => ({ ...one, kode_baki_asal: one.kode_baki_kini ?? '' }))
}

/** The weight of some pieces. */
export const jumlahBerat = (barang: readonly { berat: Mg }[]): Mg => mg(barang.reduce((sum, one) => sum + one.berat, 0))

interface Tujuan {
  keadaan: 'SORTIR' | 'LEBUR' | 'RUSAK' | 'BOS' | 'PABRIK'
  kode_baki: string | null
}

/** Writes where pieces are now. */
export const letakkan = async (ctx: WriteContext, barang: readonly DiBaki[], ke: Tujuan): Promise<void> => {
  await ctx.db.run(sql`
    UPDATE pembelian SET keadaan = ${ke.keadaan}, kode_baki_kini = ${ke.kode_baki}, versi = versi + 1
    WHERE no_faktur_beli = ANY (${barang.map((one) => one.no_faktur_beli)}::text[])`)
}

/** Lines of a document about pieces, in the order in which they were chosen. */
export const simpanDetail = async (
  ctx: WriteContext,
  tabel: 'sortir_pembelian_detail' | 'sortir_sepuh_detail' | 'pindah_sortir_detail',
  nomor: string,
  barang: readonly DiBaki[],
): Promise<void> => {
  await ctx.db.run(sql`
    INSERT INTO ${sql.ident(tabel)}
    SELECT ${nomor}, x.urut, p.no_faktur_beli, p.kode_baki_kini, p.berat
    FROM unnest(${barang.map((one) => one.no_faktur_beli)}::text[]) WITH ORDINALITY AS x (nomor, urut)
    JOIN pembelian p ON p.no_faktur_beli = x.nomor`)
}

/**
 * Pieces leave their trays, in one jurnal.
 * @param ke where each goes: on another tray it stays a lot of its own, or it becomes part of a document's lot
 */
export const jurnalSortir = (
  kind: 'SORTIR' | 'PINDAH',
  document: string,
  barang: readonly DiBaki[],
  ke: (barang: DiBaki) => Tempat,
): Jurnal => ({
  kind,
  document,
  lines: barang.flatMap((one) =>
    pindah({ akun: 'BAKI', ref: one.kode_baki_asal, lot: one.no_faktur_beli }, ke(one), {
      kode_group: one.kode_group,
      kode_dept: one.kode_dept,
      pcs: 1,
      mg: one.berat,
    }),
  ),
})
