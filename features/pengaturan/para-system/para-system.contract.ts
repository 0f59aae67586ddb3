import { endpoint, pesan, teks } from '@kencana/contract'
import { z } from 'zod'

/** Every parameter a shop has: its default and what it decides. */
export const PARA_SYSTEM = {
  kategori_harga: {
    standar: 'harga_100%',
    arti: 'harga_100%: harga kategori adalah harga emas murni dan dikali kadar; nilai lain: harga kategori per gram apa adanya',
  },
  toleransi_berat: { standar: '0.050', arti: 'Selisih terbesar antara Berat Asli dan Berat satu barang, gram' },
  stok_awal: {
    standar: 'YA',
    arti: 'YA: barang boleh dimasukkan sebagai stok awal; TIDAK: hanya dari kiriman atau pesanan, untuk selamanya',
  },
} as const

export type KeyParaSystem = keyof typeof PARA_SYSTEM

const KEYS = Object.keys(PARA_SYSTEM) as [KeyParaSystem, ...KeyParaSystem[]]
const key = z.enum(KEYS, { error: ({ input }) => `Parameter ${String(input)} Tidak Dikenal` })
const row = z.object({ key, value: z.string(), standar: z.string(), arti: z.string() })

export const paraSystem = endpoint({
  method: 'GET',
  path: 'para-system',
  summary: 'Semua parameter toko ini',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.array(row),
})

export const paraSystemKey = endpoint({
  method: 'GET',
  path: 'para-system/key/{key}',
  summary: 'Satu parameter toko ini',
  effect: 'read',
  access: 'session',
  input: z.object({ key }),
  output: row,
})

export const ubahParaSystem = endpoint({
  method: 'PUT',
  path: 'para-system/key/{key}',
  summary: 'Ubah satu parameter toko ini',
  effect: 'write',
  access: 'OWN/SU',
  // kept as typed: 'harga_100%' is written in small letters
  input: z.object({ key, value: teks('Nilai', { max: 40 }).or(z.literal(PARA_SYSTEM.kategori_harga.standar)) }),
  output: pesan(),
})
