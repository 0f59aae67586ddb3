import { endpoint, gramJumlah, kode } from '@kencana/contract'
import type { Mg } from '@kencana/ledger'
import { z } from 'zod'

/** Of fewer pieces nothing is learnt. */
export const CUKUP = 10

/** So many times lighter or heavier than nearly all others is asked about. */
const JAUH = 3

const wajar = z.object({
  /** How many pieces it was learnt from. */
  jumlah: z.int(),
  /** Nearly all of them weigh between these; 0 where there are none. */
  dari: gramJumlah(),
  sampai: gramJumlah(),
})

/** What pieces of a jenis weigh, so that a weight far outside is asked about before it is taken. */
export const beratWajar = endpoint({
  method: 'GET',
  path: 'barang/berat-wajar/{kode_dept}',
  summary: 'Berat yang biasa untuk satu jenis, dari barang terbarunya',
  effect: 'read',
  access: 'session',
  input: z.object({ kode_dept: kode('Kode Jenis', { pesan: 'Harus Dipilih' }) }),
  output: wajar,
})

/** Whether a weight is far from what pieces of its jenis weigh. */
export const jauhDari = ({ jumlah, dari, sampai }: z.output<typeof wajar>, berat: Mg): boolean =>
  jumlah >= CUKUP && (berat * JAUH < dari || berat > sampai * JAUH)
