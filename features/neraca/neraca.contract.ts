import { endpoint } from '@kencana/contract'
import { z } from 'zod'

export const auditNeraca = endpoint({
  method: 'GET',
  path: 'audit/neraca',
  summary: 'Hitung ulang seluruh buku besar dari baris pertama dan buktikan',
  effect: 'read',
  access: 'OWN',
  input: z.object({}),
  output: z.object({
    bersih: z.boolean(),
    jurnal: z.int(),
    mutasi: z.int(),
    hari_ditutup: z.int(),
    diperiksa_pada: z.string(),
    /** One entry per violation: the rule that is broken and where. */
    pelanggaran: z.array(z.object({ aturan: z.string(), keterangan: z.string() })),
  }),
})
