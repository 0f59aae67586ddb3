/**
 * A repair bench as a page of a notebook holds it, for tests: whose pieces lie there and what they weigh, what was paid, what solder is
 * left, what was lost. It knows nothing of the product's code and says beforehand what is refused.
 */

export interface Potong {
  jumlah: number
  masuk: number
  kini: number
  ongkos: number
  tambahan: number
  status: 'OPEN' | 'DONE' | 'CLOS' | 'CANC'
  /** Whether the craftsman has it, and whether he ever had. */
  keluar: boolean
  pernah: boolean
  /** The finishing that it went through. */
  selesai: Selesai | null
}

export interface Selesai {
  no: string
  dari: 'TOKO' | 'TUKANG' | null
  patri: number
  susut: number
  ongkos: number
}

export interface Perbaikan {
  no: string
  dp: number
  potong: Potong[]
  ambil: { no: string; bayar: number; potong: Potong[]; jasa: number }[]
  batal: { no: string; kembali: number; hangus: number; dulu: Potong['status'][] } | null
}

/** What of a repair is in the shop. */
const dalam = ({ potong }: Perbaikan) => potong.filter(({ status }) => status === 'OPEN' || status === 'DONE')

/** What it costs, with what was added. */
export const biaya = ({ potong }: Perbaikan): number => potong.reduce((sum, one) => sum + one.ongkos + one.tambahan, 0)

/** What was paid of it. */
export const lunas = ({ dp, ambil }: Perbaikan): number => ambil.reduce((sum, { bayar }) => sum + bayar, dp)

/** The notebook: it starts with solder and money. */
export class Meja {
  readonly semua: Perbaikan[] = []
  kas: number
  toko: number
  tukang: number
  hutang = 0
  susut = 0
  jasa = 0

  constructor(awal: { kas: number; toko: number; tukang: number }) {
    this.kas = awal.kas
    this.toko = awal.toko
    this.tukang = awal.tukang
  }

  /** Mostly one that a step asks for, now and then any other. */
  pilih(ke: number, cocok: (one: Perbaikan) => boolean): Perbaikan | undefined {
    const list = this.semua.filter(cocok)
    const dari = ke % 5 === 0 || list.length === 0 ? this.semua : list
    return dari[dari.length - 1 - (ke % Math.max(dari.length, 1))]
  }

  /** A finishing: forwards, or back again. */
  kerjakan({ dari, patri, susut, ongkos }: Selesai, arah: 1 | -1): void {
    if (dari === 'TOKO') this.toko -= arah * patri
    if (dari === 'TUKANG') this.tukang -= arah * patri
    this.susut += arah * susut
    this.hutang += arah * ongkos
  }

  /** Balances that are not zero, in the ledger's words: grams of goods, rupiah of money. */
  buku(): Record<string, number> {
    const isi: [string, number][] = [
      ['KAS -', this.kas],
      ['BAHAN_TOKO PATRI', this.toko],
      ['TUKANG T01/PATRI', this.tukang],
      ['HUTANG_TUKANG T01', -this.hutang],
      ['SUSUT', this.susut],
      ['JASA_SERVICE -', -this.jasa],
      ...this.semua.flatMap((one): [string, number][] => [
        [`SERVICE ${one.no}`, dalam(one).reduce((sum, { kini }) => sum + kini, 0)],
        [`SERVICE ${one.no} pcs`, dalam(one).reduce((sum, { jumlah }) => sum + jumlah, 0)],
        [`TITIPAN ${one.no}`, dalam(one).length === 0 ? 0 : -lunas(one)],
      ]),
    ]
    return Object.fromEntries(isi.filter(([, jumlah]) => jumlah !== 0))
  }
}
