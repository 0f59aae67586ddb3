/** Back from the gilder: what comes, what is damaged, what was lost; one type after the other. Pure. */
import { type Jurnal, type Mg, type Mutasi, mg, pcs, rp } from '@kencana/ledger'

/** One type of a dispatch: what is still out, and what is received of it now. */
export interface Diterima {
  kode_group: string
  kode_dept: string
  qty_sepuh: number
  berat_sepuh: Mg
  qty_terima: number
  berat_terima: Mg
  qty_rusak: number
  berat_rusak: Mg
  /** Process loss; negative is gain. Booked only with the last piece. */
  berat_selisih: Mg
  /** Pieces that will never come, with the whole rest of the weight. */
  qty_hilang: number
  berat_hilang: Mg
}

interface Terima {
  no_terima_sepuh: string
  no_sepuh: string
  kode_baki: string
  barang: readonly Diterima[]
}

const satu = (t: Omit<Terima, 'barang'>, b: Diterima): Mutasi[] => {
  const sama = { kode_group: b.kode_group, kode_dept: b.kode_dept, kode_barang: null, rp: rp(0) }
  const ke = (akun: Mutasi['akun'], ref: string, lot: string, qty: number, berat: number): Mutasi[] =>
    qty === 0 && berat === 0 ? [] : [{ ...sama, akun, ref, lot, pcs: pcs(qty), mg: mg(berat) }]
  const { no_terima_sepuh: no } = t
  const qty = b.qty_terima + b.qty_rusak + b.qty_hilang
  const berat = b.berat_terima + b.berat_rusak + b.berat_hilang
  // A gain comes from SUSUT in a line of its own: pieces and weight of SEPUH leave together.
  return [
    ...ke('SEPUH', t.no_sepuh, '-', -qty, -(berat + b.berat_selisih)),
    ...ke('BAKI', t.kode_baki, no, b.qty_terima, b.berat_terima),
    ...ke('RUSAK', no, '-', b.qty_rusak, b.berat_rusak),
    ...ke('SELISIH', no, '-', b.qty_hilang, b.berat_hilang),
    ...ke('SUSUT', no, '-', 0, b.berat_selisih),
  ]
}

export const jurnalTerimaSepuh = ({ barang, ...terima }: Terima): Jurnal => ({
  kind: 'TERIMA_SEPUH',
  document: terima.no_terima_sepuh,
  lines: barang.flatMap((one) => satu(terima, one)),
})
