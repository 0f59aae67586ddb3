/** A piece of a sale while it is entered: its price of now, and what was agreed for it. */
import type { OutputOf } from '@kencana/contract'
import { type Rp, rp } from '@kencana/ledger'
import type { barangDititip } from './ambil-jual.contract.ts'
import type { barangDijual } from './barang-jual.contract.ts'
import { bagiHarga, hargaPenuh, type OngkosDiminta } from './harga-jual.contract.ts'

type BarangJual = OutputOf<typeof barangDijual>

/** A kept piece, whoever it is kept for. */
type Dititip = Omit<OutputOf<typeof barangDititip>, 'kode_member' | 'nama_customer' | 'no_hp' | 'alamat' | 'identitas'>

/** A piece of the draft: as it can be sold, and what was agreed for it. */
export interface BarisJual extends BarangJual {
  /** Another making than the piece's own. */
  ongkos_lain: OngkosDiminta | null
  /** What the customer pays for it. */
  total: Rp
  /** The deposit that it is picked up from, what that has paid, and whether its price is promised. */
  no_titip?: string
  titip?: number
  terkunci?: boolean
  /** What the scale said, as it was typed. */
  timbang?: string
}

/** A piece at its price of now. */
export const barisBaru = (barang: BarangJual): BarisJual => ({
  ...barang,
  ongkos_lain: null,
  total: rp(barang.total_hitung),
})

/** A kept piece at the price that its deposit promised, or at that of now. */
export const barisDititip = ({ total, ...barang }: Dititip): BarisJual => ({
  ...barang,
  ongkos_lain: null,
  total: rp(total),
})

const dasar = ({ harga_hitung, harga_atribut, ongkos }: BarisJual) => ({
  harga_hitung: rp(harga_hitung),
  harga_atribut: rp(harga_atribut),
  ongkos: rp(ongkos),
})

/** What a line comes to before a discount. */
export const penuh = (row: BarisJual): Rp => hargaPenuh(dasar(row), row.berat, row.ongkos_lain ?? undefined)

/** What a line's total is made of. */
export const bagian = (row: BarisJual) =>
  bagiHarga(dasar(row), row.berat, { total: row.total, ongkos: row.ongkos_lain ?? undefined })

/** A line at another price of its piece: what nobody had agreed on follows, what was agreed stays. */
export const padaHarga = (row: BarisJual, barang: BarangJual & Pick<BarisJual, 'titip'>): BarisJual => {
  if (row.terkunci) return { ...row, titip: barang.titip }
  const kini = { ...row, ...barang }
  return row.total === penuh(row) ? { ...kini, total: penuh(kini) } : kini
}
