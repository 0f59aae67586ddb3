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
  output: z.object({ status: z.literal('ok'), setup_diperlukan: z.boolean(), nama_toko: z.string() }),
})
