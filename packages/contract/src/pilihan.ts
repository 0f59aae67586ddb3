/** Fields that hold one of a few fixed words. */
import { z } from 'zod'
import type { Pesan } from './fields.ts'
import { kolom } from './sel.ts'

const bukanPilihan =
  (label: string, pesan: Pesan = 'Harus Dipilih') =>
  ({ input }: { input?: unknown }) =>
    typeof input === 'string' && input !== '' ? `${label} ${input} Tidak Dikenal` : `${label} ${pesan}`

/** One of a few fixed words. */
export const pilihan = <const T extends readonly [string, ...string[]]>(
  label: string,
  values: T,
  pesan: Pesan = 'Tidak Boleh Kosong',
) => kolom('teks', label, z.enum(values, { error: bukanPilihan(label, pesan) }))

/** One of a few fixed words that may be left out, or empty; then null. */
export const pilihanBebas = <const T extends readonly [string, ...string[]]>(label: string, values: T) => {
  type Kata = T[number] | null
  const wire = z.enum(['', ...values], { error: bukanPilihan(label) }).nullable() as z.ZodType
  const kata = z.enum(values).nullable() as z.ZodType
  const isi = z.codec(wire as z.ZodType<Kata | '', Kata | ''>, kata as z.ZodType<Kata, Kata>, {
    decode: (value) => (value === '' ? null : value),
    encode: (value) => value ?? '',
  })
  return kolom('teks', label, isi.optional())
}
