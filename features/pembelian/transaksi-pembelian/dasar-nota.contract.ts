/** What a piece is bought back for by its nota. Pure. Source: areas 000-read-first 23. */
import { type Mg, type Rp, rp } from '@kencana/ledger'

/** The parts of the price that a customer paid. */
export interface BagianNota {
  /** Gold, stones and making as they stand on the nota, and the discount that was given on all of it. */
  harga_jual: Rp
  harga_atribut: Rp
  ongkos: Rp
  diskon: Rp
  /** Of the line, what points paid: bought back with money they would be turned into cash. */
  poin: Rp
  /** As the nota has it. */
  berat: Mg
}

/** What is paid for besides the gold. */
export interface Ikut {
  atribut: boolean
  ongkos: boolean
}

const sisa = (jumlah: number, kurang: number): [ada: number, lebih: number] => [
  Math.max(0, jumlah - kurang),
  Math.max(0, kurang - jumlah),
]

/**
 * What was really paid for gold, stones and making: a discount is one of the making first, then of the stones, then of the gold;
 * points paid the gold first.
 */
const dibayar = ({ harga_jual, harga_atribut, ongkos, diskon, poin }: BagianNota) => {
  const [making, lebih] = sisa(ongkos, diskon)
  const [atribut, lagi] = sisa(harga_atribut, lebih)
  const [emas, sesudahEmas] = sisa(Math.max(0, harga_jual - lagi), poin)
  const [batu, sesudahBatu] = sisa(atribut, sesudahEmas)
  return { emas, atribut: batu, ongkos: Math.max(0, making - sesudahBatu) }
}

const besertaIkut = (emas: number, nota: { atribut: number; ongkos: number }, ikut: Ikut): number =>
  emas + (ikut.atribut ? nota.atribut : 0) + (ikut.ongkos ? nota.ongkos : 0)

/**
 * What was paid for the part of a piece that is brought, half up to the rupiah.
 * @param berat on the scale; what is above the nota is not paid for
 */
export const menurutNota = (nota: BagianNota, berat: Mg, ikut: Ikut): Rp => {
  const bagian = dibayar(nota)
  const penuh = BigInt(besertaIkut(bagian.emas, bagian, ikut))
  const per = BigInt(nota.berat)
  return rp(Number((2n * penuh * BigInt(Math.min(berat, nota.berat)) + per) / (2n * per)))
}

/**
 * The same piece by today's price of its gold, as far as it was paid for in money: what points paid is no cash, whatever gold costs by
 * now. Half up to the rupiah.
 * @param emas of the weight that is paid for
 */
export const menurutHariIni = (nota: BagianNota, emas: Rp, ikut: Ikut): Rp => {
  const penuh = dibayar({ ...nota, poin: rp(0) })
  const harga = rp(besertaIkut(emas, penuh, ikut))
  const semua = rp(besertaIkut(penuh.emas, penuh, { atribut: true, ongkos: true }))
  return rp(Math.max(0, harga - bagianPoin(nota.poin, harga, semua)))
}

/** Points' share of a line: what they paid of the whole bill, by what the line is of it, half up. */
export const bagianPoin = (poin: Rp, total: Rp, totalNota: Rp): Rp =>
  totalNota === 0
    ? rp(0)
    : rp(Number((2n * BigInt(poin) * BigInt(total) + BigInt(totalNota)) / (2n * BigInt(totalNota))))
