import { endpoint, gramJumlah } from '@kencana/contract'
import { z } from 'zod'

/** How far each has the other's letters, and what its books say of goods between the two. */
const kabar = z.object({
  /** The place of the last letter of the other one that is kept here. */
  terakhir: z.int().min(0),
  cabang: z
    .array(
      z.object({
        /** A shop of who tells, and one of who hears. */
        kode_toko: z.string().min(1).max(60),
        lain: z.string().min(1).max(60),
        pcs: z.int(),
        berat: gramJumlah(),
      }),
    )
    .max(10_000),
})

/** Two installations tell each other where they stand; whoever lost letters is sent them again. */
export const tukarKabar = endpoint({
  method: 'POST',
  path: 'layanan/kabar',
  summary: 'Sampai di mana surat, dan saldo CABANG kedua instalasi',
  effect: 'write',
  access: 'service',
  keyless: true,
  input: kabar,
  output: kabar,
})
