/** What every sorting of bought pieces needs: the tray it goes to, and the pieces, held until commit. */
import type { Dokumen } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type Jurnal, pindah, type Tempat } from '@kencana/ledger'
import { dipakaiOleh, Refusal, type WriteContext } from '@kencana/server-kit'
import { pegangBaki } from '../../master/baki/baki.api.ts'
import { letakkanBeli } from '../../pembelian/transaksi-pembelian/letak-beli.api.ts'
import { type BeliTerkunci, kunciBeli } from '../../pembelian/transaksi-pembelian/pembelian.api.ts'

/** A piece on a tray, held by this transaction. */
export type DiBaki = BeliTerkunci & { kode_baki_asal: string }

/** Holds a tray of one of these gudang. @returns which @throws Refusal */
export const pegangBakiDari = async (ctx: WriteContext, kode_baki: string, gudang: readonly string[]) => {
  const kode_gudang = await pegangBaki(ctx, kode_baki)
  if (!gudang.includes(kode_gudang))
    throw new Refusal('rule', `Baki ${kode_baki} Bukan Dari Gudang ${gudang.join(', ')}`)
  return kode_gudang
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

interface Tujuan {
  keadaan: 'SORTIR' | 'LEBUR' | 'RUSAK' | 'BOS' | 'PABRIK'
  kode_baki: string | null
}

/** Writes where pieces are now. */
export const letakkan = async (ctx: WriteContext, barang: readonly DiBaki[], ke: Tujuan): Promise<void> => {
  await letakkanBeli(ctx, {
    keadaan: ke.keadaan,
    kode_baki: sql`${ke.kode_baki}::text`,
    di: sql`p.no_faktur_beli = ANY (${barang.map((one) => one.no_faktur_beli)}::text[])`,
  })
}

/** Lines of a document about pieces, in the order in which they were chosen. */
export const barisSortir = (barang: readonly DiBaki[]) =>
  ({ columns: ['no_faktur_beli', 'kode_baki_asal', 'berat'], rows: barang }) as const

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

/** Lays the held pieces of a document back on the trays that its lines name. @param keadaan what they are again */
export const pulangkan = (
  ctx: WriteContext,
  { detail, nomor: kolom }: Pick<Dokumen, 'nomor'> & { readonly detail: string },
  nomor: string,
  keadaan: 'BELI' | 'SORTIR',
): Promise<void> =>
  letakkanBeli(ctx, {
    keadaan,
    kode_baki: sql`d.kode_baki_asal`,
    dari: sql`FROM ${sql.ident(detail)} d`,
    di: sql`d.${sql.ident(kolom)} = ${nomor} AND p.no_faktur_beli = d.no_faktur_beli`,
  })

/**
 * Lays the pieces of a sorting back where it took them from.
 * @param kini where all must lie still, else the document that moved one on stands in the way
 * @param keadaan what they are again
 * @throws Refusal
 */
export const kembalikanSortir = async (
  ctx: WriteContext,
  { detail, nomor: kolom }: Dokumen & { readonly detail: string },
  nomor: string,
  kini: { keadaan: string; kode_baki: string | null },
  keadaan: 'BELI' | 'SORTIR',
): Promise<void> => {
  const isi = sql`SELECT d.no_faktur_beli FROM ${sql.ident(detail)} d WHERE d.${sql.ident(kolom)} = ${nomor}`
  // Held one by one in one order for everybody.
  const barang = await ctx.db.rows<{ no_faktur_beli: string; keadaan: string; kode_baki_kini: string | null }>(sql`
    SELECT p.no_faktur_beli, p.keadaan, p.kode_baki_kini FROM pembelian p
    WHERE p.no_faktur_beli IN (${isi}) ORDER BY p.no_faktur_beli FOR UPDATE`)
  const lanjut = barang.find((one) => one.keadaan !== kini.keadaan || one.kode_baki_kini !== kini.kode_baki)
  if (lanjut) {
    const oleh = await dipakaiOleh(ctx.db, { lot: lanjut.no_faktur_beli })
    throw new Refusal('rule', `Barang ${lanjut.no_faktur_beli} Sudah Dipakai ${oleh}`)
  }
  await pulangkan(ctx, { detail, nomor: kolom }, nomor, keadaan)
}
