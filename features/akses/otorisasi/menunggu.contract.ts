import { endpoint } from '@kencana/contract'
import { z } from 'zod'

/** What every open screen asks for every few seconds: small, and small to load. */
export const menunggu = endpoint({
  method: 'GET',
  path: 'otorisasi/menunggu',
  summary: 'Nomor permintaan yang menunggu persetujuan peminta',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.array(z.string()),
})
