/** Points that members bring along from the books of before: a sheet, checked first, all of it or nothing. */
import { defineDokumen, endpoint, kode, pesan, tanggal } from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_IMPOR_POIN = defineDokumen({
  tabel: 'impor_poin',
  nomor: 'no_impor_poin',
  kode: 'PMI',
  kind: null,
})

const sel = z.union([z.string(), z.number(), z.null()]).optional()

/** As the sheet has them: a code or a telephone of each, his name where it is to be looked at too, and points. */
const baris = z.object({ baris: z.int().optional(), member: sel, no_hp: sel, nama: sel, poin: sel })

const lembar = <B extends z.ZodType>(satu: B) =>
  z.object({ baris: z.array(satu).min(1, 'Berkas Kosong').max(5_000, 'Paling Banyak 5.000 Baris') })

export const periksaImporPoin = endpoint({
  method: 'POST',
  path: 'poin/impor/periksa',
  summary: 'Periksa berkas poin awal member: semua kesalahan sekaligus, tanpa menyimpan',
  effect: 'read',
  access: 'OWN/SU',
  perBaris: true,
  input: lembar(baris),
  output: z.object({
    /** Whom the rows mean, as they are to be looked at before they are saved. */
    dikenal: z.array(
      z.object({
        baris: z.int(),
        kode_member: z.string(),
        nama_member: z.string(),
        /** Member since. */
        sejak: tanggal(),
        poin: z.int(),
      }),
    ),
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
  perBaris: true,
  /** Each row with whom it was said to mean. */
  input: lembar(baris.extend({ dia: kode('Kode Member') })),
  output: pesan().extend({ no_impor_poin: z.string(), member: z.int(), poin: z.int() }),
})
