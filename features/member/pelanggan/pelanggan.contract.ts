/** Customers looked up while they are served: members, and who was here before without becoming one. */
import { endpoint, gramJumlah, noHpBebas, tanggal, teksBebas } from '@kencana/contract'
import { z } from 'zod'
import { kodeMember } from '../data-member/data-member.contract.ts'

/** Screens on which a customer is served. */
export const DILAYANI = [
  '/transaksi-penjualan',
  '/transaksi-pembelian',
  '/transaksi-pesanan',
  '/transaksi-services',
  '/transaksi-hutang',
  '/data-member',
  '/transaksi-poin',
  '/tukar-point',
  '/lihat-transaksi-member',
] as const

const pelanggan = z.object({
  /** '-': no member. */
  kode_member: z.string(),
  nama: z.string(),
  no_hp: z.string(),
  alamat: z.string(),
  /** The end of the number of his paper, '' where nobody has seen it. */
  identitas: z.string(),
})

/** A customer as he is found. */
export type Pelanggan = z.output<typeof pelanggan>

/** As many as a look-up gives. */
export const PALING_BANYAK = 8

/** How many were found, as it is said. */
export const banyakMember = ({ length }: readonly unknown[]): string =>
  length < PALING_BANYAK ? `${length} member` : `${length} member pertama`

/** Whether enough of a telephone is typed to be looked for: its last four digits. */
export const empatAngka = (q: string): boolean => /^[+\d\s-]*$/.test(q) && q.replaceAll(/\D/g, '').length >= 4

export const cariPelanggan = endpoint({
  method: 'GET',
  path: 'pelanggan/cari',
  summary:
    'Pelanggan menurut angka akhir No HP (4 angka ke atas), nama (3 huruf ke atas) atau kode member, paling banyak 8',
  effect: 'read',
  access: DILAYANI,
  input: z.object({ q: teksBebas('Pencarian', 60) }),
  output: z.array(pelanggan),
})

export const riwayatPelanggan = endpoint({
  method: 'GET',
  path: 'pelanggan/riwayat',
  summary: 'Transaksi terakhir seorang pelanggan di toko ini',
  effect: 'read',
  access: DILAYANI,
  input: z.object({ kode_member: kodeMember(), no_hp: noHpBebas('No HP', { member: true }) }),
  output: z.object({
    jumlah: z.int(),
    transaksi: z.array(
      z.object({
        jenis: z.enum(['PENJUALAN', 'PEMBELIAN', 'PESANAN', 'TITIPAN', 'SERVICE', 'HUTANG']),
        nomor: z.string(),
        tgl_system: tanggal(),
        keterangan: z.string(),
        berat: gramJumlah(),
        status: z.string(),
      }),
    ),
  }),
})
