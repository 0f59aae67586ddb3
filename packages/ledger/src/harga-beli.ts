/** What a shop pays for a piece it buys back (docs/LEDGER.md, "Prices"). Pure. */
import type { Persentase } from './harga.ts'
import { SERATUS_PERSEN } from './harga.ts'
import { type Mg, type Rp, rp } from './measures.ts'

/** A deduction by the master: so much per gram, or a part of the price. */
export type PotonganBeli =
  | { readonly type: 'RP'; readonly perGram: Rp }
  | { readonly type: 'PERSENTASE'; readonly persentase: Persentase }

/** What the price of a bought piece is worked out from. */
export interface BahanHargaBeli {
  /** Price by the nota, or today's without one. */
  readonly hargaNota: Rp
  /** The weight on the scale. */
  readonly berat: Mg
  /** For its condition. */
  readonly kondisi: PotonganBeli
  /** For its category: an amount, or a part of the price for market goods. */
  readonly kategori: Rp | Persentase
  readonly markis: boolean
  /** For a lost nota and for damage: an amount per gram, or per piece. */
  readonly rugi: Rp
  readonly rugiPer: 'GRAM' | 'BUAH'
  /** Agreed at the counter. */
  readonly manual: Rp
  readonly pembulatan: 'ATAS' | 'BAWAH'
}

/** The deductions one by one, in whole rupiah, and what is left, a multiple of 500; 0 when nothing is. */
export interface HargaBeli {
  readonly potongan_kondisi: Rp
  readonly potongan_kategori: Rp
  readonly potongan_rugi: Rp
  readonly potongan_manual: Rp
  readonly harga_hitung: Rp
}

const bagi = (a: bigint, b: bigint): Rp => rp(Number((2n * a + b) / (2n * b)))
const perGram = (tarif: Rp, berat: Mg): Rp => bagi(BigInt(tarif) * BigInt(berat), 1000n)
const bagian = (harga: Rp, persen: Persentase): Rp => bagi(BigInt(harga) * BigInt(persen), BigInt(SERATUS_PERSEN))

/**
 * The price of a bought piece: price by the nota less its deductions, each rounded to the rupiah, the rest to 500.
 * @throws MeasureError when an amount is beyond what money may be
 */
export const hargaBeli = (b: BahanHargaBeli): HargaBeli => {
  const potongan_kondisi =
    b.kondisi.type === 'RP' ? perGram(b.kondisi.perGram, b.berat) : bagian(b.hargaNota, b.kondisi.persentase)
  const potongan_kategori = b.markis ? bagian(b.hargaNota, b.kategori as Persentase) : (b.kategori as Rp)
  const potongan_rugi = b.rugiPer === 'GRAM' ? perGram(b.rugi, b.berat) : b.rugi
  const sisa = Math.max(0, b.hargaNota - potongan_kondisi - potongan_kategori - potongan_rugi - b.manual)
  const bulat = b.pembulatan === 'BAWAH' ? Math.floor(sisa / 500) : Math.ceil(sisa / 500)
  return {
    potongan_kondisi,
    potongan_kategori,
    potongan_rugi,
    potongan_manual: b.manual,
    harga_hitung: rp(bulat * 500),
  }
}
