import { endpoint, gram, kode, teks } from '@kencana/contract'
import { z } from 'zod'
import { userId } from '../sesi/sesi.contract.ts'

export const authorization = endpoint({
  method: 'POST',
  path: 'authorization',
  summary: 'OWN/SU menyetujui satu draft dengan User ID dan passwordnya',
  effect: 'write',
  access: 'session',
  lateDay: true,
  input: z.object({
    user_id: userId(),
    password: z
      .string({ error: 'Password Harus Diisi' })
      .min(1, 'Password Harus Diisi')
      .max(200, 'Password Terlalu Panjang'),
    kategori: teks('Kategori', { max: 60 }),
    keterangan: teks('Keterangan', { max: 200 }),
    /** Fingerprint of the draft that is agreed to; the authorisation is good for exactly that one. */
    draft_hash: z.string().regex(/^[0-9a-f]{64}$/, 'Sidik Draft Tidak Sesuai'),
    nilai_hitung: z.int().nullable().default(null),
    nilai_input: z.int().nullable().default(null),
    kode_barcode: kode('Barcode').nullable().default(null),
    berat: gram('Berat').nullable().default(null),
  }),
  output: z.object({ id: z.string(), disetujui_oleh: z.string() }),
})
