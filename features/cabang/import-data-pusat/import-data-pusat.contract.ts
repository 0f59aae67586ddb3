import { endpoint, pesan } from '@kencana/contract'
import { z } from 'zod'

const baris = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type Baris = z.output<typeof baris>

/** What the head office keeps for the chain: the rows of each table that are in use. */
export const dataPusat = endpoint({
  method: 'GET',
  path: 'layanan/data-pusat',
  summary: 'Master dan harga emas pusat, bagi cabangnya',
  effect: 'read',
  access: 'service',
  input: z.object({}),
  output: z.object({
    tabel: z.array(z.object({ tabel: z.string().max(60), baris: z.array(baris).max(20_000) })).max(60),
    /** The last letter to who asks that these rows know of; null while they change. */
    urut: z.int().min(0).nullable().default(null),
  }),
})

/** DIPERTAHANKAN: the head office has it no more, but goods here use it. */
const APA = ['BARU', 'BERUBAH', 'HILANG', 'DIPERTAHANKAN'] as const

const beda = z.object({
  tabel: z.string(),
  judul: z.string(),
  kunci: z.string(),
  apa: z.enum(APA),
  /** Each field that differs: 'harga 2350000 → 2400000'. */
  isi: z.string(),
})
export type Beda = z.output<typeof beda>

const hasil = z.object({
  /** Number of the head office. */
  pusat: z.int(),
  /** Of all that differs: what is imported is what was seen. */
  sidik: z.string(),
  tabel: z.array(
    z.object({
      tabel: z.string(),
      judul: z.string(),
      sama: z.int(),
      baru: z.int(),
      berubah: z.int(),
      hilang: z.int(),
      dipertahankan: z.int(),
    }),
  ),
  beda: z.array(beda),
  /** What cannot be taken over; nothing is, until none is left. */
  salah: z.array(z.object({ judul: z.string(), kunci: z.string(), pesan: z.string() })),
})

export const periksaPusat = endpoint({
  method: 'GET',
  path: 'import-data-pusat/periksa',
  summary: 'Beda master dan harga di sini dengan pusat, dan semua yang salah',
  effect: 'read',
  access: ['/import-data-pusat'],
  input: z.object({}),
  output: hasil,
})

export const imporPusat = endpoint({
  method: 'POST',
  path: 'import-data-pusat',
  summary: 'Ambil semua master dan harga dari pusat, atau tidak satu pun',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ sidik: z.string().regex(/^[0-9a-f]{64}$/, 'Data Harus Diperiksa Dahulu') }),
  output: pesan().extend({ baru: z.int(), berubah: z.int(), hilang: z.int() }),
})
