/** laporanEndpoint(): the call of a report. GET with query and POST with body alike, under either name of its dates. */
import { z } from 'zod'
import { type Access, type Endpoint, endpoint } from './endpoint.ts'
import { tanggal } from './fields.ts'

/** First and last day of a report, both included. Its other wire names are tgl_from and tgl_to. */
export const periode = () => ({
  tgl_awal: tanggal('Tanggal Awal'),
  tgl_akhir: tanggal('Tanggal Akhir'),
})

const ALIAS = { tgl_from: 'tgl_awal', tgl_to: 'tgl_akhir' }

const urut = (input: object): boolean => {
  const { tgl_awal, tgl_akhir } = input as { tgl_awal?: string; tgl_akhir?: string }
  return tgl_awal === undefined || tgl_akhir === undefined || tgl_awal <= tgl_akhir
}

/**
 * Declares the call of a report.
 * @param input its filters; with `...periode()` the first day must not be after the last
 */
export const laporanEndpoint = <F extends z.ZodRawShape, O extends z.ZodType>(options: {
  path: string
  summary: string
  access: Access
  gagal?: string
  input: F
  output: O
}): Endpoint<z.ZodObject<F>, O, 'read'> =>
  endpoint({
    ...options,
    method: ['GET', 'POST'],
    effect: 'read',
    alias: ALIAS,
    input: z.object(options.input).refine(urut, {
      path: ['tgl_akhir'],
      message: 'Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal',
    }),
  })
