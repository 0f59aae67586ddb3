/** Keys by which other programs (accountant, reporting) read chosen reports of chosen shops. */
import { endpoint, pesan, tanggal, teks } from '@kencana/contract'
import { z } from 'zod'

/** Days that a key lives at most. */
export const PALING_LAMA = 400

const satu = z.object({
  id: z.string(),
  nama: z.string(),
  awalan: z.string(),
  panggilan: z.array(z.string()),
  toko: z.array(z.string()),
  identitas: z.boolean(),
  sampai: z.string(),
  dibuat_oleh: z.string(),
  dibuat_pada: z.string(),
  status: z.enum(['BERLAKU', 'LEWAT', 'DICABUT']),
  semua: z.int(),
  terakhir: z.string().nullable(),
  alamat: z.string().nullable(),
})

export const listKunciBaca = endpoint({
  method: 'GET',
  path: 'kunci-baca/get/all',
  summary: 'Kunci baca yang pernah dibuat, dan laporan serta toko yang dapat dibuka kunci baru',
  effect: 'read',
  access: 'OWN',
  input: z.object({}),
  output: z.object({
    kunci: z.array(satu),
    laporan: z.array(z.object({ path: z.string(), summary: z.string() })),
    toko: z.array(z.object({ kode_toko: z.string(), nama_toko: z.string() })),
  }),
})

export const tambahKunciBaca = endpoint({
  method: 'POST',
  path: 'kunci-baca/add',
  summary: 'Buat kunci baca; kuncinya dijawab sekali ini saja',
  effect: 'write',
  access: 'OWN',
  lateDay: true,
  // Its answer is the key itself, which is kept nowhere: two keys of a repeated press are seen in the list, and revoked.
  keyless: true,
  input: z.object({
    nama: teks('Nama Kunci', { max: 60 }),
    panggilan: z.array(z.string()).min(1, 'Pilih Paling Sedikit Satu Laporan').max(200, 'Terlalu Banyak Laporan'),
    toko: z.array(z.string()).min(1, 'Pilih Paling Sedikit Satu Toko').max(200, 'Terlalu Banyak Toko'),
    identitas: z.boolean(),
    sampai: tanggal('Berlaku Sampai'),
  }),
  output: pesan().extend({ id: z.string(), token: z.string() }),
})

export const cabutKunciBaca = endpoint({
  method: 'POST',
  path: 'kunci-baca/cabut/{id}',
  summary: 'Cabut kunci baca; permintaan berikutnya ditolak',
  effect: 'write',
  access: 'OWN',
  lateDay: true,
  input: z.object({ id: z.uuid('Kunci Tidak Ada') }),
  output: pesan(),
})

export const pakaiKunciBaca = endpoint({
  method: 'GET',
  path: 'kunci-baca/pakai/{id}',
  summary: 'Pemakaian terakhir sebuah kunci baca',
  effect: 'read',
  access: 'OWN',
  input: z.object({ id: z.uuid('Kunci Tidak Ada') }),
  output: z.array(
    z.object({
      id: z.int(),
      waktu: z.string(),
      panggilan: z.string(),
      kode_toko: z.string(),
      alamat: z.string(),
      ditolak: z.string(),
    }),
  ),
})
