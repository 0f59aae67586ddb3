/** What a model of two installations remembers, and how its steps pick and try. */
import { CallRefused } from '@kencana/server-kit'
import type { Ujung } from './cabang.ts'

/** One of both: 0 is the head office. */
export type Sisi = 0 | 1

/** A dispatch, and what the other one received of it. */
export interface Kiriman {
  no: string
  dari: Sisi
  kode: string[]
  sampai: Set<string>
  /** Somebody asked for it back, whatever became of that. */
  diminta: boolean
}

/** Cash for the other one. */
export interface Uang {
  no: string
  dari: Sisi
  jumlah: number
  keadaan: 'JALAN' | 'DITERIMA' | 'BATAL'
}

/** What stands where by what was answered. */
export interface Model {
  ujung: readonly [Ujung, Ujung]
  n: (n: number) => number
  /** Pieces on trays for sale. */
  punya: [string[], string[]]
  /** Pieces that customers have. */
  terjual: [string[], string[]]
  kiriman: Kiriman[]
  uang: Uang[]
  /** Cash of both, with what is between them. */
  kas: number
}

/** A step: whether it happened, or was refused or had nothing to do. */
export type Langkah = () => Promise<boolean>

/** Its shop. */
export const TOKO = ['TK01', 'TK11'] as const
/** The other one. */
export const lain = (sisi: Sisi): Sisi => (sisi === 0 ? 1 : 0)

/** Whether it was done; what went wrong in the product itself is no refusal. */
export const boleh = async (kerja: () => Promise<unknown>): Promise<boolean> => {
  try {
    await kerja()
    return true
  } catch (error) {
    if (error instanceof CallRefused && error.status < 500) return false
    throw error
  }
}

/** Pseudo-random numbers below `n`. */
export const acak = (seed: number) => {
  let kini = seed + 1
  return (n: number): number => {
    kini = (kini * 48_271) % 2_147_483_647
    return Math.floor((kini / 2_147_483_647) * n)
  }
}

/** One of them, undefined where there is none. */
export const salahSatu = <T>({ n }: Model, dari: readonly T[]): T | undefined => dari[n(Math.max(1, dari.length))]
/** One of both. */
export const sisiMana = ({ n }: Model) => n(2) as Sisi
