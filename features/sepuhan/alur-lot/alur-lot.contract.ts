import { endpoint, gramJumlah, kode, tanggal } from '@kencana/contract'
import { z } from 'zod'

/** The steps from bought pieces to new items, in order. */
export const TAHAP = ['BELI', 'SORTIR', 'LOT', 'SEPUH', 'TERIMA', 'LABEL', 'BARANG'] as const

const jumlah = { qty: z.int(), berat: gramJumlah() }

/** One document, or all purchases before and all items after one. */
const simpul = z.object({
  id: z.string(),
  tahap: z.enum(TAHAP),
  nomor: z.string(),
  tgl_system: tanggal().nullable(),
  /** What came in with it. */
  ...jumlah,
  /** What still lies under its number, and what of it waits as damaged. */
  sisa_qty: z.int(),
  sisa_berat: gramJumlah(),
  rusak_qty: z.int(),
  rusak_berat: gramJumlah(),
  /** Lost in this step; negative is gain. */
  susut: gramJumlah(),
  selisih: gramJumlah(),
})

export const alurLot = endpoint({
  method: 'GET',
  path: 'lot/{nomor}',
  summary: 'Ke mana gram satu nomor: dari pembelian sampai barang baru, dengan susut tiap langkah',
  effect: 'read',
  access: [
    '/laporan-sortir-pembelian',
    '/laporan-sortir-sepuh',
    '/laporan-kirim-sepuh',
    '/laporan-terima-barang-sepuh',
    '/laporan-kirim-labeling',
  ],
  input: z.object({ nomor: kode('Nomor', { max: 60 }) }),
  output: z.object({
    nomor: z.string(),
    simpul: z.array(simpul),
    alur: z.array(z.object({ dari: z.string(), ke: z.string(), ...jumlah })),
  }),
})
