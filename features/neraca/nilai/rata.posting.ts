/** What a gram costs: the average of a group's own goods, in whole numbers. */

/** Rupiah for milligrams. */
export interface Rata {
  rp: bigint
  mg: bigint
}

/** A group as the day found it. */
export interface Kelompok {
  kode_group: string
  /** Whether its goods have a value at all. */
  dinilai: boolean
  mg: number
  /** PERSEDIAAN as the ledger has it before this jurnal. */
  rp: number
  /** What a gram cost when it last moved; null when it never did. */
  dasar: { rp: number; mg: number } | null
  /** Cost price of a gram times 1/10,000 % of fineness, so of MODAL_PER milligrams; 0: not known. */
  modal: number
}

/** A cost price times fineness is one of so many milligrams. */
const MODAL_PER = 1_000_000_000n

const nol = (n: bigint): bigint => (n < 0n ? -n : n)

/** Weight at an average, to the nearest rupiah, half away from zero. */
export const senilai = (mg: number, { rp, mg: per }: Rata): number => {
  if (per <= 0n) return 0
  const isi = BigInt(mg) * rp
  const bulat = (2n * nol(isi) + per) / (2n * per)
  return Number(isi < 0n ? -bulat : bulat)
}

/**
 * An average is one of goods that are there; where they were short, that of what came; where nothing did, the last one known, else
 * the cost price. `wajar` when what is left is worth what these goods cost.
 */
export const rata = (mg: number, rp: number, satu: Kelompok): { rata: Rata; wajar: boolean } => {
  const { dasar, modal } = satu
  if (satu.mg >= 0 && mg > 0 && rp > 0) return { rata: { rp: BigInt(rp), mg: BigInt(mg) }, wajar: true }
  const datang = { rp: BigInt(rp - satu.rp), mg: BigInt(mg - satu.mg) }
  if (satu.mg < 0 && datang.mg > 0n && datang.rp > 0n) return { rata: datang, wajar: false }
  if (dasar && dasar.mg > 0 && dasar.rp > 0)
    return { rata: { rp: BigInt(dasar.rp), mg: BigInt(dasar.mg) }, wajar: false }
  return { rata: { rp: BigInt(modal), mg: MODAL_PER }, wajar: false }
}

/** The sum of what each says. */
export const jumlah = <T>(all: readonly T[], nilai: (one: T) => number): number =>
  all.reduce((sum, one) => sum + nilai(one), 0)

/** Rows by what they have in common, in the order of the first of each. */
export const per = <T, K>(all: readonly T[], kunci: (one: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const sama = groups.get(kunci(one))
    if (sama) sama.push(one)
    else groups.set(kunci(one), [one])
  }
  return groups
}
