import { berkas, endpoint } from '@kencana/contract'
import { z } from 'zod'

/** Entries of one envelope. */
export const SEKALI = 200

const entri = z.object({
  urut: z.int().min(1),
  toko: z.string().max(60),
  tgl_system: z.string().max(10),
  waktu: z.string().max(40),
  user: z.string().max(60),
  aksi: z.string().max(200),
  dokumen: z.string().max(200),
  sebelum: z.unknown(),
  sesudah: z.unknown(),
})

/** An entry by what it says of itself, as both sides reckon it. */
export const sidikEntri = ({
  urut,
  waktu,
  user,
  aksi,
  dokumen,
}: Omit<z.infer<typeof entri>, 'sebelum' | 'sesudah' | 'toko' | 'tgl_system'>): string =>
  JSON.stringify([urut, waktu, user, aksi, dokumen])

/** The activity log of an installation, told to its head office. */
export const catatLog = endpoint({
  method: 'POST',
  path: 'log',
  summary: 'Catatan kegiatan satu instalasi, hanya ditambah, berantai',
  effect: 'write',
  access: 'service',
  keyless: true,
  input: z.object({
    /** None: only how far the head office is. */
    baris: z.array(entri).max(SEKALI),
    /** Entries that are still here, where the last one that the head office has is not: newest first. */
    mundur: z
      .array(z.object({ urut: z.int().min(1), sidik: z.string().max(1_000) }))
      .max(40)
      .optional(),
  }),
  output: z.object({
    terakhir: z.int().min(0),
    /** What the last one says; null where there is none. */
    sidik: z.string().nullable().default(null),
  }),
})

/** A photo by what it shows: of goods that are on their way to who asks. */
export const fotoLayanan = endpoint({
  method: 'GET',
  path: 'foto/{hash}',
  summary: 'Foto menurut sidiknya, bagi instalasi yang dikirimi barangnya',
  effect: 'read',
  access: 'service',
  input: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, 'Foto Tidak Ada') }),
  output: berkas('image/jpeg'),
})
