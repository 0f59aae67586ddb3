/** Goods from another installation: document in, journal out, in the receiver's books. */
import { type Jurnal, type Mg, pindah } from '@kencana/ledger'

interface Sampai {
  kode_barang: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

/** From the shop that sent it onto a tray. */
export const jurnalTerimaCabang = (
  no_terima: string,
  asal: string,
  kode_baki: string,
  barang: readonly Sampai[],
): Jurnal => ({
  kind: 'TERIMA_CABANG',
  document: no_terima,
  lines: barang.flatMap(({ kode_barang, kode_group, kode_dept, berat }) =>
    pindah(
      { akun: 'CABANG', ref: asal },
      { akun: 'BAKI', ref: kode_baki },
      { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat },
    ),
  ),
})
