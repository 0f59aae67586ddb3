/**
 * A workshop as a page of a notebook holds it, for tests: what the shop has, what each craftsman has, what customers left.
 * It says beforehand what is refused.
 */

import type { Caller } from '@kencana/server-kit'
import { z } from 'zod'

export const TUKANG = ['T01', 'T02'] as const
type Tukang = (typeof TUKANG)[number]
const JENIS = ['BAHAN', 'PATRI'] as const
type Jenis = (typeof JENIS)[number]

/** An order, as far as its gold and money go. */
export interface Order {
  no: string
  status: string
  emas: number
  titip: number
  /** Assignments, the one in force last. */
  bagi: { no: string; tukang: Tukang }[]
  boleh: number
  jadi: { no: string; tukang: Tukang; berat: number; patri: number; susut: number; so: boolean } | null
  barcode: string | null
}

interface Settlement {
  no: string
  tukang: Tukang
  setor: number
  ongkos: number
  jadi: NonNullable<Order['jadi']>[]
}

/** Every craftsman's fee in this workshop. */
export const ONGKOS = 75_000

/** The notebook: everything starts empty but the till. */
export class Bengkel {
  readonly toko: Record<Jenis, number> = { BAHAN: 0, PATRI: 0 }
  readonly tangan: Record<Tukang, Record<Jenis, number>> = { T01: { BAHAN: 0, PATRI: 0 }, T02: { BAHAN: 0, PATRI: 0 } }
  readonly hutang: Record<Tukang, number> = { T01: 0, T02: 0 }
  readonly order: Order[] = []
  readonly so: Settlement[] = []
  kas: number
  readonly owner: Caller

  constructor(owner: Caller, kas: number) {
    this.owner = owner
    this.kas = kas
  }

  /** Mostly an order in one of the states that a step asks for, now and then any other. */
  pilih(ke: number, status: readonly string[]): Order | undefined {
    const cocok = this.order.filter((one) => status.includes(one.status))
    const list = ke % 5 === 0 || cocok.length === 0 ? this.order : cocok
    return list[list.length - 1 - (ke % Math.max(list.length, 1))]
  }

  /** Balances that are not zero, the model's and the ledger's, in the same words. */
  buku(): Record<string, number> {
    const isi: [string, number][] = [
      ...JENIS.map((jenis): [string, number] => [`BAHAN_TOKO ${jenis}`, this.toko[jenis]]),
      ...TUKANG.flatMap((siapa) =>
        JENIS.map((jenis): [string, number] => [`TUKANG ${siapa}/${jenis}`, this.tangan[siapa][jenis]]),
      ),
      ...TUKANG.map((siapa): [string, number] => [`HUTANG_TUKANG ${siapa}`, -this.hutang[siapa]]),
      ...this.order.flatMap((one): [string, number][] => [
        [`PERSEKOT ${one.no}`, -one.titip],
        [`TITIPAN_BARANG ${one.no}`, one.status === 'BARU' ? one.emas : 0],
        [`PESANAN ${one.no}`, one.jadi && one.barcode === null ? one.jadi.berat : 0],
      ]),
      ['KAS -', this.kas],
    ]
    return Object.fromEntries(isi.filter(([, jumlah]) => jumlah !== 0))
  }
}

/** True when it was done, false when it was refused; anything else is a bug. */
export const coba = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work()
    return true
  } catch (error) {
    // what the contract refuses never leaves the browser
    if (error instanceof z.ZodError) return false
    const { status } = error as { status?: number }
    if (status === undefined || status >= 500) throw error
    return false
  }
}

/** One step of a random day. */
export interface Langkah {
  /** Which order, settlement. */
  ke: number
  /** Which craftsman. */
  siapa: Tukang
  jenis: Jenis
  /** Milligrams, as a share of what the step works with. */
  a: number
  b: number
}
