/** What installations write to each other about goods: grams and rupiah as on the wire, names as the send-goods payload has them. */
import { gramJumlah, kode, nomor, rupiahJumlah, salahBarcodeLama, tanggal, teks } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import { z } from 'zod'

const bebas = (max: number) => z.string().max(max).default('-')
/** Money that travels: never below nothing. */
const uang = () => rupiahJumlah().refine((nilai) => nilai >= 0, 'Tidak Boleh Kurang Dari 0')
/** An installation of before does not say. */
const TANPA = mg(0)
const HASH = /^[0-9a-f]{64}$/

/** Goods are never stopped by a label: what is none of those that are given here comes as none. */
const labelTerbaca = (tertulis: string): string => {
  const kode_lama = tertulis.trim().toUpperCase()
  return kode_lama === '' || kode_lama.length > 40 || salahBarcodeLama(kode_lama) !== undefined ? '-' : kode_lama
}

/** A piece as its sender knows it. Missing text is '-', missing numbers 0. */
const barang = z.object({
  no_pesanan: z.literal('-').default('-'),
  kode_barang: z.string().regex(/^B\d{9,11}$/, 'Kode Barang Tidak Dikenal'),
  kode_barcode: z.string().regex(/^(\d{10}|2\d{12})$/, 'Barcode Tidak Dikenal'),
  kode_group: kode('Kategori'),
  kode_dept: kode('Jenis'),
  kode_gudang: bebas(20),
  kode_toko: bebas(20),
  tag_id: bebas(100),
  kode_intern: bebas(100),
  /** The code of its label of before, '-' without one or with one that no label here may carry; an installation of before does not say. */
  barcode_lama: z.string().overwrite(labelTerbaca).optional(),
  nama_barang: teks('Nama Barang', { max: 100 }),
  nama_atribut: bebas(100),
  stock_on_hand: z.literal(1).default(1),
  berat: gramJumlah(),
  berat_asli: gramJumlah(),
  berat_awal: gramJumlah(),
  berat_susut: gramJumlah(),
  susut_tukang: gramJumlah(),
  berat_cad: gramJumlah(),
  berat_plastik: gramJumlah(),
  berat_atribut: gramJumlah(),
  berat_bandrol: gramJumlah(),
  /** What corrections that nobody agreed to took from it and gave it, and what washings took, wherever it was: it counts on. */
  koreksi_kurang: gramJumlah().default(TANPA),
  koreksi_lebih: gramJumlah().default(TANPA),
  susut_cuci: gramJumlah().default(TANPA),
  kadar: z.string().min(1).max(20),
  /** What its fineness is in 1/10,000 %, whatever the code means elsewhere. */
  persentase: z.int().min(1).max(1_000_000),
  persentase_group: z.int().min(1).max(1_000_000),
  kadar_cetak: z.string().min(1).max(20),
  kadar_modal: z.string().min(1).max(20),
  harga_beli: uang(),
  harga_skrg: uang(),
  harga_jual: rupiahJumlah(),
  harga_atribut: uang(),
  ongkos: uang(),
  harga_estimasi: uang(),
  harga_total: uang(),
  tgl_last_beli: bebas(10),
  tgl_last_jual: bebas(10),
  tipe_barang: z.enum(['SP', 'A']),
  is_markis: z.boolean().default(false),
  foto: z.string().regex(HASH).nullable(),
  /** What it cost the sender's books; null where his goods have no value. */
  nilai: uang().nullable(),
})
export type BarangKiriman = z.output<typeof barang>

/** Goods that left for a shop of the other installation. */
export const isiKiriman = z.object({
  no_kirim: nomor('No Kirim'),
  asal: kode('Toko Asal', { max: 10 }),
  nama_asal: teks('Nama Toko', { max: 60 }),
  tujuan: kode('Tujuan', { max: 10 }),
  tgl_kirim: tanggal(),
  user_id: z.string().min(1).max(60),
  barang: z.array(barang).min(1).max(500),
})
export type Kiriman = z.output<typeof isiKiriman>

/** What of a dispatch arrived, under which number of the receiver. */
export const isiSampai = z.object({
  no_kirim: nomor('No Kirim'),
  no_terima: nomor('No Terima'),
  toko: kode('Toko', { max: 10 }),
  barang: z
    .array(
      z.object({
        kode_barang: z.string().min(1).max(20),
        berat: gramJumlah(),
        /** What the receiver took it in at; null where its goods have no value. */
        nilai: uang().nullable(),
      }),
    )
    .min(1)
    .max(500)
    .refine((barang) => new Set(barang.map((satu) => satu.kode_barang)).size === barang.length, 'Satu Barang Dua Kali'),
})
export type Sampai = z.output<typeof isiSampai>

/** The sender wants a dispatch back, or the receiver gives it back. */
export const isiTarik = z.object({
  no_kirim: nomor('No Kirim'),
  /** The goods of it, so that whoever refused its letter can say that none of them is with him. */
  barang: z.array(z.string().min(1).max(20)).max(500).default([]),
})

/** Pieces of a dispatch that its sender gave up as lost, by which document. */
export const isiHapus = z.object({
  no_kirim: nomor('No Kirim'),
  no_hapus: nomor('No Hapus'),
  barang: z.array(z.string().min(1).max(20)).min(1).max(500),
})
