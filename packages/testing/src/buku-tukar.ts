/**
 * Deposits, exchanges and pieces that come back, in two shops, as a page of a notebook holds them, for tests. It says beforehand what is
 * refused and why, and works every balance out from what stands at the end; it imports nothing of the product: its figures are its own.
 */
import { harga as hargaCincin, jumlah, sebab, TOKO, type Toko } from './buku-hitung.ts'

export interface Emas {
  kode: string
  toko: Toko
  /** Milligrams. */
  berat: number
}

export interface Titip {
  no: string
  toko: Toko
  emas: Emas
  mengikat: boolean
  dibayar: number
  keadaan: 'OPEN' | 'DONE' | 'DIAMBIL' | 'BATAL' | 'DITOLAK'
  /** A paper of it is out. */
  bon?: boolean
}

/** A piece that came back: bought, or given in for a sale. */
export interface Lama {
  no: string
  toko: Toko
  emas: Emas
  berat: number
  harga: number
  keadaan: 'OPEN' | 'DONE' | 'BATAL'
  bon?: boolean
  tukar: boolean
}

export interface Jual {
  no: string
  toko: Toko
  emas: Emas
  titip: Titip | null
  lama: Lama | null
  keadaan: 'OPEN' | 'DONE' | 'BATAL'
}

const SUDAH = 'Sudah Diproses Oleh User Lain'
const POTONGAN_PERSEN = 10

/** What a piece costs. */
export const harga = ({ berat }: Pick<Emas, 'berat'>): number => hargaCincin({ berat, ongkos: 0 })

/** What a part of it comes back for: in the first shop by the lower of its nota and today, in the second by its nota. */
export const hargaKembali = (emas: Emas, berat: number, toko: Toko): number => {
  const nota = Math.round((harga(emas) * berat) / emas.berat)
  const dasar = toko === 'TK02' ? nota : Math.min(nota, harga({ berat }))
  return Math.ceil(dasar / 500) * 500
}

/** What of a deposit goes back when it is called off. */
export const uangKembali = ({ dibayar }: Titip): number => dibayar - (dibayar * POTONGAN_PERSEN) / 100

/** What a customer still pays of a sale; below zero he gets it. */
export const sisa = ({ emas, titip, lama }: Pick<Jual, 'emas' | 'titip' | 'lama'>): number =>
  harga(emas) - (titip?.dibayar ?? 0) - (lama?.harga ?? 0)

/** It starts with what is in the tills. */
export class BukuTukar {
  readonly emas: Emas[] = []
  readonly titip: Titip[] = []
  readonly jual: Jual[] = []
  readonly lama: Lama[] = []
  readonly #kas: Readonly<Record<Toko, number>>

  constructor(kas: Readonly<Record<Toko, number>>) {
    this.#kas = kas
  }

  /** The sale of a piece that waits or stands. */
  #nota(emas: Emas): Jual | undefined {
    return this.jual.find((one) => one.emas === emas && one.keadaan !== 'BATAL')
  }

  #kembali(emas: Emas): Lama | undefined {
    return this.lama.find((one) => one.emas === emas && one.keadaan !== 'BATAL')
  }

  #ditahan(emas: Emas): Titip | undefined {
    return this.titip.find((one) => one.emas === emas && ['OPEN', 'DONE'].includes(one.keadaan))
  }

  /** Where a piece is: its status and its tray. */
  letak(emas: Emas): string {
    const [nota, titip] = [this.#nota(emas), this.#ditahan(emas)]
    const baki = titip?.keadaan === 'DONE' ? 'TT01' : 'CN01'
    if (nota?.keadaan === 'DONE') return this.#kembali(emas)?.keadaan === 'DONE' ? 'DIBELI -' : 'TERJUAL -'
    if (nota || titip?.keadaan === 'OPEN') return `KASIR ${baki}`
    return titip ? `TITIP ${baki}` : `TERSEDIA ${baki}`
  }

  /** Why a free piece cannot be taken. */
  tolakBaru(emas: Emas, toko: Toko): string[] {
    return sebab({ 'Di Toko': emas.toko !== toko, [SUDAH]: this.letak(emas) !== 'TERSEDIA CN01' })
  }

  /** Why a piece does not come back. */
  tolakLama(emas: Emas): string[] {
    const nota = this.#nota(emas)
    const pernah = this.jual.some((one) => one.emas === emas)
    return sebab({
      'Tidak Pernah Dijual': !pernah,
      'Sudah Dibatalkan': pernah && !nota,
      'Masih Di Kasir': nota?.keadaan === 'OPEN',
      'Sudah Dibeli Kembali': nota?.keadaan === 'DONE' && this.#kembali(emas) !== undefined,
    })
  }

  /** Why nothing can be done with a deposit that is kept. */
  tolakTitip({ emas, keadaan, toko: milik }: Titip, toko: Toko): string[] {
    return sebab({
      'Tidak Ada': milik !== toko,
      'Belum Divalidasi Kasir': keadaan === 'OPEN',
      'Sudah Diambil': keadaan === 'DIAMBIL',
      'Sudah Dibatalkan': keadaan === 'BATAL' || keadaan === 'DITOLAK',
      'Sedang Diambil Di Penjualan': keadaan === 'DONE' && this.#nota(emas) !== undefined,
    })
  }

  /** Why it cannot be picked up. */
  tolakAmbil(titip: Titip, toko: Toko): string[] {
    const letak = this.letak(titip.emas)
    const bebas = letak === 'TERSEDIA CN01' || letak === 'TITIP TT01'
    return [...sebab({ [SUDAH]: !bebas, 'Di Toko': titip.toko !== toko }), ...this.tolakTitip(titip, toko)]
  }

  tolakUang(titip: Titip, toko: Toko, uang: number): string[] {
    const lebih = titip.mengikat && titip.dibayar + uang > harga(titip.emas)
    return [...this.tolakTitip(titip, toko), ...sebab({ 'Melebihi Harga Barang': lebih })]
  }

  /** Why what waits cannot be validated or let go. */
  tolakOpen({ keadaan, toko: milik }: Pick<Jual | Titip | Lama, 'keadaan' | 'toko'>, toko: Toko): string[] {
    return sebab({ 'Tidak Ada': milik !== toko, [SUDAH]: keadaan !== 'OPEN' })
  }

  /** Why what waits is not its seller's to let go. */
  tolakBon({ bon = false }: Pick<Titip | Lama, 'bon'>, kasir: boolean): string[] {
    return sebab({ 'Hanya Dapat Ditolak Kasir': bon && !kasir })
  }

  /** Why a sale cannot be taken back. */
  tolakBatal(nota: Jual, toko: Toko): string[] {
    return sebab({
      'Tidak Ada': nota.toko !== toko,
      'Sudah Dibatalkan': nota.keadaan === 'BATAL',
      'Sudah Dibeli Kembali': nota.keadaan === 'DONE' && this.#kembali(nota.emas) !== undefined,
    })
  }

  /** Why a purchase cannot be taken back. */
  tolakBatalBeli({ toko: milik, keadaan, tukar }: Lama, toko: Toko): string[] {
    return sebab({
      'Tidak Ada': milik !== toko,
      'Batalkan Penjualan': tukar,
      'Sudah Dibatalkan': keadaan === 'BATAL',
    })
  }

  /** A sale goes another way, with what was given in for it and what it picks up. */
  jadi(nota: Jual, keadaan: 'DONE' | 'BATAL'): void {
    nota.keadaan = keadaan
    if (nota.lama) nota.lama.keadaan = keadaan
    if (nota.titip) nota.titip.keadaan = keadaan === 'DONE' ? 'DIAMBIL' : 'DONE'
  }

  #berat(toko: Toko, baki: string): number {
    const isi = this.emas.filter((one) => one.toko === toko && this.letak(one).endsWith(` ${baki}`))
    return jumlah(isi.map((one) => one.berat))
  }

  /** Balances that are not zero, by shop, account and reference. */
  buku(): Record<string, number> {
    const isi: Record<string, number> = {}
    for (const toko of TOKO) {
      const jual = this.jual.filter((one) => one.toko === toko && one.keadaan === 'DONE')
      const lama = this.lama.filter((one) => one.toko === toko && one.keadaan === 'DONE')
      const titip = this.titip.filter((one) => one.toko === toko && !['OPEN', 'DITOLAK'].includes(one.keadaan))
      const hangus = jumlah(titip.map((one) => (one.keadaan === 'BATAL' ? one.dibayar - uangKembali(one) : 0)))
      const masuk = jumlah(titip.map((one) => (one.keadaan === 'BATAL' ? 0 : one.dibayar)))
      const keluar = jumlah(lama.map((one) => (one.tukar ? 0 : one.harga)))
      isi[`${toko} KAS -`] = this.#kas[toko] + masuk + hangus + jumlah(jual.map(sisa)) - keluar
      isi[`${toko} PENJUALAN -`] = -jumlah(jual.map((one) => harga(one.emas)))
      isi[`${toko} PEMBELIAN -`] = jumlah(lama.map((one) => one.harga))
      isi[`${toko} PENDAPATAN_LAIN TITIPAN`] = -hangus
      isi[`${toko} PELANGGAN -`] = jumlah(jual.map((one) => one.emas.berat)) - jumlah(lama.map((one) => one.berat))
      isi[`${toko} BAKI BELI1`] = jumlah(lama.map((one) => one.berat))
      for (const baki of ['CN01', 'TT01']) isi[`${toko} BAKI ${baki}`] = this.#berat(toko, baki)
      for (const one of titip) if (one.keadaan === 'DONE') isi[`${toko} TITIPAN ${one.no}`] = -one.dibayar
    }
    return Object.fromEntries(Object.entries(isi).filter(([, n]) => n !== 0))
  }

  /** Where each piece is, and what each deposit and each purchase has come to. */
  keadaan(): Record<string, string> {
    const dititip = this.titip.map(({ no, keadaan, dibayar }) => [
      no,
      `${keadaan === 'DITOLAK' ? 'BATAL' : keadaan} ${dibayar}`,
    ])
    return Object.fromEntries([
      ...this.emas.map((one) => [one.kode, `${one.toko} ${this.letak(one)}`]),
      ...dititip,
      ...this.lama.map(({ no, keadaan, harga: rupiah }) => [no, `${keadaan} ${rupiah}`]),
    ])
  }
}
