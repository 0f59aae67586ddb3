/** Orders taken: what customers leave with the shop, and money ahead. */
import { type Jurnal, type Mg, type Mutasi, pindah, type Rp, uang } from '@kencana/ledger'

/** What of a new order the ledger needs. */
export interface PesananMasuk {
  no_pesanan: string
  kode_group: string
  /** The customer's own gold. */
  berat_customer: Mg
  titip: Rp
  /** The piece to work after, into custody or onto the tray of things kept. */
  contoh: readonly Mutasi[]
}

/** The customer's own gold into custody. */
const emasCustomer = (no_pesanan: string, kode_group: string, berat: Mg): Mutasi[] =>
  berat === 0
    ? []
    : pindah(
        { akun: 'PELANGGAN' },
        { akun: 'TITIPAN_BARANG', ref: no_pesanan },
        { kode_group, kode_dept: '-', pcs: 0, mg: berat },
      )

/**
 * The journal of a form; null when the customers left nothing.
 * @param no_grup the form's number, its first order's
 * @param masuk the payments' own lines
 */
export const jurnalPesanan = (
  no_grup: string,
  pesanan: readonly PesananMasuk[],
  masuk: readonly Mutasi[],
): Jurnal | null => {
  const lines = [
    ...masuk,
    ...pesanan.flatMap((one) => [
      ...(one.titip === 0 ? [] : [uang('PERSEKOT', -one.titip, one.no_pesanan)]),
      ...emasCustomer(one.no_pesanan, one.kode_group, one.berat_customer),
      ...one.contoh,
    ]),
  ]
  return lines.length === 0 ? null : { kind: 'PESANAN', document: no_grup, lines }
}
