import { endpoint } from '@kencana/contract'
import { z } from 'zod'

/** Limits that are used up over a day, each with what it counts in. */
export const SATUAN_BATAS = {
  uang_keluar: 'RP',
  biaya: 'RP',
  diskon: 'RP',
  konfirmasi_sendiri: 'RP',
  beli_sendiri: 'RP',
  beli_saksi: 'RP',
  tukar_kurang: 'RP',
  emas_sendiri: 'MG',
  emas_saksi: 'MG',
  hutang: 'RP',
  emas_hutang: 'MG',
  patri_service: 'MG',
  label_amplop: 'PCS',
} as const

/** Such a limit's name. */
export type Batas = keyof typeof SATUAN_BATAS

const pemakaian = z.object({
  satuan: z.enum(['RP', 'MG', 'PCS']),
  /** Rupiah, milligrams or papers for one document; null where each is judged by a percentage of its own. */
  dokumen: z.int().nullable(),
  /** For the whole day of this user. */
  hari: z.int(),
  terpakai: z.int(),
})

/** What a limit allows a user today, and what of it he has used. */
export type PemakaianBatas = z.output<typeof pemakaian>

export const batasSaya = endpoint({
  method: 'GET',
  path: 'batas/saya',
  summary: 'Batas tanpa otorisasi hari ini dan yang sudah dipakai user ini',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.record(z.enum(Object.keys(SATUAN_BATAS) as [Batas, ...Batas[]]), pemakaian),
})
