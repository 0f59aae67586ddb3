import { endpoint } from '@kencana/contract'
import { z } from 'zod'

/** Letters that go in one envelope: few enough for a slow line. */
export const SEAMPLOP = 50

/** Stands in the place of a letter that nothing on the way lets through, however few go with it. */
export const TAK_MUAT = 'TAK MUAT'

/** What no table can hold is left out: it would stop what came with it. */
export const tanpaNol = (text: string): string => text.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '')

/** One letter: `urut` is its place among all that ever went to the same installation, `ke` how often it was asked to judge it. */
const surat = z.object({
  id: z.uuid(),
  urut: z.int().min(1),
  ke: z.int().min(1),
  jenis: z.string().min(1).max(30).overwrite(tanpaNol),
  dokumen: z.string().max(60).overwrite(tanpaNol),
  isi: z.record(z.string(), z.unknown()),
})
export type Surat = z.output<typeof surat>

export const hasil = z.object({
  id: z.uuid(),
  /** DITERIMA: done. MENUNGGU: kept, done once its shop's day is open. GAGAL: refused, `galat` says why. */
  status: z.enum(['DITERIMA', 'MENUNGGU', 'GAGAL']),
  galat: z.string().max(1000).overwrite(tanpaNol),
  /** Refused because its number or its goods may be here already: whoever takes them back asks first. */
  ragu: z.boolean().default(false),
})
export type Hasil = z.output<typeof hasil>

/** Letters of another installation, in their order; each is accepted once for ever, and a repeat is answered as the first was. */
export const terimaSurat = endpoint({
  method: 'POST',
  path: 'layanan/surat',
  summary: 'Surat dari instalasi lain, menurut urutannya',
  effect: 'write',
  access: 'service',
  keyless: true,
  // Each letter is judged by itself: one that nobody could enter is refused, and does not stop those behind it.
  judged: true,
  input: z.object({ surat: z.array(surat).min(1).max(SEAMPLOP) }),
  output: z.object({
    /** In the order of the letters; shorter where one was out of order. */
    hasil: z.array(hasil).max(SEAMPLOP),
    /** The place of the last letter that is kept here. */
    terakhir: z.int().min(0),
    /** LOMPAT: letters before are missing, send from the one after `terakhir`. NOMOR: that place is taken by another letter. */
    urutan: z.enum(['BAIK', 'LOMPAT', 'NOMOR']),
  }),
})
