/** One order as every screen of orders reads it. */
import { defineDokumen, endpoint, gramJumlah, nomor, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { pembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'

export const DOKUMEN_PESANAN = defineDokumen({
  tabel: 'pesanan',
  nomor: 'no_pesanan',
  kode: 'PSN',
  kind: ['PESANAN', null],
  berjurnal: {
    bilaAda:
      "EXISTS (SELECT FROM pesanan g WHERE g.no_grup = k.no_pesanan AND (g.berat_customer > 0 OR g.contoh <> '-')) OR EXISTS (SELECT FROM pesanan_titip t WHERE t.no_titip = k.no_pesanan)",
  },
  cetak: 'PESANAN',
})

/** What a bank kept of a payment of an order that was undone. */
export const DOKUMEN_BIAYA_PESANAN = defineDokumen({
  tabel: 'biaya_kembali',
  nomor: 'no_kembali',
  kode: 'RFP',
  kind: 'PESANAN',
  nama: 'Biaya Kartu',
})

/** BARU → PROSES (a craftsman has it) → SELESAI (made) → DISERAHKAN, or BATAL before that. */
export const STATUS_PESANAN = ['BARU', 'PROSES', 'SELESAI', 'DISERAHKAN', 'BATAL'] as const
export type StatusPesanan = (typeof STATUS_PESANAN)[number]

/** The screens that show one order in full. */
export const LIHAT_PESANAN = [
  '/transaksi-pesanan',
  '/lihat-pesanan',
  '/pembagian-pesanan',
  '/pindah-pesanan',
  '/pesanan-selesai',
  '/stock-opname-pesanan',
  '/laporan-pesanan',
  '/laporan-pesanan-tukang',
  '/laporan-titip-uang',
  '/kartu-tukang',
] as const

/** A piece that a customer brought to work after stands in custody under its order in this lot, of no category. */
export const LOT_CONTOH = 'CONTOH'

export const noPesanan = () => nomor('No Pesanan')

/** What is wished for, as an order's slips and lists show it. */
export const isiPesanan = z.object({
  no_pesanan: z.string(),
  no_grup: z.string(),
  tgl_system: tanggal(),
  tgl_janji: tanggal(),
  kode_sales: z.string(),
  kode_customer: z.string(),
  nama_customer: z.string(),
  alamat_customer: z.string(),
  no_hp: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  deskripsi: z.string(),
  size: z.string(),
  atribut: z.string(),
  berat_atribut: gramJumlah(),
  perkiraan_berat: gramJumlah(),
  kadar: z.string(),
  kunci_harga: z.boolean(),
  harga_gram: rupiahJumlah(),
  /** What the customer pays for a gram of its fineness. */
  harga_gram_kadar: rupiahJumlah(),
  harga_atribut: rupiahJumlah(),
  ongkos: rupiahJumlah(),
  sub_total: rupiahJumlah(),
  /** The customer's own gold in it. */
  berat_customer: gramJumlah(),
  status: z.enum(STATUS_PESANAN),
  st_selesai: z.enum(['Y', 'N']),
  st_serah: z.enum(['Y', 'N']),
  kode_tukang: z.string().nullable(),
  ongkos_tukang: rupiahJumlah().nullable(),
  /** How much the craftsman may lose. */
  susut_tukang: gramJumlah().nullable(),
  /** Paid ahead and not given back or used. */
  titip: rupiahJumlah(),
  kode_barang: z.string().nullable(),
  versi: z.int(),
})

/** One step in an order's life, oldest first. */
const langkah = z.object({
  waktu: z.string(),
  tgl_system: tanggal(),
  /** PESAN, TITIP UANG, PEMBAGIAN, PINDAH, SELESAI, BARANG, SERAH, BATAL, ... */
  langkah: z.string(),
  dokumen: z.string(),
  keterangan: z.string(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
})

const pesananLengkap = isiPesanan.extend({
  /** Last day and weight of a locked price. */
  kunci_sampai: tanggal().nullable(),
  kunci_berat: gramJumlah().nullable(),
  nama_sales: z.string(),
  nama_group: z.string(),
  nama_dept: z.string(),
  nama_tukang: z.string().nullable(),
  foto: z.string().nullable(),
  contoh: z.enum(['-', 'TOKO', 'BAWA']),
  contoh_barcode: z.string().nullable(),
  contoh_nama: z.string(),
  contoh_berat: gramJumlah(),
  contoh_kembali: z.string().nullable(),
  keterangan: z.string(),
  no_pembagian: z.string().nullable(),
  no_selesai: z.string().nullable(),
  no_serah: z.string().nullable(),
  no_batal: z.string().nullable(),
  /** The finished piece, once it has a barcode. */
  kode_barcode: z.string().nullable(),
  user_id: z.string(),
  waktu: z.string(),
  /** Of the deposit that its form asked for: what has not come to the till yet. */
  titip_diminta: rupiahJumlah(),
  pembayaran: z.array(pembayaranTercatat.extend({ dokumen: z.string() })),
  riwayat: z.array(langkah),
  cetakan: z.int(),
})

export const getPesanan = endpoint({
  method: 'GET',
  path: 'pesanan/get/{no_pesanan}',
  summary: 'Satu pesanan dengan pembayaran dan riwayatnya',
  effect: 'read',
  access: LIHAT_PESANAN,
  input: z.object({ no_pesanan: noPesanan() }),
  output: pesananLengkap,
})
