/** Drawing pieces and weight from lots of loose goods (docs/LEDGER.md, "Drawing from lots"). Pure. */
import { formatGram, MeasureError, type Mg, mg, type Pcs, pcs } from './measures.ts'

/** What a lot holds, or what a draw changes in it. */
export interface IsiLot {
  readonly lot: string
  readonly pcs: Pcs
  readonly mg: Mg
}

/** A draw: changes of lots (pieces never rise; weight may, when an emptied lot was heavier than what was entered). */
export interface PotonganLot {
  readonly baris: readonly IsiLot[]
  /** What the lots gave beyond the entered weight with their last pieces: it goes to SELISIH. */
  readonly selisih: Mg
}

interface Sisa {
  lot: string
  pcs: number
  mg: number
}

const jumlah = (lots: readonly Sisa[], key: 'pcs' | 'mg') => lots.reduce((sum, one) => sum + one[key], 0)

/** Pieces leave the oldest lots first; what is left keeps its weight for now. */
const ambilPcs = (lots: readonly IsiLot[], banyak: number): Sisa[] => {
  let belum = banyak
  return lots.map(({ lot, pcs: ada, mg: berat }) => {
    const diambil = Math.min(belum, ada)
    belum -= diambil
    return { lot, pcs: ada - diambil, mg: berat }
  })
}

/** The weight that stays is shared out: the first lot with pieces left takes the difference, then the next ones. */
const bagiBerat = (sisa: readonly Sisa[], tinggal: number): Sisa[] => {
  const terisi = sisa.filter((one) => one.pcs > 0)
  let beda = tinggal - jumlah(terisi, 'mg')
  return sisa.map((one) => {
    if (one.pcs === 0) return { ...one, mg: 0 }
    const berat = Math.max(1, one.mg + beda)
    beda -= berat - one.mg
    return { ...one, mg: berat }
  })
}

// A line's pieces and weight never go different ways: a lot that gives pieces and gains weight does it in two lines.
const baris = (lama: IsiLot, baru: Sisa): IsiLot[] => {
  const ubah = { lot: lama.lot, pcs: pcs(baru.pcs - lama.pcs), mg: mg(baru.mg - lama.mg) }
  if (ubah.pcs < 0 && ubah.mg > 0)
    return [
      { ...ubah, mg: mg(0) },
      { ...ubah, pcs: pcs(0) },
    ]
  return ubah.pcs === 0 && ubah.mg === 0 ? [] : [ubah]
}

/**
 * Draws pieces and weight from lots, oldest first. A lot emptied of pieces gives all its weight; the difference to what
 * was entered stays with, or comes from, the lots that keep pieces, so that each ends with both or with nothing. With
 * the very last pieces the rest goes to SELISIH.
 * @param lots oldest first, each with pieces and weight
 * @param batas the largest rest that may go to SELISIH
 * @throws MeasureError with a sentence for the user when the lots do not hold that much
 */
export const potongLot = (lots: readonly IsiLot[], ambil: { pcs: Pcs; mg: Mg }, batas: Mg): PotonganLot => {
  const isi = { pcs: jumlah(lots, 'pcs'), mg: jumlah(lots, 'mg') }
  if (ambil.pcs > isi.pcs) throw new MeasureError('Qty Melebihi Isi Baki')
  if (ambil.mg > isi.mg) throw new MeasureError('Berat Melebihi Isi Baki')
  const sisa = ambilPcs(lots, ambil.pcs)
  const tinggal = isi.mg - ambil.mg
  if (ambil.pcs === isi.pcs) {
    if (tinggal > batas)
      throw new MeasureError(`Sisa Berat ${formatGram(mg(tinggal))} g Tanpa Barang Melebihi Toleransi`)
    return { baris: lots.flatMap((lot) => baris(lot, { lot: lot.lot, pcs: 0, mg: 0 })), selisih: mg(tinggal) }
  }
  if (tinggal < sisa.filter((one) => one.pcs > 0).length)
    throw new MeasureError('Berat Tidak Boleh Habis Sebelum Qty Habis')
  const baru = bagiBerat(sisa, tinggal)
  return { baris: lots.flatMap((lot, at) => baris(lot, baru[at] ?? { lot: lot.lot, pcs: 0, mg: 0 })), selisih: mg(0) }
}
