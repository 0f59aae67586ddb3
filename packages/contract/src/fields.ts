/** Field types of the wire. Each carries its Indonesian message, so that form and server say the same. */
import { MeasureError, type Mg, mg, type Persentase, parseGram, parsePersen, type Rp, toGram } from '@kencana/ledger'
import { z } from 'zod'
import { kolom } from './sel.ts'

/** How a missing value is worded, per kind of field (specification, section 5). */
export type Pesan = 'Tidak Boleh Kosong' | 'Harus Diisi' | 'Harus Dipilih'

interface TextOptions {
  max?: number
  pesan?: Pesan
  /** The whole sentence for a missing value, where the specification words it differently. */
  kosong?: string
}

// Control characters, NUL among them, and lone surrogates cannot be stored or shown; they are never typed by a person.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u

/** Upper-cased before it is measured: some letters grow. */
export const upper = (value: string): string => value.toUpperCase()
const asIs = (value: string): string => value

const text = (label: string, max: number, required: string, change: (value: string) => string = asIs) =>
  kolom(
    'teks',
    label,
    z
      .string({ error: required })
      .trim()
      .overwrite(change)
      .min(1, required)
      .max(max, `${label} Paling Banyak ${max} Huruf`)
      .refine((value) => !UNPRINTABLE.test(value), `${label} Berisi Huruf Yang Tidak Dikenal`),
  )

/** Free text, upper-cased as all data is. */
export const teks = (label: string, { max = 100, pesan = 'Harus Diisi', kosong }: TextOptions = {}) =>
  text(label, max, kosong ?? `${label} ${pesan}`, upper)

/** Free text that may be empty or missing; then ''. @param change how it is kept, upper-cased unless told */
export const teksBebas = (label: string, max = 200, change = upper) =>
  kolom(
    'teks',
    label,
    z
      .string()
      .trim()
      .overwrite(change)
      .max(max, `${label} Paling Banyak ${max} Huruf`)
      .refine((value) => !UNPRINTABLE.test(value), `${label} Berisi Huruf Yang Tidak Dikenal`)
      .default(''),
  )

const KODE = /^[A-Z0-9][A-Z0-9 ._/-]*$/

/** A code of a master: upper-case letters, digits and . _ / - inside. */
export const kode = (label: string, { max = 20, pesan = 'Harus Diisi', kosong }: TextOptions = {}) =>
  text(label, max, kosong ?? `${label} ${pesan}`, upper).refine(
    (value) => KODE.test(value),
    `${label} Hanya Boleh Huruf, Angka Dan . _ / -`,
  )

/** A code that may be left empty; then null. */
export const kodeBebas = (label: string, options: TextOptions = {}) =>
  kolom(
    'teks',
    label,
    z
      .codec(z.union([z.literal(''), kode(label, options), z.null()]), z.string().nullable(), {
        decode: (value) => (value === '' ? null : value),
        encode: (value) => value ?? '',
      })
      .prefault(''),
  )

const NAMA = /^[A-Z0-9][A-Z0-9 ._/&'(),+-]*$/

/** A name that identifies its row: as a code, but with the signs that names of firms and stones have. */
export const namaKunci = (label: string, { max = 60, pesan = 'Harus Diisi' }: TextOptions = {}) =>
  text(label, max, `${label} ${pesan}`, upper).refine(
    (value) => NAMA.test(value),
    `${label} Hanya Boleh Huruf, Angka Dan . , _ / & ' ( ) + -`,
  )

const asIssue = <T>(
  read: () => T,
  input: string | number,
  ctx: { issues: z.core.$ZodRawIssue[] },
): T | typeof z.NEVER => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof MeasureError)) throw error
    ctx.issues.push({ code: 'custom', message: error.message, input })
    return z.NEVER
  }
}

/** Weight: grams with up to 3 decimals on the wire, integer milligrams in code. 0 to 100 kg. */
export const gram = (label: string, pesan: Pesan = 'Harus Diisi') =>
  kolom(
    'gram',
    label,
    z.codec(
      z.union([z.number(), z.string().min(1, `${label} ${pesan}`)], { error: `${label} ${pesan}` }),
      z.custom<Mg>(Number.isSafeInteger),
      {
        decode: (input, ctx) => asIssue(() => parseGram(input), input, ctx),
        encode: toGram,
      },
    ),
  )

/** Weight that may be left empty; then 0. */
export const gramBebas = (label: string) =>
  kolom(
    'gram',
    label,
    z
      .codec(
        z.union([z.number(), z.string(), z.null()], { error: `${label} Tidak Sesuai` }),
        z.custom<Mg>(Number.isSafeInteger),
        {
          decode: (input, ctx) =>
            asIssue(() => parseGram(input === null || input === '' ? 0 : input), input ?? '', ctx),
          encode: toGram,
        },
      )
      .prefault(0),
  )

/** A weight in an answer: sums and differences may be negative or above what one entry may hold. */
export const gramJumlah = () =>
  z.codec(z.number(), z.custom<Mg>(Number.isSafeInteger), {
    decode: (grams, ctx) => asIssue(() => mg(Math.round(grams * 1000)), grams, ctx),
    encode: toGram,
  })

/** Money entered: whole rupiah, 0 to 9 trillion. */
export const rupiah = (label: string, pesan: Pesan = 'Harus Diisi') =>
  kolom(
    'utuh',
    label,
    z
      .int({ error: `${label} ${pesan}` })
      .min(0, `${label} Tidak Boleh Kurang Dari 0`)
      .max(9_000_000_000_000, `${label} Terlalu Besar`),
  ) as z.ZodType<number, number> as z.ZodType<Rp, number>

/** Money in an answer, signed. */
export const rupiahJumlah = () => z.int() as z.ZodType<number, number> as z.ZodType<Rp, number>

/** Fineness: percent with up to 4 decimals on the wire, an integer count of 1/10,000 % in code. */
export const persen = (label: string, pesan: Pesan = 'Harus Diisi') =>
  kolom(
    'persen',
    label,
    z.codec(
      z.union([z.number(), z.string().min(1, `${label} ${pesan}`)], { error: `${label} ${pesan}` }),
      z.custom<Persentase>(Number.isSafeInteger),
      { decode: (input, ctx) => asIssue(() => parsePersen(input), input, ctx), encode: (value) => value / 10_000 },
    ),
  )

/** A percentage that may be left empty; then null. */
export const persenBebas = (label: string) =>
  kolom(
    'persen',
    label,
    z
      .codec(
        z.union([z.number(), z.string(), z.null()], { error: `${label} Tidak Sesuai` }),
        z.custom<Persentase | null>((value) => value === null || Number.isSafeInteger(value)),
        {
          decode: (input, ctx) =>
            input === null || input === '' ? null : asIssue(() => parsePersen(input), input, ctx),
          encode: (value) => (value === null ? null : value / 10_000),
        },
      )
      .prefault(null),
  )

const isDate = (value: string): boolean => {
  // Most dates need no calendar: every month has these days.
  if (/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/.test(value)) return true
  const time = Date.parse(`${value}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === value
}

/** A date, YYYY-MM-DD, that exists in the calendar. */
export const tanggal = (label = 'Tanggal', pesan: Pesan = 'Tidak Boleh Kosong') =>
  kolom(
    'teks',
    label,
    z
      .string({ error: `${label} ${pesan}` })
      .min(1, `${label} ${pesan}`)
      .regex(/^\d{4}-\d{2}-\d{2}$/, `${label} Harus YYYY-MM-DD`)
      .refine(isDate, `${label} Tidak Ada Di Kalender`),
  )

/** A date that may be left empty; then null. */
export const tanggalBebas = (label: string) =>
  kolom(
    'teks',
    label,
    z
      .codec(z.union([z.literal(''), tanggal(label), z.null()]), z.string().nullable(), {
        decode: (value) => (value === '' ? null : value),
        encode: (value) => value ?? '',
      })
      .prefault(''),
  )

interface IntOptions {
  min?: number
  max?: number
  pesan?: Pesan
}

const INT = /^-?\d{1,15}$/

/** A whole number; in an address it arrives as text. */
export const bilangan = (label: string, { min = 0, max = 1_000_000_000, pesan = 'Harus Diisi' }: IntOptions = {}) =>
  kolom(
    'utuh',
    label,
    z.codec(
      z.union([z.number(), z.string().min(1, `${label} ${pesan}`)], { error: `${label} ${pesan}` }),
      z
        .int(`${label} Harus Bilangan Bulat`)
        .min(min, `${label} Tidak Boleh Kurang Dari ${min}`)
        .max(max, `${label} Tidak Boleh Lebih Dari ${max}`),
      {
        decode: (input, ctx) => {
          if (typeof input === 'number' || INT.test(input)) return Number(input)
          ctx.issues.push({ code: 'custom', message: `${label} Harus Bilangan Bulat`, input })
          return z.NEVER
        },
        encode: (value) => value,
      },
    ),
  )

/** No filter: what reports and lists take for 'all'. */
export const SEMUA = 'ALL'

const kodeSaring = (label: string, max: number) =>
  z
    .string()
    .trim()
    .overwrite((value) => (/^(semua)?$/i.test(value) ? SEMUA : upper(value)))
    .max(max, `${label} Paling Banyak ${max} Huruf`)
    .refine((value) => !UNPRINTABLE.test(value), `${label} Berisi Huruf Yang Tidak Dikenal`)

/** A filter of a report or list: a code, or 'ALL' (also written 'SEMUA', or nothing) for no filter. */
export const saring = (label: string, max = 60) => kodeSaring(label, max).default(SEMUA)

/** A filter that its screen has people choose, if only 'ALL': an empty one is refused, and none at all is 'ALL'. */
export const saringDipilih = (label: string, max = 60) =>
  z.string().trim().min(1, `${label} Harus Dipilih`).pipe(kodeSaring(label, max)).default(SEMUA)

/** The identity of a stored row. */
export const id = () => text('Data', 100, 'Data Harus Dipilih')

/** The answer of a write that has nothing else to say. */
export const pesan = () => z.object({ message: z.string() })

/**
 * A field of an edit, which keeps its value where the call does not name it: without what a new row would get, its own rules kept.
 * @example { size: bilaDisebut(teksBebas('Size', 20)) } // undefined where it is left out, '' where it is emptied
 */
export const bilaDisebut = <F extends z.ZodType>(field: F): z.ZodOptional<F> => {
  if (!(field instanceof z.ZodDefault || field instanceof z.ZodPrefault)) return z.optional(field)
  const inner = field.unwrap() as z.ZodType
  return bilaDisebut(inner.check(...((field.def.checks ?? []) as z.core.$ZodCheck<unknown>[]))) as z.ZodOptional<never>
}
