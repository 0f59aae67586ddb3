/**
 * Scanned codes: what the labels of the shop carry, and what labels of before may. A field into which a code is scanned says so (`pindai`):
 * the server then reads the label of before as the code that its piece has now (docs/adr/0098-labels-of-before.md).
 */
import { z } from 'zod'
import { upper } from './fields.ts'
import { kolom } from './sel.ts'

const PINDAI = new WeakSet<z.ZodType>()

/**
 * Notes that a code is scanned into a field; its refinements and defaults are the same field.
 * @returns the field itself
 * @example pindai(teksBebas('Pencarian', 60))
 */
export const pindai = <F extends z.ZodType>(field: F): F => {
  PINDAI.add(field)
  return field
}

interface Isi {
  innerType?: z.ZodType
  options?: readonly z.ZodType[]
  element?: z.ZodType
  in?: z.ZodType
  shape?: Readonly<Record<string, z.ZodType>>
}

const dipindai = (field: z.ZodType): boolean => {
  if (PINDAI.has(field)) return true
  const parent = field._zod.parent as z.ZodType | undefined
  return parent !== undefined && dipindai(parent)
}

/** Each row of a list, on a way into an input. */
export const TIAP_BARIS = '*'

/** Where scanned codes stand in an input, each as the way there: names of fields, and TIAP_BARIS. */
export const letakPindai = (field: z.ZodType): string[][] => {
  if (dipindai(field)) return [[]]
  const { innerType, options = [], element, in: masuk, shape } = field.def as Isi
  return [
    ...[innerType, masuk, ...options].flatMap((one) => (one ? letakPindai(one) : [])),
    ...(element ? letakPindai(element).map((way) => [TIAP_BARIS, ...way]) : []),
    ...Object.entries(shape ?? {}).flatMap(([name, one]) => letakPindai(one).map((way) => [name, ...way])),
  ]
}

/** What Code 128 prints and a scanner types: letters, digits and the signs of a keyboard. */
const TERCETAK = /^[\x20-\x7e]*$/
const PALING_PANJANG = 40

/** A code as it was scanned: of a piece of the shop, or of a label of before. */
export const barcode = (label = 'Barcode') =>
  pindai(
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
    ),
  )

/** Whether the last digit is the one that follows from the others (modulo 10, weights 3 and 1 from the right). */
export const angkaPeriksaBenar = (kode: string): boolean => {
  const angka = Array.from(kode, Number).toReversed()
  return angka.reduce((sum, one, at) => sum + one * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

// Two digits of the installation, from 10 on, a running number, the check digit; as EAN-13 behind a 2. Or the code of a piece.
const BARCODE = /^([1-9]\d{9}|2[1-9]\d{11})$/
const KODE_BARANG = /^B\d{9,11}$/

/**
 * Whether a code is formed as those that pieces get here or in any other installation of a chain: it means such a piece, whether there is one
 * yet or not.
 * @example bentukBarcode('1000000014') // true
 */
export const bentukBarcode = (kode: string): boolean =>
  KODE_BARANG.test(kode) || (BARCODE.test(kode) && angkaPeriksaBenar(kode))

/** The code of a label of before, which is scanned beside the own one; '' and left out where there is none. */
export const barcodeLama = () =>
  kolom(
    'teks',
    'Barcode Lama',
    z
      .string()
      .trim()
      // Missing text is '-' in answers, and comes back so.
      .overwrite((kode) => (kode === '-' ? '' : upper(kode)))
      .max(PALING_PANJANG, `Barcode Lama Paling Banyak ${PALING_PANJANG} Huruf`)
      .superRefine((kode, ctx) => {
        const salah = salahBarcodeLama(kode)
        if (salah !== undefined) ctx.addIssue(salah)
      })
      .optional(),
  )

/** Why no label of before may carry a code, undefined where it may. */
export const salahBarcodeLama = (kode: string): string | undefined => {
  if (!TERCETAK.test(kode)) return `Barcode Lama Hanya Boleh Huruf, Angka Dan Tanda Di Keyboard (${kode.slice(0, 20)})`
  // A word would be found instead of the names that have it, and a scanner's burst is known by its digits.
  if (kode !== '' && !/\d/.test(kode)) return `Barcode Lama ${kode.slice(0, 20)} Harus Ada Angkanya`
  return bentukBarcode(kode)
    ? `Barcode Lama ${kode} Sama Bentuknya Dengan Barcode Barang, Kosongkan Lalu Cetak Label Baru`
    : undefined
}
