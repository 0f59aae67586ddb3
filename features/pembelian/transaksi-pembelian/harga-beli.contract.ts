/** A piece that a customer brings, and what it is worth: by its own nota, or by today's price. */
import { barcode, endpoint, gram, gramJumlah, kode, rupiah, rupiahJumlah, teks } from '@kencana/contract'
import { z } from 'zod'

/** What the price of a piece is worked out from. */
const dinilai = {
  /** Of a piece that the shop sold: then its category, type, fineness and name are those of its nota. */
  kode_barcode: barcode('Kode Barcode').optional(),
  kode_group: kode('Kategori', { pesan: 'Harus Dipilih' }),
  kode_dept: kode('Kode Jenis', { pesan: 'Harus Dipilih' }),
  kadar: teks('Kadar', { max: 10 }),
  berat: gram('Berat').refine((value) => value > 0, 'Berat Harus Lebih Dari 0'),
  kondisi: kode('Kondisi', { max: 40, pesan: 'Harus Dipilih' }),
  /** Sold at a price of its own: a part of the price is taken off instead of the category's amount. With a nota the nota says it. */
  is_markis: z.boolean().default(false),
  nota_hilang: z.boolean().default(false),
  rusak: z.boolean().default(false),
  /** The stones that the nota names are all there: they are paid for where the shop does so. */
  atribut_lengkap: z.boolean().default(false),
  potongan_manual: rupiah('Potongan Manual').prefault(0),
}

/** The price by the rules with all that is taken off it. */
export const hargaDinilai = z.object({
  persentase: z.codec(z.number(), z.int(), {
    decode: (percent) => Math.round(percent * 10_000),
    encode: (value) => value / 10_000,
  }),
  harga_gram: rupiahJumlah(),
  /** Weight by the nota and what the customer paid for it, 0 without one. */
  berat_nota: gramJumlah(),
  harga_bayar: rupiahJumlah(),
  /** What the deductions are taken off: by the nota, or of today. */
  harga_nota: rupiahJumlah(),
  potongan_kondisi: rupiahJumlah(),
  potongan_kategori: rupiahJumlah(),
  potongan_rugi: rupiahJumlah(),
  potongan_manual: rupiahJumlah(),
  /** For points that its sale gave and that are gone. */
  potongan_poin: rupiahJumlah(),
  harga_hitung: rupiahJumlah(),
})

export const hitungBeli = endpoint({
  method: 'POST',
  path: 'pembelian/hitung',
  summary: 'Harga beli satu barang hari ini dengan semua potongannya',
  effect: 'read',
  access: ['/transaksi-pembelian', '/transaksi-penjualan'],
  input: z.object(dinilai),
  output: hargaDinilai.extend({
    /** The category's price is one of fine gold, multiplied by the fineness; else it is that of a gram as it is. */
    kali_kadar: z.boolean(),
    /** The condition that its category is bought in as a rule, null for none, and what the rules say of it in that one. */
    kondisi_bawaan: z.string().nullable(),
    harga_bawaan: rupiahJumlah(),
  }),
})

/** A bought piece as it is entered. */
export const barisBeli = z.object({
  ...dinilai,
  nama_barang: teks('Nama Barang', { max: 100 }),
  /** The price by the rules as it was shown: where it is another one by now, nothing is bought at it. */
  harga_hitung: rupiah('Harga Hitung').optional(),
  harga: rupiah('Harga').refine((value) => value > 0, 'Harga Harus Lebih Dari 0'),
})
