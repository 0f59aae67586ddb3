/** What a field is where it is a column of a sheet: its name for people, and how its cells are read. */
import type { z } from 'zod'

/** Words, whole numbers (rupiah, pieces), grams, percent. */
export type JenisSel = 'teks' | 'utuh' | 'gram' | 'persen'

/** A column of a sheet. */
export interface Sel {
  label: string
  jenis: JenisSel
}

const SEL = new WeakMap<z.ZodType, Sel>()

/**
 * Notes what a field is as a column; its refinements and defaults are the same column.
 * @returns the field itself
 * @example kolom('teks', 'NIK', z.string())
 */
export const kolom = <F extends z.ZodType>(jenis: JenisSel, label: string, field: F): F => {
  SEL.set(field, { label, jenis })
  return field
}

/** 'kode_intern' as a sentence says it. */
const judul = (name: string): string => name.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (huruf) => huruf.toUpperCase())

interface Isi {
  innerType?: z.ZodType
  options?: readonly z.ZodType[]
}

const cari = (field: z.ZodType): Sel | undefined => {
  const ada = SEL.get(field)
  if (ada) return ada
  const { innerType, options = [] } = field.def as Isi
  const dalam = (field._zod.parent as z.ZodType | undefined) ?? innerType
  if (dalam) return cari(dalam)
  return options.map(cari).find((one) => one !== undefined)
}

/**
 * What a column of that field is; words under the field's name where the field does not say.
 * @example selOf('ongkos', rupiah('Ongkos').prefault(0)) // { label: 'Ongkos', jenis: 'utuh' }
 */
export const selOf = (name: string, field?: z.ZodType): Sel =>
  (field && cari(field)) ?? { label: judul(name), jenis: 'teks' }
