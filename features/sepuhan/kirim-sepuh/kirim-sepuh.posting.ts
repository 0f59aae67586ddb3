/** To the gilder: drawn from lots on SS trays; what is damaged waits for the cashier under the same number. */
import { type IsiLot, type Jurnal, type Mg, type Mutasi, pcs, rp } from '@kencana/ledger'

/** One type of a tray with its draw. */
export interface DikirimSepuh {
  kode_baki: string
  kode_group: string
  kode_dept: string
  qty_sepuh: number
  berat_sepuh: Mg
  qty_rusak: number
  berat_rusak: Mg
  /** Changes of the lots it is drawn from. */
  baris: readonly IsiLot[]
  selisih: Mg
}

const satu = (no_sepuh: string, b: DikirimSepuh): Mutasi[] => {
  const sama = { kode_group: b.kode_group, kode_dept: b.kode_dept, kode_barang: null, rp: rp(0) }
  const ke = (akun: 'SEPUH' | 'RUSAK' | 'SELISIH', qty: number, mg: Mg): Mutasi[] =>
    qty === 0 && mg === 0 ? [] : [{ ...sama, akun, ref: no_sepuh, lot: '-', pcs: pcs(qty), mg }]
  return [
    ...b.baris.map((lot): Mutasi => ({ ...sama, akun: 'BAKI', ref: b.kode_baki, ...lot })),
    ...ke('SEPUH', b.qty_sepuh, b.berat_sepuh),
    ...ke('RUSAK', b.qty_rusak, b.berat_rusak),
    ...ke('SELISIH', 0, b.selisih),
  ]
}

export const jurnalKirimSepuh = (no_sepuh: string, barang: readonly DikirimSepuh[]): Jurnal => ({
  kind: 'KIRIM_SEPUH',
  document: no_sepuh,
  lines: barang.flatMap((one) => satu(no_sepuh, one)),
})
