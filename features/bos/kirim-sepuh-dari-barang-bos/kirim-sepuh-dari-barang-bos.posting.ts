/** Goods of the owner go to the gilder: document in, journal out. */
import { type Jurnal, type Mg, pindah } from '@kencana/ledger'

interface Barang {
  kode_group: string
  kode_dept: string
  qty: number
  berat: Mg
}

/** From the owner to the gilder, without passing any tray. */
export const jurnalSepuhBos = (no_sepuh: string, barang: readonly Barang[]): Jurnal => ({
  kind: 'BARANG_BOS',
  document: no_sepuh,
  lines: barang.flatMap(({ kode_group, kode_dept, qty, berat }) =>
    pindah({ akun: 'BOS' }, { akun: 'SEPUH', ref: no_sepuh }, { kode_group, kode_dept, pcs: qty, mg: berat }),
  ),
})
