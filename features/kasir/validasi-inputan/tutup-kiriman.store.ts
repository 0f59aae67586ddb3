/** How a dispatch may be closed with what is left of it. */
import { sql } from '@kencana/database'
import { jumlah, jumlahBerat, type Mg, type Tempat } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import type { Kiriman, SisaKirim } from '../../bos/kirim-dari-barang-bos/kiriman.api.ts'
import type { BatasBeda } from '../../pengaturan/batas/selisih.api.ts'
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

/** What rests come to. */
export const jumlahSisa = (sisa: readonly Pick<SisaKirim, 'pcs' | 'mg'>[]) => ({
  qty: jumlah(sisa, 'pcs'),
  berat: jumlah(sisa, 'mg'),
})

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
  batas: BatasBeda,
): Promise<Penutupan> => {
  const { qty, berat } = jumlahSisa(kiriman.sisa)
  const sisa = kiriman.sisa.filter((one) => one.pcs > 0 || one.mg > 0)
  const susut = jumlah(
    sisa.filter((one) => one.pcs === 0),
    'mg',
  )
  const dasar = { kiriman, qty, berat, sisa, butuh: susut > batas(jumlahBerat(kiriman.baris)) }
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

/**
 * Where each rest goes.
 * @returns the rests under the number of the validation, which names the differences
 */
export const tujuanSisa = async (
  ctx: WriteContext,
  { kiriman, cara, sisa }: Penutupan,
): Promise<(no_validasi: string) => Sisa[]> => {
  const asal = new Map<unknown, Tempat>()
  if (cara === 'KEMBALI')
    for (const one of sisa.filter(({ pcs }) => pcs > 0))
      asal.set(one, kiriman.jenis === 'KB' ? { akun: 'BOS' } : await bakiAsal(ctx, kiriman.no_kirim, one))
  return (no_validasi) =>
    sisa.map((one) => ({
      ...one,
      ke: asal.get(one) ?? { akun: one.pcs === 0 ? 'SUSUT' : 'SELISIH', ref: no_validasi },
    }))
}
