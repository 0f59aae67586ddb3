/** The one place that judges differences of weight: how much a piece or an order may show or lose unasked. */
import { type Mg, mg } from './measures.ts'

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

/**
 * Whether what a piece lost by a kind of work, this time and before, is within its allowance: it is judged against the weight
 * with which it was entered, so that many small losses are one large one.
 * @param berat weight at entry
 * @param susut all that it lost, this time included
 * @param toleransi allowance in 1/10,000 %
 */
export const susutWajar = (berat: Mg, susut: number, toleransi: number): boolean =>
  susut * 1_000_000 <= berat * toleransi

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
const SELURUH = 1_000_000

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
  pcs < BANYAK ? null : mg(Math.floor((berat * persen) / SELURUH))
