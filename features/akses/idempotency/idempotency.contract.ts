import { endpoint } from '@kencana/contract'
import { z } from 'zod'

export const batalKunci = endpoint({
  method: 'POST',
  path: 'idempotency/{key}/batal',
  summary:
    'Batalkan simpanan yang jawabannya tidak sampai: Idempotency-Key-nya dibakar sebelum draft yang berubah memakai kunci baru',
  effect: 'write',
  access: 'session',
  keyless: true,
  lateDay: true,
  input: z.object({ key: z.guid({ error: 'Idempotency-Key Harus UUID' }) }),
  output: z.object({
    /** SELESAI: the request had been done, its answer is given; BATAL: the key will never act. */
    status: z.enum(['SELESAI', 'BATAL']),
    jawaban: z.unknown(),
  }),
})
