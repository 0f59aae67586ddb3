/** Melting: what should come out of it, by the fine gold that went in (docs/LEDGER.md, "Melting"). */
import { murni, type Persentase } from './harga.ts'
import { type Mg, mg } from './measures.ts'

/** A weight of one fineness. */
export interface EmasLebur {
  readonly berat: Mg
  readonly persentase: Persentase
}

/**
 * The weight of one fineness that holds the fine gold of what is melted, rounded down to the milligram: less than 1 mg of
 * fine gold stays unaccounted for. What has that fineness already keeps its weight to the milligram.
 * @param persentase fineness of what comes out, above 0
 */
export const hasilLebur = (asal: readonly EmasLebur[], persentase: Persentase): Mg =>
  mg(Number(asal.reduce((sum, one) => sum + murni(one.berat, one.persentase), 0n) / BigInt(persentase)))
