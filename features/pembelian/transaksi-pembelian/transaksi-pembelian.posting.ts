/** Buying back: one piece in, its money out; one journal per piece. */
import { type Jurnal, type Mg, type Mutasi, pindah, type Rp, uang } from '@kencana/ledger'

/** A piece whose purchase is booked. */
export interface Dibeli {
  no_faktur_beli: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  berat: Mg
  harga: Rp
}

/** From the customer onto the purchase tray, a lot of its own; what it was paid with against PEMBELIAN. */
export const jurnalBeli = (b: Dibeli, keluar: readonly Mutasi[]): Jurnal => ({
  kind: 'BELI',
  document: b.no_faktur_beli,
  lines: [
    ...pindah(
      { akun: 'PELANGGAN' },
      { akun: 'BAKI', ref: b.kode_baki, lot: b.no_faktur_beli },
      { kode_group: b.kode_group, kode_dept: b.kode_dept, pcs: 1, mg: b.berat },
    ),
    uang('PEMBELIAN', b.harga),
    ...keluar,
  ],
})
