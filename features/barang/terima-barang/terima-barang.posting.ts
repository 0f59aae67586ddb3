/** Goods that arrived: document in, journal out, in the receiver's books. */
import { type Jurnal, type Mg, pindah } from '@kencana/ledger'

interface Sampai {
  kode_barang: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

/** From the way onto a tray. */
export const jurnalTerima = (
  no_terima: string,
  no_kirim: string,
  kode_baki: string,
  barang: readonly Sampai[],
): Jurnal => ({
  kind: 'TERIMA',
  document: no_terima,
  lines: barang.flatMap(({ kode_barang, kode_group, kode_dept, berat }) =>
    pindah(
      { akun: 'TRANSIT', ref: no_kirim },
      { akun: 'BAKI', ref: kode_baki },
      { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat },
    ),
  ),
})
