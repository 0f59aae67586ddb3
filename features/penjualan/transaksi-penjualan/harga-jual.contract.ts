/** What a sold piece comes to, line by line, and a bill: for the screen while it is entered, for the server when it is saved. Source: areas 01-penjualan 1.2, 000-read-first 6. */
import { type Mg, type Persentase, type Rp, rp, SERATUS_PERSEN } from '@kencana/ledger'

/** The price of a line as the server works it out. */
interface DasarHarga {
  /** Gold by the price in force. */
  harga_hitung: Rp
  harga_atribut: Rp
  /** The piece's own making. */
  ongkos: Rp
}

/** Another making, as somebody typed it. */
export interface OngkosDiminta {
  nominal: Rp
  tipe_ongkos: 'TOTAL' | 'GRAM'
}

/** The parts of an agreed price; they come to it exactly. */
export interface BagianHarga {
  total_hitung: Rp
  harga_jual: Rp
  tipe_ongkos: 'TOTAL' | 'GRAM'
  tarif_ongkos: Rp
  ongkos: Rp
  diskon: Rp
  /** How much less than worked out the customer pays; 0 when it is more. */
  murah: Rp
}

const LIMA_RATUS = 500n

/** Making per gram, rounded up once to the next multiple of 500 as gold is. */
const ongkosGram = (tarif: Rp, berat: Mg): Rp => {
  const pembagi = LIMA_RATUS * 1000n
  return rp(Number(((BigInt(tarif) * BigInt(berat) + pembagi - 1n) / pembagi) * LIMA_RATUS))
}

/**
 * What a line comes to before anything is agreed, with another making where one was typed.
 * @param berat of the piece
 */
export const hargaPenuh = (dasar: DasarHarga, berat: Mg, diminta?: OngkosDiminta): Rp => {
  const { nominal, tipe_ongkos } = diminta ?? { nominal: dasar.ongkos, tipe_ongkos: 'TOTAL' as const }
  const ongkos = tipe_ongkos === 'GRAM' ? ongkosGram(nominal, berat) : nominal
  return rp(dasar.harga_hitung + dasar.harga_atribut + ongkos)
}

/**
 * Splits an agreed total: what it is less than its parts is discount, what it is more raises the price of the gold.
 * @param berat of the piece
 * @param diminta another making than the piece's own; how much cheaper the whole is counts either way
 */
export const bagiHarga = (
  dasar: DasarHarga,
  berat: Mg,
  { total, ongkos: diminta }: { total: Rp; ongkos?: OngkosDiminta | undefined },
): BagianHarga => {
  const total_hitung = hargaPenuh(dasar, berat)
  const penuh = hargaPenuh(dasar, berat, diminta)
  return {
    total_hitung,
    harga_jual: rp(dasar.harga_hitung + Math.max(0, total - penuh)),
    tipe_ongkos: diminta?.tipe_ongkos ?? 'TOTAL',
    tarif_ongkos: diminta?.nominal ?? dasar.ongkos,
    ongkos: rp(penuh - dasar.harga_hitung - dasar.harga_atribut),
    diskon: rp(Math.max(0, penuh - total)),
    murah: rp(Math.max(0, total_hitung - total)),
  }
}

/** Tax of a bill: inside of it, or on top. */
export interface Pajak {
  ppn_persen: Persentase
  ppn_termasuk: boolean
}

/**
 * The tax of a bill after its discounts, half up once, whatever it is paid with.
 * @param total of the lines that are taxed
 */
export const hitungPpn = (total: Rp, { ppn_persen, ppn_termasuk }: Pajak): Rp => {
  const per = BigInt(SERATUS_PERSEN) + (ppn_termasuk ? BigInt(ppn_persen) : 0n)
  return rp(Number((2n * BigInt(total) * BigInt(ppn_persen) + per) / (2n * per)))
}
