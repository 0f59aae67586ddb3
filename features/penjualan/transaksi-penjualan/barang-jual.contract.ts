/** Pieces as they can be sold. */
import { barcode, endpoint, gramJumlah, pilihan, rupiahJumlah } from '@kencana/contract'
import { formatRibuan } from '@kencana/ledger'
import { z } from 'zod'
import { JENIS_PPN } from '../../master/group/jenis-ppn.contract.ts'

const dihargai = {
  /** Price per gram of the category, and what a gram of such goods costs, as customers read it: 0 where the price is its own. */
  harga_gram: rupiahJumlah(),
  harga_gram_kadar: rupiahJumlah(),
  harga_atribut: rupiahJumlah(),
  /** The piece's own making, in rupiah. */
  ongkos: rupiahJumlah(),
  /** Gold by today's price, and the whole: gold, stones and making. */
  harga_hitung: rupiahJumlah(),
  total_hitung: rupiahJumlah(),
}

/** What a gram of a piece costs, in words where no price per gram makes its price. */
export const hargaPerGram = (harga_gram_kadar: number): string =>
  harga_gram_kadar === 0 ? 'harga tetap' : formatRibuan(harga_gram_kadar)

/** What a piece is, on screens and papers of a sale. */
export const barangNota = {
  kode_barang: z.string(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kode_baki: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  kadar: z.string(),
  /** As it is stamped and printed. */
  kadar_cetak: z.string(),
  berat: gramJumlah(),
  nama_atribut: z.string(),
  foto: z.string().nullable(),
}

/** A piece as it can be sold now. */
export const barangJual = z.object({
  ...barangNota,
  ...dihargai,
  /** What the law makes of its category. */
  jenis_ppn: pilihan('PPN', JENIS_PPN),
  /** Its price is its own. */
  is_markis: z.boolean(),
  versi: z.int(),
  /** Until when the price is one from before a cut, null when it is today's own. */
  sampai: z.string().nullable(),
})

export const barangDijual = endpoint({
  method: 'GET',
  path: 'penjualan/barang/{kode}',
  summary: 'Satu barang yang dapat dijual dengan harganya sekarang, atau sebab mengapa tidak dapat',
  effect: 'read',
  access: ['/transaksi-penjualan'],
  input: z.object({ kode: barcode('Kode Barcode') }),
  output: barangJual,
})

export const hitungJualan = endpoint({
  method: 'POST',
  path: 'penjualan/hitung',
  summary: 'Harga sekarang dari barang-barang di satu draft',
  effect: 'read',
  access: ['/transaksi-penjualan'],
  input: z.object({
    kode_barcode: z
      .array(barcode('Kode Barcode'))
      .min(1, 'Data Barang Masih Kosong')
      .max(50, 'Paling Banyak 50 Barang'),
  }),
  output: z.array(barangJual),
})
