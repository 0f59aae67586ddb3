import { endpoint, pesan } from '@kencana/contract'
import { z } from 'zod'

/** The steps of a new shop: what it needs to sell, buy, lend, repair, take orders and close. */
export const daftarLangkah = z.array(
  z.object({
    nama: z.string(),
    path: z.string(),
    selesai: z.boolean(),
    /** What its lack costs. */
    tanpa: z.string().optional(),
    /** The shop can do without: it keeps the list on no screen. */
    pilihan: z.boolean().optional(),
  }),
)

/** An owner has seen enough of them, or wants them back. */
export const simpanLangkah = endpoint({
  method: 'PUT',
  path: 'dashboard/langkah',
  summary: 'Menyimpan atau membuka daftar langkah pertama toko ini',
  effect: 'write',
  access: 'OWN/SU',
  lateDay: true,
  input: z.object({ simpan: z.boolean({ error: 'Simpan Harus Dipilih' }) }),
  output: pesan(),
})
