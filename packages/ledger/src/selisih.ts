/** The one place that judges differences of weight: how much a piece or an order may show or lose unasked. */
import { type Mg, mg } from './measures.ts'

/** What a share in 1/10,000 % is of milligrams or rupiah, rounded down. */
export const persenDari = (jumlah: number, persen: number): number =>
  Number((BigInt(jumlah) * BigInt(persen)) / 1_000_000n)

/** Scales of a counter do not agree below this, in mg. */
const LEAST = 10
const HUNDREDTH = 100

/**
 * The largest difference of one piece that needs no agreement: the shop's limit, but never more than 1 % of its weight (at least
 * 0.010 g). Source: controls, limits are relative.
 * @param toleransi the shop's limit for one piece
 */
export const batasSelisih = (berat: Mg, toleransi: Mg): Mg =>
  mg(Math.min(toleransi, Math.max(LEAST, Math.floor(berat / HUNDREDTH))))

/** Differences of many pieces: what was missing and what was too much, neither set against the other. */
export interface SelisihDokumen {
  pcs: number
  /** What the pieces weigh together. */
  berat: number
  kurang: number
  lebih: number
}

/** From so many pieces on scales no longer differ by chance in one direction. */
const BANYAK = 5

/** @param selisih of each piece: what is missing of it, negative for too much */
export const jumlahSelisih = (barang: readonly { berat: number; selisih: number }[]): SelisihDokumen => {
  const sum = { pcs: barang.length, berat: 0, kurang: 0, lebih: 0 }
  for (const { berat, selisih } of barang) {
    sum.berat += berat
    if (selisih > 0) sum.kurang += selisih
    else sum.lebih -= selisih
  }
  return sum
}

/**
 * The largest sum of differences in one direction that needs no agreement.
 * @param persen the shop's limit in 1/10,000 %
 * @returns null for fewer than five pieces, whose differences are judged one by one
 */
export const batasSelisihDokumen = ({ pcs, berat }: SelisihDokumen, persen: number): Mg | null =>
  pcs < BANYAK ? null : mg(persenDari(berat, persen))

/**
 * The largest rest that a lot may leave with its last pieces: a piece of their mean weight is judged like any other, and five or
 * more of them together like any document.
 * @param toleransi the shop's limit for one piece
 * @param persen the shop's limit for a document in 1/10,000 %
 */
export const batasLot = (isi: { pcs: number; berat: number }, toleransi: Mg, persen: number): Mg => {
  const satu = batasSelisih(mg(Math.floor(isi.berat / Math.max(1, isi.pcs))), toleransi)
  const bersama = batasSelisihDokumen({ ...isi, kurang: 0, lebih: 0 }, persen)
  return mg(Math.min(satu * isi.pcs, bersama ?? Number.MAX_SAFE_INTEGER))
}
