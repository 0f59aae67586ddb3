/** What a shop earned. Source: areas, read first, 7: sales, less their cost, and what else came in and was spent. */
import { gramJumlah, laporanEndpoint, periode, pilihan, rupiahJumlah } from '@kencana/contract'
import type { Akun } from '@kencana/ledger'
import { z } from 'zod'

/** The accounts of a result in the order in which they are read, each in its part. */
export const LABA_RUGI = [
  ['PENJUALAN', 'PENJUALAN BERSIH'],
  ['ONGKOS', 'PENJUALAN BERSIH'],
  ['DISKON', 'PENJUALAN BERSIH'],
  ['HPP', 'HARGA POKOK'],
  ['JASA_SERVICE', 'PENDAPATAN LAIN'],
  ['BUNGA', 'PENDAPATAN LAIN'],
  ['PENDAPATAN_LAIN', 'PENDAPATAN LAIN'],
  ['BIAYA', 'BIAYA'],
  ['BIAYA_BANK', 'BIAYA'],
  ['RUGI_SUSUT', 'BIAYA'],
] as const satisfies readonly (readonly [Akun, string])[]

export const AKUN_LABA_RUGI = LABA_RUGI.map(([akun]) => akun)

export const type = () => pilihan('Type Laporan', ['TOKO', 'RANTAI']).default('TOKO')

/** What of a result has no cost, so that its whole price reads as profit: sold, used or lost gold. */
export const kurang = {
  /** Before its category had a value: that stays so. */
  tanpa_hpp: gramJumlah(),
  /** Today, of categories that can still get a value that holds for today. */
  tanpa_hpp_kini: gramJumlah(),
  /** Today: closing says its cost. */
  hpp_nanti: gramJumlah(),
  /** Some of it is of categories without value still: an opening value mends what comes. */
  belum_dinilai: z.boolean(),
}

export const laporanLabaRugi = laporanEndpoint({
  path: 'laba-rugi/get/report',
  summary: 'Laba rugi satu toko atau semua toko pada suatu masa',
  access: ['/laba-rugi'],
  input: { ...periode(), type_laporan: type() },
  by: 'type_laporan',
  rows: {
    TOKO: z.object({
      akun: z.string(),
      /** What of it: a category of money, an account at a bank, a group. */
      ref: z.string(),
      /** Up to which result it counts. */
      bagian: z.string(),
      /** Income is positive, cost negative. */
      jumlah: rupiahJumlah(),
      /** The result with this row and all above it. */
      laba: rupiahJumlah(),
      /** What must be known of it: since when goods have a value, when interest counts. */
      catatan: z.string(),
      /** At the cost of goods, nothing elsewhere. */
      ...kurang,
    }),
    RANTAI: z.object({
      kode_toko: z.string(),
      nama_toko: z.string(),
      penjualan_bersih: rupiahJumlah(),
      hpp: rupiahJumlah(),
      laba_kotor: rupiahJumlah(),
      pendapatan_lain: rupiahJumlah(),
      biaya: rupiahJumlah(),
      laba: rupiahJumlah(),
      catatan: z.string(),
      ...kurang,
    }),
  },
})
