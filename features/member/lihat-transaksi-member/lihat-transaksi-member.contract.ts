/** One member on one page. Source: areas 06-member 6.2. */
import { endpoint, gramJumlah, halaman, kode, rupiahJumlah, saring, tanggal, teksBebas } from '@kencana/contract'
import { z } from 'zod'

const LIHAT = ['/lihat-transaksi-member'] as const

/** What he did with the shop, by the document that says so. */
export const JENIS_TRANSAKSI = [
  'PENJUALAN',
  'PEMBELIAN',
  'PESANAN',
  'TITIPAN',
  'HADIAH',
  'VOUCHER',
  'KOREKSI POIN',
  'POIN AWAL',
  'POIN KEDALUWARSA',
  'SERVICE',
  'HUTANG',
] as const

/** Of the shop that asks; OWN and SU read all shops, or one of them. */
const siapa = () => ({ kode_member: kode('Kode Member', { pesan: 'Harus Dipilih' }), kode_toko: saring('Toko') })

export const ringkasanMember = endpoint({
  method: 'GET',
  path: 'member/ringkasan',
  summary: 'Seorang member: siapa dia, poinnya, dan jumlah tiap jenis transaksinya',
  effect: 'read',
  access: LIHAT,
  input: z.object(siapa()),
  output: z.object({
    kode_member: z.string(),
    nama_member: z.string(),
    /** The last digits alone, for who may not change members. */
    no_hp: z.string(),
    alamat: z.string(),
    catatan: z.string(),
    tgl_lahir: tanggal().nullable(),
    setuju_pesan: z.string(),
    kode_toko: z.string(),
    /** Member since. */
    dibuat_pada: tanggal(),
    aktif: z.boolean(),
    poin: z.int(),
    /** Points that he owes because they were gone when they were taken back. */
    tunggakan: z.int(),
    /** Of his points those that run out next, with their last day; null where none ever do. */
    kedaluwarsa: z.object({ poin: z.int(), sampai: tanggal() }).nullable(),
    /** The day of his newest document. */
    terakhir: tanggal().nullable(),
    /** What stands: sales and purchases that were validated, orders that were not called off, deposits that are kept. */
    jenis: z.array(
      z.object({
        jenis: z.enum(JENIS_TRANSAKSI),
        jumlah: z.int(),
        berat: gramJumlah(),
        rp: rupiahJumlah(),
      }),
    ),
  }),
})

const URUT = ['tgl_system', 'jenis', 'nomor', 'keterangan', 'berat', 'rp', 'poin', 'kode_toko', 'status'] as const

export const transaksiMember = endpoint({
  method: 'GET',
  path: 'member/transaksi',
  summary: 'Transaksi seorang member, juga yang dibuat dengan No HP-nya sebelum ia member',
  effect: 'read',
  access: LIHAT,
  input: z.object({
    ...siapa(),
    jenis: saring('Jenis'),
    /** A part of the document's number. */
    q: teksBebas('Pencarian', 60),
    ...halaman(URUT, 'tgl_system'),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        jenis: z.enum(JENIS_TRANSAKSI),
        nomor: z.string(),
        tgl_system: tanggal(),
        kode_toko: z.string(),
        keterangan: z.string(),
        berat: gramJumlah(),
        rp: rupiahJumlah(),
        /** What this document gave him, less what it took and what its undo took back. */
        poin: z.int(),
        /** Whether he was its member then; else his telephone stands on it. */
        sebagai_member: z.boolean(),
        status: z.string(),
      }),
    ),
    total: z.int(),
    totals: z.object({}),
  }),
})
