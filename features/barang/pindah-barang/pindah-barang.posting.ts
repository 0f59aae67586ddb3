/** Pieces from tray to tray: document in, journal out. */
import { type Jurnal, type Mg, pindah } from '@kencana/ledger'

interface Dipindah {
  kode_barang: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

/** @param barang the pieces with the trays they lie on now */
export const jurnalPindah = (no_pindah: string, kode_baki_tujuan: string, barang: readonly Dipindah[]): Jurnal => ({
  kind: 'PINDAH',
  document: no_pindah,
  lines: barang.flatMap(({ kode_barang, kode_baki, kode_group, kode_dept, berat }) =>
    pindah(
      { akun: 'BAKI', ref: kode_baki },
      { akun: 'BAKI', ref: kode_baki_tujuan },
      { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat },
    ),
  ),
})
