import { endpoint, id, teksBebas } from '@kencana/contract'
import { z } from 'zod'

const entri = z.object({
  /** Its place: which row of the branch's log, for one that was put back to a backup begins anew, and which entry of it. */
  letak: z.string(),
  toko: z.string(),
  tgl_system: z.string(),
  waktu: z.string(),
  user: z.string(),
  aksi: z.string(),
  dokumen: z.string(),
  sebelum: z.string(),
  sesudah: z.string(),
})

/** What a branch told of what was done there. */
export const logCabang = endpoint({
  method: 'GET',
  path: 'kiriman-data/log',
  summary: 'Catatan kegiatan satu cabang, yang terbaru dahulu',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({
    sambungan: id(),
    /** One document's entries alone. */
    dokumen: teksBebas('Dokumen', 200).default(''),
    /** What is older than this place. */
    sebelum: z
      .string()
      .regex(/^(\d{1,9}\.\d{1,18})?$/, 'Halaman Tidak Dikenal')
      .default(''),
  }),
  output: z.object({
    baris: z.array(entri),
    /** Where the next page begins; '' when there is none. */
    lanjut: z.string(),
  }),
})
