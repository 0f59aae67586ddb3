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
