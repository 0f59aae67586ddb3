/** Kinds of jurnal and the moves each may make. `docs/LEDGER.md` holds the same table; a test compares the two. */
import type { Akun } from './akun.ts'

/** One direction in which goods may go: from any of the first accounts to any of the second. */
export interface Gerak {
  readonly dari: readonly Akun[]
  readonly ke: readonly Akun[]
}

/** What a kind of jurnal may do. */
export interface AturanKind {
  readonly gerak: readonly Gerak[]
  /** Differences and counter-pieces: may stand on either side. */
  readonly bebas?: readonly Akun[]
  /** Money accounts the kind may touch. */
  readonly uang?: readonly Akun[]
  /** Of them those that only gain, and those that only give; in a reversal the other way. */
  readonly hanyaMasuk?: readonly Akun[]
  readonly hanyaKeluar?: readonly Akun[]
  /** kode_dept may differ between what leaves and what arrives. */
  readonly ubahDept?: true
  /**
   * Groups balance against KONVERSI: SETARA when pieces and weight of its lines sum to zero over all groups, MURNI when
   * fine gold does, within 1 mg.
   */
  readonly konversi?: 'SETARA' | 'MURNI'
}

const g = (dari: readonly Akun[], ke: readonly Akun[]): Gerak => ({ dari, ke })
const bolakBalik = (a: readonly Akun[], b: readonly Akun[]): Gerak[] => [g(a, b), g(b, a)]
const BAYAR: readonly Akun[] = ['KAS', 'BANK', 'BIAYA_BANK']
/** Money by hand, and what stands against it. */
// biome-ignore format: money, then what stands against it
const TANGAN: readonly Akun[] = [...BAYAR, 'MODAL', 'BIAYA', 'PENDAPATAN_LAIN', 'HUTANG_LAIN', 'PIUTANG_LAIN', 'RK', 'PERSEDIAAN']

/** Every kind with its allowed moves (docs/LEDGER.md, "Allowed moves"). */
export const KINDS = {
  SALDO_AWAL: {
    gerak: [g(['PELANGGAN'], ['HUTANG_BARANG']), g(['STOK_AWAL'], ['TUKANG'])],
    uang: ['KAS', 'BANK', 'PIUTANG', 'MODAL'],
    hanyaMasuk: ['KAS', 'BANK', 'PIUTANG'],
    hanyaKeluar: ['MODAL'],
  },
  TAMBAH: {
    gerak: [g(['SALDO_KIRIM', 'STOK_AWAL', 'PESANAN'], ['BAKI', 'SUSUT'])],
    bebas: ['SELISIH', 'JADI'],
    ubahDept: true,
  },
  PINDAH: { gerak: [g(['BAKI'], ['BAKI', 'RUSAK', 'BOS', 'PABRIK'])] },
  SORTIR: { gerak: [g(['BAKI'], ['BAKI', 'RUSAK', 'BOS', 'PABRIK'])], ubahDept: true },
  KIRIM_SEPUH: { gerak: [g(['BAKI'], ['BAKI', 'SEPUH', 'RUSAK'])], bebas: ['SELISIH'] },
  TERIMA_SEPUH: { gerak: [g(['SEPUH'], ['BAKI', 'RUSAK'])], bebas: ['SELISIH', 'SUSUT'] },
  KIRIM_LABELING: { gerak: [g(['BAKI'], ['SALDO_KIRIM'])], bebas: ['SELISIH'] },
  BARANG_BOS: { gerak: [g(['BOS'], ['SALDO_KIRIM', 'SEPUH'])] },
  VALIDASI_INPUTAN: { gerak: [g(['SALDO_KIRIM'], ['SUSUT', 'BOS', 'BAKI', 'SELISIH'])] },
  VALIDASI_RUSAK: { gerak: [g(['RUSAK'], ['HANCUR'])], bebas: ['JADI'] },
  BAHAN_MASUK: {
    gerak: [g(['HANCUR', 'BOS', 'PABRIK', 'STOK_AWAL', 'BAKI'], ['BAHAN_TOKO', 'SUSUT'])],
    bebas: ['JADI'],
    ubahDept: true,
  },
  BAHAN: { gerak: bolakBalik(['BAHAN_TOKO'], ['TUKANG']) },
  PESANAN_SELESAI: { gerak: [g(['TUKANG'], ['PESANAN', 'SUSUT'])], ubahDept: true },
  SO_PESANAN: { gerak: [g(['TUKANG'], ['BAHAN_TOKO'])], uang: ['HUTANG_TUKANG', 'BIAYA'] },
  ONGKOS_TUKANG: { gerak: [], uang: ['HUTANG_TUKANG', ...BAYAR], hanyaKeluar: ['KAS', 'BANK'] },
  KIRIM: { gerak: [g(['BAKI'], ['TRANSIT'])] },
  TERIMA: { gerak: [g(['TRANSIT'], ['BAKI'])] },
  HAPUS_KIRIM: { gerak: [g(['TRANSIT'], ['SELISIH'])] },
  CUCI: { gerak: [...bolakBalik(['BAKI'], ['CUCI']), g(['CUCI'], ['SUSUT'])] },
  HANCUR: { gerak: [g(['BAKI'], ['HANCUR'])], bebas: ['JADI'] },
  JUAL: {
    gerak: [g(['BAKI'], ['PELANGGAN']), g(['PELANGGAN'], ['BAKI'])],
    uang: [
      ...BAYAR,
      'TITIPAN',
      'VOUCHER',
      'PIUTANG_MARKETPLACE',
      'PENJUALAN',
      'ONGKOS',
      'DISKON',
      'PEMBELIAN',
      'PPN',
      'PENDAPATAN_LAIN',
    ],
  },
  BELI: {
    gerak: [g(['PELANGGAN'], ['BAKI'])],
    uang: [...BAYAR, 'PEMBELIAN'],
    hanyaMasuk: ['PEMBELIAN'],
    hanyaKeluar: ['KAS', 'BANK'],
  },
  TITIPAN: { gerak: [g(['BAKI'], ['BAKI'])], uang: [...BAYAR, 'TITIPAN', 'PENDAPATAN_LAIN'] },
  VOUCHER: { gerak: [], uang: [...BAYAR, 'DISKON', 'VOUCHER', 'PENDAPATAN_LAIN'] },
  STOCK_OPNAME: { gerak: bolakBalik(['BAKI'], ['SELISIH']) },
  HILANG_JUAL: { gerak: [g(['BAKI'], ['SELISIH'])] },
  KOREKSI_BERAT: { gerak: [g(['BAKI'], ['BAKI'])], bebas: ['SELISIH'] },
  GANTI_GROUP: { gerak: bolakBalik(['BAKI'], ['KONVERSI']), ubahDept: true, konversi: 'SETARA' },
  LEBUR: {
    gerak: [g(['HANCUR', 'BAKI'], ['KONVERSI', 'SUSUT']), g(['KONVERSI'], ['BAHAN_TOKO', 'SUSUT'])],
    bebas: ['JADI'],
    ubahDept: true,
    konversi: 'MURNI',
  },
  PESANAN: {
    gerak: [
      ...bolakBalik(['PELANGGAN'], ['TUKANG', 'TITIPAN_BARANG']),
      g(['TUKANG'], ['TUKANG']),
      g(['BAKI'], ['BAKI']),
    ],
    uang: [...BAYAR, 'PERSEKOT'],
  },
  SERAH_PESANAN: {
    gerak: [g(['BAKI'], ['PELANGGAN'])],
    uang: [...BAYAR, 'PERSEKOT', 'PENJUALAN', 'ONGKOS', 'DISKON', 'PPN', 'PEMBELIAN'],
  },
  HUTANG: {
    gerak: bolakBalik(['PELANGGAN'], ['HUTANG_BARANG']),
    uang: [...BAYAR, 'PIUTANG', 'BUNGA', 'TITIPAN', 'BIAYA'],
  },
  LELANG: {
    gerak: [g(['HUTANG_BARANG'], ['KONVERSI']), g(['KONVERSI'], ['BAKI'])],
    bebas: ['SELISIH'],
    uang: ['PEMBELIAN', 'PIUTANG', 'TITIPAN', 'BUNGA', 'BIAYA'],
    ubahDept: true,
    konversi: 'SETARA',
  },
  SERVICE: {
    // Solder goes into the customer's piece: the shop's material to him, as much of his into the repair.
    gerak: [
      ...bolakBalik(['PELANGGAN'], ['SERVICE']),
      g(['BAHAN_TOKO', 'TUKANG'], ['PELANGGAN']),
      g(['SERVICE'], ['SUSUT']),
    ],
    uang: [...BAYAR, 'TITIPAN', 'JASA_SERVICE', 'PPN', 'HUTANG_TUKANG', 'BIAYA'],
  },
  TERIMA_CABANG: { gerak: [g(['CABANG'], ['BAKI'])] },
  SAMPAI_CABANG: { gerak: [g(['TRANSIT', 'SELISIH'], ['CABANG'])] },
  TAMBAH_UANG: { gerak: [], uang: [...TANGAN, 'PIUTANG_MARKETPLACE', 'UANG_DI_JALAN'] },
  AMBIL_UANG: { gerak: [], uang: [...TANGAN, 'PPN'], hanyaKeluar: ['KAS', 'BANK'] },
  TAGIHAN: { gerak: [], uang: ['HUTANG_LAIN', 'PEMBELIAN', 'BIAYA'] },
  NILAI: { gerak: [], uang: ['PERSEDIAAN', 'HPP', 'RUGI_SUSUT', 'PEMBELIAN', 'MODAL', 'RK', 'HUTANG_LAIN'] },
} as const satisfies Record<string, AturanKind>

/** Name of a kind of jurnal. */
export type Kind = keyof typeof KINDS

/** The rule of a kind, with every optional part visible. */
export const aturan = (kind: Kind): AturanKind => KINDS[kind]
