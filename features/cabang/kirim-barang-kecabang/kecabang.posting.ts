/** Goods to another installation, in the sender's books: confirmed by its letter, document in, journal out. */
import { type Jurnal, type Mg, pindah } from '@kencana/ledger'

interface Sampai {
  kode_barang: string
  kode_group: string
  kode_dept: string
  berat: Mg
  /** Number of the write-off that it had been given up by, null while it was on the way. */
  no_hapus: string | null
}

/** Off the way, or out of the differences where it had been given up, to the shop that has it now. */
export const jurnalSampai = (
  no_sampai: string,
  no_kirim: string,
  tujuan: string,
  barang: readonly Sampai[],
): Jurnal => ({
  kind: 'SAMPAI_CABANG',
  document: no_sampai,
  lines: barang.flatMap(({ kode_barang, kode_group, kode_dept, berat, no_hapus }) =>
    pindah(
      no_hapus === null ? { akun: 'TRANSIT', ref: no_kirim } : { akun: 'SELISIH', ref: no_hapus },
      { akun: 'CABANG', ref: tujuan },
      { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat },
    ),
  ),
})
