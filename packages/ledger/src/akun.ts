/** The chart of accounts. `docs/LEDGER.md` holds the same table in words; a test compares the two. */

/** What a line of an account measures: goods (pieces and milligrams) or money (rupiah). */
export type Isi = 'barang' | 'uang'

/** The nature of one account. */
export interface SifatAkun {
  readonly isi: Isi
  /** 1: balance may not fall below zero; -1: may not rise above zero (owed by the shop); 0: free. */
  readonly tanda: 1 | -1 | 0
  /** What `ref` names. */
  readonly ref: string
  /** Pieces and weight of a balance are both zero or both positive. */
  readonly berpasangan?: true
  /** The balance belongs to the reference over all shops, not to one shop. */
  readonly lintasToko?: true
  /** Held without kode_dept: its lines carry '-'. */
  readonly tanpaDept?: true
  /** Counts pieces only; its weight is always zero. */
  readonly tanpaBerat?: true
}

const barang = (ref: string, tanda: 1 | 0, more: Partial<SifatAkun> = {}): SifatAkun => ({
  isi: 'barang',
  tanda,
  ref,
  ...more,
})
const uang = (ref: string, tanda: 1 | -1 | 0): SifatAkun => ({ isi: 'uang', tanda, ref, tanpaDept: true })

/** Every account of the ledger. */
export const AKUN = {
  BAKI: barang('kode_baki', 1, { berpasangan: true }),
  SALDO_KIRIM: barang('no_kirim_stock / no_kirim_bos', 1, { lintasToko: true }),
  SEPUH: barang('no_sepuh', 1, { berpasangan: true }),
  RUSAK: barang('no_sepuh / no_terima_sepuh / no_sortir', 1, { berpasangan: true }),
  HANCUR: barang('-', 1, { tanpaDept: true }),
  TRANSIT: barang('no_kirim', 1, { berpasangan: true, lintasToko: true }),
  BAHAN_TOKO: barang('PATRI / BAHAN', 1, { tanpaDept: true }),
  TUKANG: barang('kode_tukang/PATRI, kode_tukang/BAHAN', 1, { tanpaDept: true }),
  PESANAN: barang('no_pesanan', 1, { tanpaDept: true }),
  CUCI: barang('no_cuci', 1, { berpasangan: true }),
  TITIPAN_BARANG: barang('dokumen', 1),
  HUTANG_BARANG: barang('dokumen', 1),
  SERVICE: barang('dokumen', 1),
  PELANGGAN: barang('pihak', 0),
  PABRIK: barang('pihak', 0),
  BOS: barang('pihak', 0),
  STOK_AWAL: barang('pihak', 0),
  SUSUT: barang('dokumen', 0),
  SELISIH: barang('dokumen', 0),
  JADI: barang('dokumen', 0, { tanpaBerat: true }),
  KONVERSI: barang('dokumen', 0),
  KAS: uang('-', 1),
  BANK: uang('no_rekening', 1),
  BIAYA_BANK: uang('no_rekening', 0),
  TITIPAN: uang('dokumen / pihak', -1),
  PERSEKOT: uang('dokumen / pihak', -1),
  VOUCHER: uang('dokumen / pihak', -1),
  HUTANG_TUKANG: uang('dokumen / pihak', -1),
  PIUTANG: uang('dokumen / pihak', 1),
  PIUTANG_MARKETPLACE: uang('dokumen / pihak', 1),
  PENJUALAN: uang('-', 0),
  ONGKOS: uang('-', 0),
  DISKON: uang('-', 0),
  PEMBELIAN: uang('-', 0),
  BUNGA: uang('-', 0),
  JASA_SERVICE: uang('-', 0),
  BIAYA: uang('-', 0),
  PPN: uang('-', 0),
  MODAL: uang('-', 0),
} as const satisfies Record<string, SifatAkun>

/** Name of an account. */
export type Akun = keyof typeof AKUN

/** The nature of an account, with every optional trait visible. */
export const sifat = (akun: Akun): SifatAkun => AKUN[akun]

/** Where a craftsman's material of one kind stands on TUKANG: `T01/BAHAN`. */
export const refTukang = (kode_tukang: string, jenis: string): string => `${kode_tukang}/${jenis}`
