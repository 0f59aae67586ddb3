import { endpoint } from '@kencana/contract'
import { z } from 'zod'

export const openapi = endpoint({
  method: 'GET',
  path: 'openapi.json',
  summary: 'Dokumen OpenAPI 3.1 dari seluruh panggilan',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
})
