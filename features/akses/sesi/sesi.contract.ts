import { endpoint, kode, pesan, tanggal, teks } from '@kencana/contract'
import { z } from 'zod'

/** A password as typed: never trimmed, never upper-cased. */
const password = (label: string) =>
  z
    .string({ error: `${label} Harus Diisi` })
    .min(1, `${label} Harus Diisi`)
    .max(200, `${label} Terlalu Panjang`)

const passwordBaru = (label: string) => password(label).min(8, `${label} Paling Sedikit 8 Huruf`)

/** The stored user data of the specification (section 3), with the server's day and time. */
export const userData = z.object({
  user_id: z.string(),
  user_name: z.string(),
  kode_toko: z.string(),
  nama_toko: z.string(),
  alamat_toko: z.string(),
  tgl_system: tanggal('Tanggal System'),
  token: z.string(),
  level: z.string(),
  menu: z.array(z.object({ menu_name: z.string() })),
  /** What may be done on them, as '/kirim-barang#simpan'; OWN and SU may do everything. */
  aksi: z.array(z.string()),
  hari_ini: tanggal('Hari Ini'),
  waktu: z.string(),
  zona_waktu: z.string(),
  /** The installation follows a head office elsewhere: masters and prices are its. */
  dari_pusat: z.boolean(),
  /** Somebody else chose his password: he chooses his own before anything else. */
  ganti_password: z.boolean(),
  /** How numbers and days stand before people; left out where it is as the specification writes them. */
  bentuk: z.literal('INDONESIA').optional(),
})
export type UserData = z.output<typeof userData>

/** What may change under a session: rights, names, zone. */
export const saya = endpoint({
  method: 'GET',
  path: 'users/saya',
  summary: 'Level, menu, hak dan nama toko peminta saat ini, untuk menyegarkan sesi',
  effect: 'read',
  access: 'session',
  firstLogin: true,
  input: z.object({}),
  output: userData.pick({
    user_name: true,
    nama_toko: true,
    alamat_toko: true,
    level: true,
    menu: true,
    aksi: true,
    zona_waktu: true,
    dari_pusat: true,
    ganti_password: true,
    bentuk: true,
  }),
})

export const userId = () => teks('User ID', { max: 40 })

/** The id of a user to be: letters that look like no other ones, so that nobody passes for somebody else. */
export const userIdBaru = () =>
  userId().refine((id) => /^[A-Z0-9._-]+$/.test(id), 'User ID Hanya Boleh Huruf, Angka Dan . - _')

export const login = endpoint({
  method: 'POST',
  path: 'users/login',
  summary: 'Masuk dengan User ID dan password',
  effect: 'write',
  access: 'public',
  keyless: true,
  lateDay: true,
  input: z.object({ user_id: userId(), password: password('Password') }),
  output: userData,
})

export const logout = endpoint({
  method: 'PUT',
  path: 'users/logout',
  summary: 'Keluar: sesi ini dicabut',
  effect: 'write',
  access: 'session',
  keyless: true,
  lateDay: true,
  firstLogin: true,
  input: z.object({ user_id: userId().optional() }),
  output: pesan(),
})

export const changePassword = endpoint({
  method: ['PUT', 'POST'],
  path: 'users/change-password',
  summary: 'Ganti password sendiri; sesi lain user ini dicabut',
  effect: 'write',
  access: 'session',
  lateDay: true,
  firstLogin: true,
  input: z.object({ password: password('Password Lama'), new_password: passwordBaru('Password Baru') }),
  output: pesan(),
})

export const pindahToko = endpoint({
  method: 'POST',
  path: 'users/pindah-toko',
  summary: 'Pindah ke toko lain: sesi baru di hari toko itu',
  effect: 'write',
  access: 'OWN/SU',
  keyless: true,
  lateDay: true,
  input: z.object({ kode_toko: kode('Kode Toko', { pesan: 'Harus Dipilih' }) }),
  output: userData,
})
