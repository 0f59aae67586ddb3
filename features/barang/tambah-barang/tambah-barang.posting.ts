/** New items into trays: document in, journal out. */
import { type Jurnal, type Mg, pindah } from '@kencana/ledger'

/** What of a new item the ledger needs. */
export interface BarangMasuk {
  kode_barang: string
  kode_group: string
  kode_dept: string
  kode_baki: string
  berat: Mg
}

/**
 * The journal of an entry. Opening stock comes in by the weight it is sold by: no older books could say otherwise.
 * @param no_tambah the entry's own number
 */
export const jurnalTambah = (no_tambah: string, barang: readonly BarangMasuk[]): Jurnal => ({
  kind: 'TAMBAH',
  document: no_tambah,
  lines: barang.flatMap(({ kode_barang, kode_group, kode_dept, kode_baki, berat }) =>
    pindah(
      { akun: 'STOK_AWAL' },
      { akun: 'BAKI', ref: kode_baki },
      { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat },
    ),
  ),
})
