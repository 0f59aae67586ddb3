/** Pieces that the shops of the installation sold, looked up by what their customer has of them. */
import { endpoint, gramJumlah, pilihan, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { pindaianNota } from '../../penjualan/nota-publik/nota-publik.contract.ts'

/** Where a sold piece is. */
const KEADAAN = [
  'DI CUSTOMER',
  'DI KASIR',
  'SEDANG DIBELI',
  'SEDANG DIJAMINKAN',
  'SEDANG DISERVICE',
  'SUDAH DIBELI',
  'DIBATALKAN',
] as const

const barang = z.object({
  no_faktur_jual: z.string(),
  /** JUAL over the counter, PESANAN made to order. */
  asal: z.string(),
  kode_toko: z.string(),
  nama_toko: z.string(),
  tgl: tanggal(),
  /** Days since. */
  umur: z.int(),
  kode_member: z.string(),
  nama_customer: z.string(),
  /** The last digits alone, but for who keeps money or searched by it. */
  no_hp: z.string(),
  alamat: z.string(),
  kode_barang: z.string(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  kadar: z.string(),
  nama_atribut: z.string(),
  /** It was sold at a price of its own: its category takes off a part of that, and today's gold says nothing of it. */
  is_markis: z.boolean(),
  /** Of the day it was sold. */
  foto: z.string().nullable(),
  berat: gramJumlah(),
  /** By how much its gold costs more now than on the day it was sold, in 1/10,000 %; null at a price of its own. */
  beda_emas: z.int().nullable(),
  harga_atribut: rupiahJumlah(),
  /** What was paid for it: less its discount, and less what points paid. */
  harga_bayar: rupiahJumlah(),
  keadaan: pilihan('Keadaan', KEADAAN),
  /** By which purchase it came back. */
  no_faktur_beli: z.string().nullable(),
  /** For which loan it lies here. */
  no_hutang: z.string().nullable(),
})

/** A piece that some shop of the installation sold. */
export type BarangNota = z.output<typeof barang>

export const notaBeli = endpoint({
  method: 'GET',
  path: 'pembelian/nota/{kode}',
  summary:
    'Barang yang pernah dijual, menurut nomor nota, barcode, QR atau No HP, dari semua toko: untuk dibeli kembali',
  effect: 'read',
  access: ['/transaksi-pembelian', '/transaksi-penjualan', '/transaksi-hutang', '/transaksi-services'],
  input: z.object({ kode: pindaianNota() }),
  output: z.array(barang),
})
