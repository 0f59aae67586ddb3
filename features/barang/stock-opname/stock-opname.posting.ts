/** What a count changes in the books: documents in, journals out. */
import { type Jurnal, type Mg, type Mutasi, pindah, type Tempat } from '@kencana/ledger'

interface Dihitung {
  kode_barang: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

const satu = (dari: Tempat, ke: Tempat, { kode_barang, kode_group, kode_dept, berat }: Dihitung): Mutasi[] =>
  pindah(dari, ke, { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat })

const baki = (kode_baki: string): Tempat => ({ akun: 'BAKI', ref: kode_baki })

/** What was not on its tray: off the trays, as a difference under the approval's number. */
export const jurnalHilang = (no_hilang: string, barang: readonly (Dihitung & { kode_baki: string })[]): Jurnal => ({
  kind: 'STOCK_OPNAME',
  document: no_hilang,
  lines: barang.flatMap((one) => satu(baki(one.kode_baki), { akun: 'SELISIH', ref: no_hilang }, one)),
})

/**
 * A lost piece back on a tray.
 * @param no_selisih the document that had written it off
 */
export const jurnalTemu = (no_temu: string, no_selisih: string, kode_baki: string, barang: Dihitung): Jurnal => ({
  kind: 'STOCK_OPNAME',
  document: no_temu,
  lines: satu({ akun: 'SELISIH', ref: no_selisih }, baki(kode_baki), barang),
})
