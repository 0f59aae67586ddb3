/** Points that members bring along from the books of before: a sheet, checked first, all of it or nothing. */
import { defineDokumen, endpoint, pesan } from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_IMPOR_POIN = defineDokumen({
  tabel: 'impor_poin',
  nomor: 'no_impor_poin',
  kode: 'PMI',
  kind: null,
})

const sel = z.union([z.string(), z.number(), z.null()])

/** As the sheet has them: a code or a telephone, and points. */
const lembar = z.object({
  baris: z
    .array(z.object({ baris: z.int().optional(), member: sel.optional(), poin: sel.optional() }))
    .min(1, 'Berkas Kosong')
    .max(5_000, 'Paling Banyak 5.000 Baris'),
})

export const periksaImporPoin = endpoint({
  method: 'POST',
  path: 'poin/impor/periksa',
  summary: 'Periksa berkas poin awal member: semua kesalahan sekaligus, tanpa menyimpan',
  effect: 'read',
  access: 'OWN/SU',
  input: lembar,
  output: z.object({
    member: z.int(),
    poin: z.int(),
    salah: z.array(z.object({ baris: z.int(), pesan: z.string() })),
  }),
})

export const imporPoin = endpoint({
  method: 'POST',
  path: 'poin/impor',
  summary: 'Masukkan poin awal member, sekali untuk tiap member',
  effect: 'write',
  access: 'OWN/SU',
  input: lembar,
  output: pesan().extend({ no_impor_poin: z.string(), member: z.int(), poin: z.int() }),
})
