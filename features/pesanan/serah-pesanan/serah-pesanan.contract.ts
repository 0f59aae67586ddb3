import {
  alasan,
  defineDokumen,
  endpoint,
  gramJumlah,
  kode,
  otorisasi,
  persen,
  pesan,
  pilihan,
  rupiah,
  rupiahJumlah,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaran, pembayaranTercatat, voidEdc } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { JENIS_PPN } from '../../master/group/jenis-ppn.contract.ts'
import { pengambil } from '../../member/batas-lapor/batas-lapor.contract.ts'
import { noPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import { buktiBatalSerah } from './batal-serah.contract.ts'

export const DOKUMEN_SERAH = defineDokumen({
  tabel: 'pesanan_serah',
  nomor: 'no_serah',
  kode: 'SRP',
  batal: 'BSR',
  kind: ['SERAH_PESANAN', 'PESANAN'],
  cetak: 'SERAH PESANAN',
})

/** What authorisations of these documents are for; a lower fineness than was ordered counts as a discount. */
export const OTORISASI_DISKON_PESANAN = 'DISKON PESANAN'
/** Gold beyond the piece is bought from its customer: his bill is less by it. */
export const OTORISASI_BELI_EMAS = 'BELI EMAS PESANAN'
/** More was given in gold and money than the piece is worth: the rest leaves the till. */
export const OTORISASI_UANG_KEMBALI = 'UANG KEMBALI PESANAN'
export const OTORISASI_BATAL_SERAH = 'BATAL SERAH PESANAN'

const LIHAT = '/lihat-pesanan'
const nomor = () => kode('No Serah', { max: 60 })

const tagihan = z.object({
  no_pesanan: z.string(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kadar: z.string(),
  berat: gramJumlah(),
  berat_customer: gramJumlah(),
  /** What of it is charged: without the customer's own gold. */
  berat_harga: gramJumlah(),
  /** The locked price holds today. */
  kunci_harga: z.boolean(),
  harga_gram: rupiahJumlah(),
  /** What the customer pays for a gram of this fineness. */
  harga_gram_kadar: rupiahJumlah(),
  /** What of it is beyond the weight of a locked price, and the price of today for it. */
  berat_lebih: gramJumlah(),
  harga_gram_lebih: rupiahJumlah(),
  harga_gram_lebih_kadar: rupiahJumlah(),
  /** Until when the price of today is one from before a cut; null when it is today's own, or none of it is asked. */
  harga_sampai: z.string().nullable(),
  harga_emas: rupiahJumlah(),
  harga_atribut: rupiahJumlah(),
  ongkos: rupiahJumlah(),
  /** Before any discount. */
  total: rupiahJumlah(),
  /** What the customer gave beyond the piece, and what it is bought at. */
  berat_beli: gramJumlah(),
  beli: rupiahJumlah(),
  persekot: rupiahJumlah(),
})

export const tagihanPesanan = endpoint({
  method: 'GET',
  path: 'pesanan/serah/hitung',
  summary: 'Tagihan satu pesanan yang barangnya sudah ada, sebelum diskon',
  effect: 'read',
  access: [LIHAT],
  input: z.object({ no_pesanan: noPesanan() }),
  output: tagihan,
})

const serahLengkap = tagihan.omit({ harga_sampai: true }).extend({
  no_serah: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  nama_customer: z.string(),
  alamat_customer: z.string(),
  no_hp: z.string(),
  nama_sales: z.string(),
  diskon: rupiahJumlah(),
  /** Tax inside of it, what the shop takes, and what the law made of the piece. */
  ppn: rupiahJumlah(),
  ppn_persen: persen('PPN'),
  jenis_ppn: pilihan('PPN', JENIS_PPN),
  /** Paid now, or below zero given back. */
  bayar: rupiahJumlah(),
  pembayaran: z.array(pembayaranTercatat),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  cetakan: z.int(),
})

export const serahPesanan = endpoint({
  method: 'POST',
  path: 'pesanan/serah',
  summary: 'Serahkan barang pesanan kepada customer: titip uang dan sisanya menjadi penjualan',
  effect: 'write',
  access: [LIHAT],
  aksi: 'serah',
  input: z.object({
    no_pesanan: noPesanan(),
    diskon: rupiah('Diskon').prefault(0),
    /** Together exactly what is left to pay, or to give back when the deposit was more. */
    pembayaran: pembayaran(),
    /** The order's own address, and a member's known paper, where nothing is said. */
    pengambil: pengambil.optional(),
    /** Where a shop piece goes back to that the order was worked after; its old tray when left out. */
    kode_baki_contoh: z.union([z.literal(''), kode('Kode Baki', { max: 10 })]).default(''),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ no_serah: z.string(), data: serahLengkap }),
})

export const getSerah = endpoint({
  method: 'GET',
  path: 'pesanan/serah/get/{no_serah}',
  summary: 'Satu nota serah pesanan',
  effect: 'read',
  access: [LIHAT],
  input: z.object({ no_serah: nomor() }),
  output: serahLengkap,
})

export const batalSerah = endpoint({
  method: 'POST',
  path: 'pesanan/serah/{no_serah}/batal',
  summary: 'Batalkan penyerahan: barang kembali ke bakinya, uang dibukukan balik',
  effect: 'write',
  access: [LIHAT],
  aksi: 'batal-serah',
  input: z.object({
    no_serah: nomor(),
    alasan: alasan(),
    void_edc: voidEdc(),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ no_batal: z.string(), data: buktiBatalSerah }),
})
