/** How a dispatch may be closed with what is left of it. */
import { sql } from '@kencana/database'
import { type Mg, mg, type Persentase, SERATUS_PERSEN, type Tempat } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import type { Kiriman, SisaKirim } from '../../bos/kirim-dari-barang-bos/kiriman.api.ts'
import type { Sisa } from './validasi-inputan.posting.ts'

/** Pieces that are left: back to where they came from, or written off. */
export type CaraSisa = 'KEMBALI' | 'SELISIH'

/** A dispatch ready to be closed. */
export interface Penutupan {
  kiriman: Kiriman
  cara: 'HABIS' | 'KEMBALI' | 'SUSUT' | 'SELISIH'
  qty: number
  berat: Mg
  sisa: readonly Omit<Sisa, 'ke'>[]
  /** OWN or SU have to agree. */
  butuh: boolean
}

const jumlah = (sisa: readonly SisaKirim[]) => ({
  qty: sisa.reduce((sum, one) => sum + one.pcs, 0),
  berat: mg(sisa.reduce((sum, one) => sum + one.mg, 0)),
})

/** Whether so much weight alone may be lost of a dispatch without an agreement. */
export const melebihiSusut = (susut: number, berat_kirim: number, toleransi: Persentase): boolean =>
  susut * SERATUS_PERSEN > berat_kirim * toleransi

/** The branch that holds pieces which are to come back has to have said so, of exactly what is left now. */
const pastikanKonfirmasi = async (ctx: WriteContext, kiriman: Kiriman, qty: number, berat: Mg): Promise<void> => {
  if (kiriman.cabang === kiriman.kode_toko) return
  const ya = await ctx.db.one<{ qty: number; berat: Mg }>(sql`
    SELECT qty, berat FROM konfirmasi_sisa WHERE no_kirim = ${kiriman.no_kirim} FOR SHARE`)
  if (ya?.qty !== qty || ya.berat !== berat)
    throw new Refusal('rule', `Sisa Kiriman ${kiriman.no_kirim} Belum Dikonfirmasi Toko ${kiriman.cabang}`)
}

/**
 * What closing a held dispatch means.
 * @param pilihan what becomes of pieces; weight alone is a loss whatever was chosen
 */
export const rencanakan = async (
  ctx: WriteContext,
  kiriman: Kiriman,
  pilihan: CaraSisa,
  toleransi: Persentase,
): Promise<Penutupan> => {
  const { qty, berat } = jumlah(kiriman.sisa)
  const sisa = kiriman.sisa.filter((one) => one.pcs > 0 || one.mg > 0)
  const susut = jumlah(sisa.filter((one) => one.pcs === 0)).berat
  const kirim = kiriman.baris.reduce((sum, one) => sum + one.berat, 0)
  const dasar = { kiriman, qty, berat, sisa, butuh: melebihiSusut(susut, kirim, toleransi) }
  if (sisa.length === 0) return { ...dasar, cara: 'HABIS' }
  if (qty === 0) return { ...dasar, cara: 'SUSUT' }
  if (pilihan === 'SELISIH') return { ...dasar, cara: 'SELISIH', butuh: true }
  await pastikanKonfirmasi(ctx, kiriman, qty, berat)
  return { ...dasar, cara: 'KEMBALI' }
}

const bakiAsal = async (ctx: WriteContext, no_kirim: string, { kode_group, kode_dept }: SisaKirim): Promise<Tempat> => {
  const asal = await ctx.db.one<{ kode_baki: string; lot: string; aktif: boolean }>(sql`
    SELECT d.kode_baki, k.no_terima_sepuh AS lot, b.dihapus_pada IS NULL AS aktif
    FROM kirim_labeling k
    JOIN kirim_labeling_detail d ON d.no_kirim_stock = k.no_kirim_stock
    JOIN baki b ON b.kode_toko = k.kode_toko AND b.kode_baki = d.kode_baki
    WHERE k.no_kirim_stock = ${no_kirim} AND d.kode_group = ${kode_group} AND d.kode_dept = ${kode_dept}
    ORDER BY d.urut LIMIT 1 FOR SHARE OF b`)
  if (!asal) throw new Error('dispatch without its line')
  if (!asal.aktif) throw new Refusal('rule', `Baki ${asal.kode_baki} Sudah Dihapus, Aktifkan Kembali Dahulu`)
  return { akun: 'BAKI', ref: asal.kode_baki, lot: asal.lot }
}

/** Where each rest goes. @param no_validasi names the differences */
export const tujuanSisa = async (
  ctx: WriteContext,
  { kiriman, cara, sisa }: Penutupan,
  no_validasi: string,
): Promise<Sisa[]> => {
  const semua: Sisa[] = []
  for (const one of sisa) {
    if (one.pcs === 0) semua.push({ ...one, ke: { akun: 'SUSUT', ref: no_validasi } })
    else if (cara === 'SELISIH') semua.push({ ...one, ke: { akun: 'SELISIH', ref: no_validasi } })
    else if (kiriman.jenis === 'KB') semua.push({ ...one, ke: { akun: 'BOS' } })
    else semua.push({ ...one, ke: await bakiAsal(ctx, kiriman.no_kirim, one) })
  }
  return semua
}
