/** Warnings that a loan is late. */
import { bilangan, endpoint } from '@kencana/contract'
import { z } from 'zod'
import { noHutang } from './hutang.contract.ts'

export const cetakPeringatan = endpoint({
  method: 'POST',
  path: 'hutang/{no_hutang}/peringatan',
  summary:
    'Catat cetakan surat peringatan hutang yang lewat jatuh tempo: tiap hari paling banyak satu yang baru, sampai tiga',
  effect: 'write',
  access: ['/lihat-hutang'],
  aksi: 'ingatkan',
  input: z.object({ no_hutang: noHutang(), rangkap: bilangan('Rangkap', { min: 1, max: 10 }).prefault(1) }),
  /** Which warning it is, and how often that one was printed. */
  output: z.object({ peringatan: z.int(), ke: z.int() }),
})
