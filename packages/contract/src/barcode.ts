/**
 * Scanned codes: what the labels of the shop carry, and what labels of before may. A field into which a code is scanned says so: where it means
 * a piece alone (`pindai`) the server reads the label of before as the code that its piece has now, where more is looked for (`pindaiCari`) it
 * hands that code over beside what was typed (docs/adr/0098-labels-of-before.md).
 */
import { z } from 'zod'
import { upper } from './fields.ts'
import { kolom } from './sel.ts'

/** What a scanned code means: a piece alone, or one of many things that are looked for. */
export type ArtiPindaian = 'BARANG' | 'CARI'

const PINDAI = new WeakMap<z.ZodType, ArtiPindaian>()

/**
 * Notes that the code of a piece is scanned into a field, and nothing else; its refinements and defaults are the same field.
 * @returns the field itself
 * @example pindai(teksBebas('Barcode', 40))
 */
export const pindai = <F extends z.ZodType>(field: F): F => {
  PINDAI.set(field, 'BARANG')
  return field
}

/**
 * Notes that numbers, names and more are typed into a field besides codes that are scanned. It stays what was typed; the handler asks for the
 * code of the piece (`kodeBarang` of its context, `cariDenganLabel`).
 * @returns the field itself
 * @example pindaiCari(teksBebas('Pencarian', 60))
 */
export const pindaiCari = <F extends z.ZodType>(field: F): F => {
  PINDAI.set(field, 'CARI')
  return field
}

interface Isi {
  innerType?: z.ZodType
  options?: readonly z.ZodType[]
  element?: z.ZodType
  in?: z.ZodType
  shape?: Readonly<Record<string, z.ZodType>>
}

const artinya = (field: z.ZodType): ArtiPindaian | undefined => {
  const parent = field._zod.parent as z.ZodType | undefined
  return PINDAI.get(field) ?? (parent && artinya(parent))
}

/** Each row of a list, on a way into an input. */
export const TIAP_BARIS = '*'

/**
 * Where scanned codes stand in an input, each as the way there: names of fields, and TIAP_BARIS.
 * @param arti those that mean this; all of them when left out
 */
export const letakPindai = (field: z.ZodType, arti?: ArtiPindaian): string[][] => {
  const ini = artinya(field)
  if (ini) return arti === undefined || arti === ini ? [[]] : []
  const { innerType, options = [], element, in: masuk, shape } = field.def as Isi
  return [
    ...[innerType, masuk, ...options].flatMap((one) => (one ? letakPindai(one, arti) : [])),
    ...(element ? letakPindai(element, arti).map((way) => [TIAP_BARIS, ...way]) : []),
    ...Object.entries(shape ?? {}).flatMap(([name, one]) => letakPindai(one, arti).map((way) => [name, ...way])),
  ]
}

/** What Code 128 prints and a scanner types: letters, digits and the signs of a keyboard. */
export const TERCETAK = /^[\x20-\x7e]*$/
export const PALING_PANJANG = 40

const dicetak = (label: string) =>
  kolom(
    'teks',
    label,
    z
      .string({ error: `${label} Harus Diisi` })
      .trim()
      .overwrite(upper)
      .min(1, `${label} Harus Diisi`)
      .max(PALING_PANJANG, `${label} Paling Banyak ${PALING_PANJANG} Huruf`)
      .regex(TERCETAK, `${label} Hanya Boleh Huruf, Angka Dan Tanda Di Keyboard`),
  )

/** A code as it was scanned: of a piece of the shop, or of a label of before. */
export const barcode = (label = 'Barcode') => pindai(dicetak(label))

/** The same where what was scanned may be no piece's, or not one to be told of. */
export const barcodeCari = (label = 'Barcode') => pindaiCari(dicetak(label))
