/** Goods of the owner come for labeling: document in, journal out. */
import { type Jurnal, type Mg, pindah } from '@kencana/ledger'

interface KirimBos {
  no_kirim_bos: string
  kode_group: string
  kode_dept: string
  qty: number
  berat: Mg
}

/** From the owner to what waits under the dispatch's number until items are entered from it. */
export const jurnalKirimBos = ({ no_kirim_bos, kode_group, kode_dept, qty, berat }: KirimBos): Jurnal => ({
  kind: 'BARANG_BOS',
  document: no_kirim_bos,
  lines: pindah(
    { akun: 'BOS' },
    { akun: 'SALDO_KIRIM', ref: no_kirim_bos },
    { kode_group, kode_dept, pcs: qty, mg: berat },
  ),
})
