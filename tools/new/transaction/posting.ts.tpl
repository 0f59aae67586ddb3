import { type Jurnal, type Mg, pindah } from '@kencana/ledger'

interface Piece {
  kode_barang: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

/** @param barang the pieces with the trays they lie on now */
export const jurnal{{Pascal}} = (document: string, kode_baki_tujuan: string, barang: readonly Piece[]): Jurnal => ({
  kind: 'PINDAH',
  document,
  lines: barang.flatMap(({ kode_barang, kode_baki, kode_group, kode_dept, berat }) =>
    pindah(
      { akun: 'BAKI', ref: kode_baki },
      { akun: 'BAKI', ref: kode_baki_tujuan },
      { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat },
    ),
  ),
})
