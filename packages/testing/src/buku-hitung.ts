/** What a notebook of sales reckons with, for tests: prices, payments and limits, in figures of its own; it imports nothing. */

export const TOKO = ['TK01', 'TK02'] as const
export type Toko = (typeof TOKO)[number]

/** A gram of 16K, 2,350,000 x 70 %, in rupiah; what the bank keeps of a credit card, in percent. */
const HARGA_16K = 1_645_000
const BIAYA_KARTU = 10
/** Rupiah of a point, spent or missing; points of a gram. */
export const NILAI_POIN = 1_000
export const POIN_GRAM = 100
/** Of a bill and of a day without being asked for; of what a cashier says alone that it has come. */
export const DISKON_PERSEN = 3
export const DISKON_HARI = 1_000_000
export const SENDIRI = 5_000_000
export const SENDIRI_HARI = 50_000_000

export interface Bayar {
  cara: 'CASH' | 'TRANSFER' | 'CREDIT' | 'POIN'
  jumlah: number
}

export interface Cincin {
  kode: string
  toko: Toko
  /** Milligrams. */
  berat: number
  ongkos: number
  keadaan: 'TERSEDIA' | 'KASIR' | 'TERJUAL'
  versi: number
}

export interface Baris {
  cincin: Cincin
  /** Below zero: dearer than worked out. */
  murah: number
}

export interface Nota {
  no: string
  toko: Toko
  oleh: string
  keadaan: 'OPEN' | 'DONE' | 'BATAL'
  versi: number
  bon: boolean
  baris: readonly Baris[]
  member: string | null
  bayar: readonly Bayar[]
  /** Points that it gave. */
  dapat: number
}

/** Gold up to the next 500, and making. */
export const harga = ({ berat, ongkos }: Pick<Cincin, 'berat' | 'ongkos'>): number =>
  Math.ceil((HARGA_16K * berat) / (1000 * 500)) * 500 + ongkos

export const letak = ({ keadaan }: Cincin): string => (keadaan === 'TERJUAL' ? '-' : 'CN01')
export const jumlah = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0)
export const lewat = (list: readonly Bayar[], ...cara: Bayar['cara'][]): number =>
  jumlah(list.filter((one) => cara.includes(one.cara)).map((one) => one.jumlah))
export const biaya = (list: readonly Bayar[]): number =>
  jumlah(list.filter(({ cara }) => cara === 'CREDIT').map((one) => Math.floor((one.jumlah * BIAYA_KARTU + 50) / 100)))
export const poin = (list: readonly Bayar[]): number => lewat(list, 'POIN') / NILAI_POIN
export const masuk = (list: readonly Bayar[]): number => lewat(list, 'CASH', 'TRANSFER', 'CREDIT')

export const tagihan = (baris: readonly Baris[]): number =>
  jumlah(baris.map(({ cincin, murah }) => harga(cincin) - murah))

/** Money as it came, less what is kept: of cash first. */
export const kurangi = (list: readonly Bayar[], potongan: number): Bayar[] => {
  let sisa = potongan
  const tunai = (one: Bayar) => Number(one.cara === 'CASH')
  return list
    .toSorted((a, b) => tunai(b) - tunai(a))
    .flatMap((one) => {
      const ambil = Math.min(sisa, one.jumlah)
      sisa -= ambil
      return one.jumlah > ambil ? [{ ...one, jumlah: one.jumlah - ambil }] : []
    })
}

/** Those of the reasons that hold. */
export const sebab = (alasan: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(alasan).flatMap(([kata, benar]) => (benar ? [kata] : []))

export const samaBayar = (a: readonly Bayar[], b: readonly Bayar[]): boolean =>
  a.length === b.length && a.every((one) => lewat(b, one.cara) === one.jumlah)

export interface Kembali {
  /** Another way than it came. */
  cara: 'CASH' | 'TRANSFER' | null
  /** Taken back at the card's machine. */
  voidEdc: boolean
}
