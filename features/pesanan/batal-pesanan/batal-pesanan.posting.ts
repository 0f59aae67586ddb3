import { type Jurnal, type Mg, type Mutasi, pindah, type Rp, refTukang, uang } from '@kencana/ledger'

/** What goes back to the customer of an order that is called off. */
interface Dikembalikan {
  no_batal: string
  no_pesanan: string
  kode_group: string
  persekot: Rp
  berat_customer: Mg
  /** Who has the customer's gold among his material; null while it is in custody. */
  kode_tukang: string | null
}

/** The journal of a cancel; null when the customer had left nothing. */
export const jurnalBatalPesanan = (
  batal: Dikembalikan,
  uangKembali: readonly Mutasi[],
  contoh: readonly Mutasi[],
): Jurnal | null => {
  const { no_batal, no_pesanan, kode_group, persekot, berat_customer, kode_tukang } = batal
  const emas =
    kode_tukang === null
      ? ({ akun: 'TITIPAN_BARANG', ref: no_pesanan } as const)
      : ({ akun: 'TUKANG', ref: refTukang(kode_tukang, 'BAHAN') } as const)
  const lines = [
    ...uangKembali,
    ...(persekot === 0 ? [] : [uang('PERSEKOT', persekot, no_pesanan)]),
    ...(berat_customer === 0
      ? []
      : pindah(emas, { akun: 'PELANGGAN' }, { kode_group, kode_dept: '-', pcs: 0, mg: berat_customer })),
    ...contoh,
  ]
  return lines.length === 0 ? null : { kind: 'PESANAN', document: no_batal, lines }
}
