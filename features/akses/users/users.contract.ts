import { endpoint, kode, pesan, teks } from '@kencana/contract'
import { z } from 'zod'
import { userId } from '../sesi/sesi.contract.ts'

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

export const createUser = endpoint({
  method: 'POST',
  path: 'users',
  summary: 'Tambah user; menunya dari template levelnya',
  effect: 'write',
  access: 'OWN',
  input: z.object({
    user_id: userId(),
    user_name: teks('Nama', { max: 60 }),
    level: kode('Level', { pesan: 'Harus Dipilih' }),
    kode_toko: kode('Kode Toko', { pesan: 'Harus Dipilih' }),
    password: z
      .string({ error: 'Password Harus Diisi' })
      .min(8, 'Password Paling Sedikit 8 Huruf')
      .max(200, 'Password Terlalu Panjang'),
  }),
  output: pesan().extend({ data: user }),
})
