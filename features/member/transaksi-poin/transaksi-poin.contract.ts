/** Every change of members' points, and those that an owner makes by hand. */
import {
  alasan,
  bilangan,
  defineDokumen,
  endpoint,
  halaman,
  kode,
  nomor,
  pesan,
  pilihan,
  saring,
  tanggal,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_KOREKSI_POIN = defineDokumen({
  tabel: 'koreksi_poin',
  nomor: 'no_koreksi_poin',
  kode: 'PM',
  kind: null,
  cetak: 'KOREKSI POIN',
  nama: 'Koreksi',
})

const MENU = ['/transaksi-poin'] as const

export const JENIS_POIN = [
  'JUAL',
  'SERAH',
  'BATAL',
  'BELI',
  'BAYAR',
  'TUKAR',
  'MANUAL',
  'IMPOR',
  'KEDALUWARSA',
  'GABUNG',
] as const

export const listPoin = endpoint({
  method: 'GET',
  path: 'poin/transaksi',
  summary: 'Perubahan poin member: semua toko bagi OWN dan SU, bagi yang lain toko ini',
  effect: 'read',
  access: MENU,
  input: z.object({
    /** A member, as he is looked for anywhere, or the number of a document. */
    q: teksBebas('Pencarian', 60),
    jenis: saring('Jenis'),
    tgl_awal: z.union([z.literal(''), tanggal('Tanggal Awal')]).default(''),
    tgl_akhir: z.union([z.literal(''), tanggal('Tanggal Akhir')]).default(''),
    ...halaman(['tgl_system', 'kode_member', 'jumlah'], 'tgl_system'),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        _id: z.string(),
        tgl_system: tanggal(),
        waktu: z.string(),
        kode_member: z.string(),
        nama_member: z.string(),
        jenis: pilihan('Jenis', JENIS_POIN),
        jumlah: z.int(),
        dokumen: z.string(),
        /** What it undoes, where it undoes something: what is looked at. */
        dokumen_asal: z.string(),
        keterangan: z.string(),
        kode_toko: z.string(),
        user_id: z.string(),
      }),
    ),
    total: z.int(),
    totals: z.object({ jumlah: z.int() }),
  }),
})

export const saldoMember = endpoint({
  method: 'GET',
  path: 'poin/member/{kode_member}',
  summary: 'Poin seorang member',
  effect: 'read',
  access: ['/transaksi-poin', '/tukar-point', '/transaksi-penjualan'],
  input: z.object({ kode_member: kode('Kode Member', { pesan: 'Harus Dipilih' }) }),
  /** Owed: those that were spent before what gave them was undone. */
  output: z.object({ kode_member: z.string(), nama_member: z.string(), saldo: z.int(), tunggakan: z.int() }),
})

const koreksiLengkap = z.object({
  no_koreksi_poin: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  kode_member: z.string(),
  nama_member: z.string(),
  jumlah: z.int(),
  saldo: z.int(),
  alasan: z.string(),
  user_id: z.string(),
  cetakan: z.int(),
})

export const koreksiPoin = endpoint({
  method: 'POST',
  path: 'poin/koreksi',
  summary: 'Tambah atau kurangi poin seorang member',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({
    kode_member: kode('Member', { pesan: 'Harus Dipilih' }),
    arah: pilihan('Arah', ['TAMBAH', 'KURANGI']),
    jumlah: bilangan('Jumlah Poin', { min: 1, max: 1_000_000 }),
    alasan: alasan(),
  }),
  output: pesan().extend({ no_koreksi_poin: z.string(), data: koreksiLengkap }),
})

export const getKoreksiPoin = endpoint({
  method: 'GET',
  path: 'poin/koreksi/{no_koreksi_poin}',
  summary: 'Satu koreksi poin',
  effect: 'read',
  access: MENU,
  input: z.object({ no_koreksi_poin: nomor('No Koreksi') }),
  output: koreksiLengkap,
})
