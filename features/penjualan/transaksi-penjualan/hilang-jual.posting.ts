/** The jurnal of what did not come back from a sale that was turned down. */
import { type Jurnal, pindah } from '@kencana/ledger'
import type { BarangKeluar } from './transaksi-penjualan.posting.ts'

/** Off the trays on which they stand while their sale is open, as a difference under the number of the loss. */
export const jurnalHilangJual = (no_hilang: string, barang: readonly BarangKeluar[]): Jurnal => ({
  kind: 'HILANG_JUAL',
  document: no_hilang,
  lines: barang.flatMap(({ kode_barang, kode_baki, kode_group, kode_dept, berat }) =>
    pindah(
      { akun: 'BAKI', ref: kode_baki },
      { akun: 'SELISIH', ref: no_hilang },
      { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat },
    ),
  ),
})
