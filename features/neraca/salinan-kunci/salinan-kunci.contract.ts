/** The recovery copy of the key of the seals, on paper. */
import { endpoint, pesan } from '@kencana/contract'
import { z } from 'zod'

export const statusSalinan = endpoint({
  method: 'GET',
  path: 'segel/salinan',
  summary: 'Apakah salinan kunci segel sudah dicetak dan disimpan',
  effect: 'read',
  access: 'OWN',
  input: z.object({}),
  output: z.object({
    /** There is a key, and nobody has said yet that its copy is kept. */
    perlu: z.boolean(),
    /** It can still be printed here; otherwise its file is to be copied. */
    tampil: z.boolean(),
    /** Which key it is; null where it is missing. */
    sidik: z.string().nullable(),
  }),
})

export const lihatSalinan = endpoint({
  method: 'POST',
  path: 'segel/salinan/lihat',
  summary: 'Kunci segel untuk dicetak; hanya selama kunci itu baru dan sampai salinannya disimpan',
  effect: 'write',
  access: 'OWN',
  lateDay: true,
  // Its answer is the key, which is kept in no table: who asks twice is written down twice.
  keyless: true,
  input: z.object({}),
  output: pesan().extend({ sidik: z.string(), kunci: z.string() }),
})

export const simpanSalinan = endpoint({
  method: 'POST',
  path: 'segel/salinan/sudah',
  summary: 'Nyatakan salinan kunci segel sudah dicetak dan disimpan; sesudahnya kunci tidak ditunjukkan lagi',
  effect: 'write',
  access: 'OWN',
  lateDay: true,
  input: z.object({ sidik: z.string().max(16, 'Kunci Lain') }),
  output: pesan(),
})
