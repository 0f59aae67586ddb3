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
  /** What stock reports call goods of the shop there; null for trays, whose gudang says it. */
  readonly tempat?: string | null
}

type Sifat = Partial<Omit<SifatAkun, 'isi' | 'tanda' | 'ref' | 'tempat'>>

/** Goods of the shop in a place: stock reports sum them under that name. */
const stok = (ref: string, tempat: string | null, more: Sifat = {}): SifatAkun => ({
  isi: 'barang',
  tanda: 1,
  ref,
  tempat,
  ...more,
})
/** Goods in the shop's hands that belong to somebody else: no stock. */
const titipan = (ref: string): SifatAkun => ({ isi: 'barang', tanda: 1, ref })
/** Where goods come from and go to; the sum of what went, free in sign. */
const luar = (ref: string, more: Sifat = {}): SifatAkun => ({ isi: 'barang', tanda: 0, ref, ...more })
const uang = (ref: string, tanda: 1 | -1 | 0): SifatAkun => ({ isi: 'uang', tanda, ref, tanpaDept: true })

/** Every account of the ledger. */
export const AKUN = {
  BAKI: stok('kode_baki', null, { berpasangan: true }),
  SALDO_KIRIM: stok('no_kirim_stock / no_kirim_bos', 'KIRIMAN BELUM DIINPUT', { lintasToko: true }),
  TRANSIT: stok('no_kirim', 'DALAM PERJALANAN', { berpasangan: true, lintasToko: true }),
  SEPUH: stok('no_sepuh', 'DI SEPUH', { berpasangan: true }),
  RUSAK: stok('no_sepuh / no_terima_sepuh / no_sortir', 'RUSAK BELUM VALIDASI', { berpasangan: true }),
  CUCI: stok('no_cuci', 'DI CUCI', { berpasangan: true }),
  HANCUR: stok('-', 'EMAS HANCUR', { tanpaDept: true }),
  BAHAN_TOKO: stok('PATRI / BAHAN', 'BAHAN TOKO', { tanpaDept: true }),
  TUKANG: stok('kode_tukang/PATRI, kode_tukang/BAHAN', 'BAHAN DI TUKANG', { tanpaDept: true }),
  PESANAN: stok('no_pesanan', 'PESANAN SELESAI', { tanpaDept: true }),
  TITIPAN_BARANG: titipan('dokumen'),
  HUTANG_BARANG: titipan('dokumen'),
  SERVICE: titipan('dokumen'),
  PELANGGAN: luar('pihak'),
  PABRIK: luar('pihak'),
  BOS: luar('pihak'),
  STOK_AWAL: luar('pihak'),
  CABANG: luar('kode_toko'),
  SUSUT: luar('dokumen'),
  SELISIH: luar('dokumen'),
  JADI: luar('dokumen', { tanpaBerat: true }),
  KONVERSI: luar('dokumen'),
  KAS: uang('kode_laci', 1),
  BANK: uang('no_rekening', 1),
  BIAYA_BANK: uang('no_rekening', 0),
  UANG_DI_JALAN: uang('no_uang', 1),
  TITIPAN: uang('dokumen / pihak', -1),
  PERSEKOT: uang('dokumen / pihak', -1),
  VOUCHER: uang('dokumen / pihak', -1),
  HUTANG_TUKANG: uang('dokumen / pihak', -1),
  PIUTANG: uang('dokumen / pihak', 1),
  PIUTANG_MARKETPLACE: uang('dokumen / pihak', 1),
  PIUTANG_LAIN: uang('pihak', 1),
  HUTANG_LAIN: uang('pihak', -1),
  RK: uang('kode_toko', 0),
  PERSEDIAAN: uang('kode_group', 0),
  PENJUALAN: uang('- / PPN / TIDAK DIPUNGUT / BUKAN OBJEK', 0),
  ONGKOS: uang('-', 0),
  DISKON: uang('HARGA / POIN', 0),
  PEMBELIAN: uang('-', 0),
  HPP: uang('kode_group', 0),
  RUGI_SUSUT: uang('kode_group', 0),
  BUNGA: uang('-', 0),
  JASA_SERVICE: uang('-', 0),
  PENDAPATAN_LAIN: uang('kode_transaksi / sebab', 0),
  BIAYA: uang('kode_transaksi / sebab', 0),
  PPN: uang('-', -1),
  MODAL: uang('-', 0),
} as const satisfies Record<string, SifatAkun>

/** Name of an account. */
export type Akun = keyof typeof AKUN

/** The nature of an account, with every optional trait visible. */
export const sifat = (akun: Akun): SifatAkun => AKUN[akun]

/** Places of the shop's goods outside of trays, under the names stock reports have for them, in the chart's order. */
export const TEMPAT_STOK: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<SifatAkun>(AKUN).flatMap(([akun, { tempat }]) => (tempat ? [[akun, tempat]] : [])),
)

/** Where a craftsman's material of one kind stands on TUKANG: `T01/BAHAN`. */
export const refTukang = (kode_tukang: string, jenis: string): string => `${kode_tukang}/${jenis}`
