/** Customers who must not get a loan: who wrote that down and why, who lifted it and why. Source: areas 10-hutang 10.4. */
import { alasan, endpoint, noHp, noHpBebas, otorisasi, pesan, tanggal, teksBebas } from '@kencana/contract'
import { z } from 'zod'
import { nik } from '../../member/data-member/data-member.contract.ts'
import { noHutang } from '../transaksi-hutang/hutang.contract.ts'

const MENU = ['/lihat-hutang'] as const

/** What is said at entry; why stands in the list, and is told to who agrees. */
export const DILARANG = 'Customer Ini Dicatat Tidak Boleh Berhutang'

export const cekLarangan = endpoint({
  method: 'POST',
  path: 'hutang/larangan/cek',
  summary: 'Apakah identitas atau No HP ini dicatat tidak boleh berhutang',
  effect: 'read',
  access: ['/transaksi-hutang', '/lihat-hutang'],
  input: z.object({
    kode_member: z.string().trim().toUpperCase().max(40).default('-'),
    nik: nik().default(''),
    no_hp: z.union([z.literal(''), noHp('No HP', { member: true })]).default(''),
  }),
  output: z.object({ dilarang: z.boolean() }),
})

/** So many notes are told at once. */
export const CATATAN_SEKALI = 50

/** Of all shops, with names and reasons: for who writes such notes. Its search may be a number, which stands in no address. */
export const listLarangan = endpoint({
  method: 'POST',
  path: 'hutang/larangan/daftar',
  summary:
    'Catatan customer yang tidak boleh berhutang, yang berlaku dulu; cari: nama, identitas lengkap atau No HP lengkap',
  effect: 'read',
  access: MENU,
  input: z.object({
    cari: z.string().trim().toUpperCase().max(100).default(''),
    hal: z.int().min(1).max(10_000).default(1),
  }),
  /** Identity and telephone by their last signs. */
  output: z.object({
    jumlah: z.int(),
    rows: z.array(
      z.object({
        id: z.int(),
        nama: z.string(),
        no_identitas: z.string(),
        no_hp: z.string(),
        alasan: z.string(),
        kode_toko: z.string(),
        tgl_system: tanggal(),
        user_id: z.string(),
        /** null while it holds. */
        dilepas_oleh: z.string().nullable(),
        alasan_lepas: z.string().nullable(),
      }),
    ),
  }),
})

export const pasangLarangan = endpoint({
  method: 'POST',
  path: 'hutang/larangan',
  summary: 'Catat bahwa seorang customer tidak boleh berhutang: menurut isian, atau customer sebuah hutang',
  effect: 'write',
  access: MENU,
  aksi: 'larang',
  input: z
    .object({
      /** Of a loan: whose it is, by the paper and telephone that nobody here reads in full. */
      no_hutang: z.union([z.literal(''), noHutang()]).default(''),
      nama: teksBebas('Nama Customer', 100),
      no_identitas: nik().default(''),
      no_hp: noHpBebas(),
      alasan: alasan(),
    })
    .refine(({ no_hutang, nama }) => no_hutang !== '' || nama !== '', {
      path: ['nama'],
      message: 'Nama Customer Harus Diisi',
    })
    .refine(({ no_hutang, no_identitas, no_hp }) => no_hutang !== '' || no_identitas !== '' || no_hp !== '', {
      path: ['no_identitas'],
      message: 'No Identitas Atau No HP Harus Diisi',
    }),
  output: pesan(),
})

/** What an authorisation to lift a note is for. */
export const OTORISASI_LARANGAN = 'LARANGAN HUTANG'

/** Whoever lends does not lift what stands in his way: OWN or SU do, or agree to it. */
export const lepasLarangan = endpoint({
  method: 'POST',
  path: 'hutang/larangan/{id}/lepas',
  summary: 'Lepas catatan seorang customer: ia boleh berhutang lagi',
  effect: 'write',
  access: MENU,
  aksi: 'larang',
  input: z.object({ id: z.coerce.number().int(), alasan: alasan(), otorisasi: otorisasi() }),
  output: pesan(),
})
