/** How a list that the server sorts and pages is asked for. */
import type { z } from 'zod'
import { bilangan } from './fields.ts'
import { pilihan } from './pilihan.ts'

/**
 * The fields of a paged list: by which column, which way ('1' is downwards), which page of how many rows.
 * @param urut columns it can be sorted by
 * @param awal the one it is sorted by unless asked otherwise
 */
export const halaman = <const T extends readonly [string, ...string[]]>(urut: T, awal: T[number]) => ({
  urut: pilihan('Urutan', urut).default(awal as never),
  turun: pilihan('Arah', ['0', '1']).default('1'),
  hal: bilangan('Halaman', { min: 1, max: 1_000_000 }).prefault(1),
  per: bilangan('Baris Per Halaman', { min: 1, max: 1000 }).prefault(25),
})

/** The input of a paged list, so far as it says by what can be sorted. */
export type InputHalaman = z.ZodObject<{ urut: z.ZodDefault<z.ZodEnum> }>

/** The columns that a paged list can be sorted by. */
export const urutanDari = (input: InputHalaman): ReadonlySet<string> =>
  new Set(input.shape.urut.unwrap().options.map(String))
