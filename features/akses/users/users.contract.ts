import { endpoint, kode, kodeBebas, noHpBebas, pesan, teks } from '@kencana/contract'
import { z } from 'zod'
import { userId, userIdBaru } from '../sesi/sesi.contract.ts'

const MENU = ['/data-users'] as const

const user = z.object({
  _id: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  level: z.string(),
  kode_toko: z.string(),
  aktif: z.boolean(),
})

export const listUsers = endpoint({
  method: 'GET',
  path: 'users/get/all',
  summary: 'Daftar user tanpa password',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.array(user),
})

export const kelolaUsers = endpoint({
  method: 'GET',
  path: 'users/get/kelola',
  summary: 'User yang boleh dilihat peminta, dengan sesinya dan alasan bila tidak boleh diubah',
  effect: 'read',
  access: ['/data-users', '/hak-akses-users'],
  input: z.object({}),
  output: z.array(
    user.extend({
      versi: z.int(),
      /** His own: the member who has it earns no points. */
      no_hp: z.string(),
      nama_level: z.string(),
      /** The sales person he is in his shop; null where he is none. */
      kode_sales: z.string().nullable(),
      /** Open sessions. */
      sesi: z.int(),
      /** The last shop day on which the user was logged in. */
      terakhir: z.string().nullable(),
      /** Why the asker may not touch this user; '' when he may. */
      larangan: z.string(),
    }),
  ),
})

const isian = {
  user_name: teks('Nama', { max: 60 }),
  level: kode('Level', { pesan: 'Harus Dipilih' }),
  kode_toko: kode('Kode Toko', { pesan: 'Harus Dipilih' }),
}
/** Left out, it stays as it is. */
const noHpUser = () => noHpBebas().unwrap().optional()
/** Makes him this sales person of his shop, who is made where there is none of the code; left out or '', he is none, or stays who he is. */
const kodeSalesUser = () => kodeBebas('Kode Sales', { max: 10 }).unwrap().optional()
const passwordBaru = () =>
  z
    .string({ error: 'Password Harus Diisi' })
    .min(8, 'Password Paling Sedikit 8 Huruf')
    .max(200, 'Password Terlalu Panjang')

const tersimpan = pesan().extend({ data: user.extend({ versi: z.int() }) })

export const createUser = endpoint({
  method: 'POST',
  path: 'users',
  summary: 'Tambah user; menunya dari template levelnya',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({
    user_id: userIdBaru(),
    ...isian,
    no_hp: noHpUser(),
    password: passwordBaru(),
    kode_sales: kodeSalesUser(),
  }),
  output: tersimpan,
})

export const editUser = endpoint({
  method: 'PUT',
  path: 'users/edit/{id}',
  summary: 'Edit nama, No HP, level dan toko satu user',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({
    id: userId(),
    versi: z.int().optional(),
    ...isian,
    no_hp: noHpUser(),
    kode_sales: kodeSalesUser(),
  }),
  output: tersimpan,
})

export const resetPassword = endpoint({
  method: 'PUT',
  path: 'users/reset-password/{id}',
  summary: 'Password baru untuk satu user; semua sesinya diakhiri',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ id: userId(), password: passwordBaru() }),
  output: pesan(),
})

export const aktifUser = endpoint({
  method: 'PUT',
  path: 'users/aktif/{id}',
  summary: 'Nonaktifkan atau aktifkan satu user; nonaktif mengakhiri semua sesinya',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({
    id: userId(),
    aktif: z.boolean({ error: 'Aktif Harus Dipilih' }),
    versi: z.int().optional(),
  }),
  output: tersimpan,
})

export const sesiUser = endpoint({
  method: 'GET',
  path: 'users/sesi/{id}',
  summary: 'Sesi satu user yang masih terbuka',
  effect: 'read',
  access: MENU,
  input: z.object({ id: userId() }),
  output: z.array(
    z.object({
      _id: z.string(),
      /** What the browser says it is. */
      perangkat: z.string(),
      kode_toko: z.string(),
      /** Since when. */
      dibuat_pada: z.string(),
      /** The shop day it belongs to. */
      tgl_system: z.string(),
      /** The session that asks. */
      ini: z.boolean(),
    }),
  ),
})

export const keluarkanSesi = endpoint({
  method: 'PUT',
  path: 'users/sesi/{id}/keluarkan',
  summary: 'Akhiri satu sesi seorang user, atau semua kecuali sesi peminta sendiri',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({
    id: userId(),
    /** null ends all of them. */
    sesi: z.uuid('Sesi Tidak Ada').nullable(),
  }),
  output: pesan(),
})

const level = z.object({ level: z.string(), nama_level: z.string() })

export const listLevel = endpoint({
  method: 'GET',
  path: 'users/level/get/all',
  summary: 'Daftar level user',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.array(level),
})

export const tambahLevel = endpoint({
  method: 'POST',
  path: 'users/level/add',
  summary: 'Tambah level user',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ level: kode('Level', { max: 10 }), nama_level: teks('Nama Level', { max: 40 }) }),
  output: pesan().extend({ data: level }),
})
