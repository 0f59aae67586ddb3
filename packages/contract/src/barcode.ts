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
const TERCETAK = /^[\x20-\x7e]*$/
const PALING_PANJANG = 40

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

/**
 * What else is scanned where pieces are: FJ-TK01-260101-0001, a voucher, M-00012 with or without the signature of his card, the token of a nota,
 * and cash as it is typed at the counter. The scan line of a sale knows each by its form, before any piece.
 */
const BENTUK_LAIN: readonly (readonly [bentuk: RegExp, apa: string])[] = [
  [/^(FJ|SRP|TTP)-|^[A-Z]+-.+-\d{6}-\d{4,}/, 'Nomor Dokumen'],
  [/^VC-/, 'Kode Voucher'],
  [/^M-\d|\.[A-Z2-7]{10}$/, 'Nomor Member'],
  [/^[\w-]{40}$/, 'QR Nota'],
  [/^[\d.,]+(RB|JT)$/, 'Jumlah Uang'],
]

/** Why no label of before may carry a code, undefined where it may. */
export const salahBarcodeLama = (kode: string): string | undefined => {
  if (!TERCETAK.test(kode)) return `Barcode Lama Hanya Boleh Huruf, Angka Dan Tanda Di Keyboard (${kode.slice(0, 20)})`
  // A word would be found instead of the names that have it, and a scanner's burst is known by its digits.
  if (kode !== '' && !/\d/.test(kode)) return `Barcode Lama ${kode.slice(0, 20)} Harus Ada Angkanya`
  const apa = bentukBarcode(kode) ? 'Barcode Barang' : BENTUK_LAIN.find(([bentuk]) => bentuk.test(kode))?.[1]
  return apa && `Barcode Lama ${kode} Sama Bentuknya Dengan ${apa}, Kosongkan Lalu Cetak Label Baru`
}
