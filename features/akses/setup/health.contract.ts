/** Asked by every page: apart from the set-up, which is opened once in the life of an installation. */
import { endpoint } from '@kencana/contract'
import { z } from 'zod'

export const health = endpoint({
  method: 'GET',
  path: 'health',
  summary: 'Menjawab ketika server siap',
  effect: 'read',
  access: 'public',
  input: z.object({}),
  output: z.object({
    status: z.literal('ok'),
    setup_diperlukan: z.boolean(),
    nama_toko: z.string(),
    /** How numbers and days stand before people, for pages without a login; left out where it is as the specification writes them. */
    bentuk: z.literal('INDONESIA').optional(),
  }),
})
