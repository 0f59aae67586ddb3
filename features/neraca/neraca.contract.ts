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
    /** Closed days whose seal the key of this installation answers for. */
    segel_cocok: z.int(),
    /** Closed days that cannot be checked yet: the key is missing, or was another one. */
    segel_belum: z.int(),
    /** Whether the server owns the tables that it writes; left out where the database does not say. */
    peran: z.enum(['terpisah', 'satu peran']).optional(),
    /** Closed days whose signature for outsiders is right. */
    bukti_cocok: z.int(),
    /** Days closed since this installation has a key for them that have none. */
    bukti_belum: z.int(),
    /** One entry per violation: the rule that is broken and where. */
    pelanggaran: z.array(z.object({ aturan: z.string(), keterangan: z.string() })),
  }),
})
