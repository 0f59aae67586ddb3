/** laporanEndpoint(): the call of a report. GET with query and POST with body alike, under either name of its dates. */
import { z } from 'zod'
import { type Access, type Endpoint, endpoint, type Implied } from './endpoint.ts'
import { tanggal } from './fields.ts'

/** First and last day of a report, both included. Its other wire names are tgl_from and tgl_to. */
export const periode = () => ({
  tgl_awal: tanggal('Tanggal Awal'),
  tgl_akhir: tanggal('Tanggal Akhir'),
})

/** Rows in their groups, as existing reporting clients read them: [{ _id: 'SRT-1', detail: [row, row] }]. */
export const inGroups = <R extends z.ZodType>(row: R) => z.array(z.object({ _id: z.string(), detail: z.array(row) }))

const ALIAS = { tgl_from: 'tgl_awal', tgl_to: 'tgl_akhir' }

const urut = (input: object): boolean => {
  const { tgl_awal, tgl_akhir } = input as { tgl_awal?: string; tgl_akhir?: string }
  return tgl_awal === undefined || tgl_akhir === undefined || tgl_awal <= tgl_akhir
}

/** One kind of row, or several by the word that asks for them: { DETAIL: row, REKAP: row }. */
export type LaporanRows = z.ZodObject | Readonly<Record<string, z.ZodObject>>

type Lists<R extends LaporanRows, Side extends 'input' | 'output'> = R extends z.ZodObject
  ? (Side extends 'input' ? z.input<R> : z.output<R>)[]
  : {
      [K in keyof R]: R[K] extends z.ZodType ? (Side extends 'input' ? z.input<R[K]> : z.output<R[K]>)[] : never
    }[keyof R]

type Answer<R extends LaporanRows> = z.ZodType<Lists<R, 'output'>, Lists<R, 'input'>>

/** The call of a report, which knows its rows. */
export interface LaporanEndpoint<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  R extends LaporanRows = LaporanRows,
> extends Endpoint<I, O, 'read'> {
  readonly rows: R
  /** The filter that asks for a kind of rows; null where there is one kind. */
  readonly by: string | null
}

interface LaporanOptions<F extends z.ZodRawShape> {
  path: string
  summary: string
  access: Access
  gagal?: string
  implied?: Implied
  input: F
}

interface Declare {
  /** Answers with a list of rows, of the kind that the filter `by` asks for where there are several; or nests them. */
  <F extends z.ZodRawShape, R extends LaporanRows, O extends z.ZodType = Answer<R>>(
    options: LaporanOptions<F> & { rows: R; output?: O } & (R extends z.ZodObject
        ? { by?: never }
        : { by: keyof F & string }),
  ): LaporanEndpoint<z.ZodObject<F>, O, R>
  /** Answers with something else. */
  <F extends z.ZodRawShape, O extends z.ZodType>(
    options: LaporanOptions<F> & { output: O },
  ): Endpoint<z.ZodObject<F>, O, 'read'>
}

const answerOf = (rows: LaporanRows): z.ZodType =>
  rows instanceof z.ZodType ? z.array(rows) : z.union(Object.values(rows).map((row) => z.array(row)))

// Words that existing reporting clients send in the versions of others: what this one does not know is answered as if it were not there.
const BERVERSI = ['group_by', 'type', 'type_tgl', 'type_laporan', 'sort_by'] as const

const denganBawaan = (input: z.ZodRawShape): z.ZodRawShape => {
  const longgar = BERVERSI.flatMap((name) => {
    const filter = input[name] as z.ZodType | undefined
    const bawaan = filter?.safeParse(undefined)
    return filter && bawaan?.success ? [[name, filter.catch(bawaan.data)] as const] : []
  })
  return { ...input, ...Object.fromEntries(longgar) }
}

/**
 * Declares the call of a report. Of the filters `group_by`, `type`, `type_tgl`, `type_laporan` and `sort_by` an unknown word is the
 * default one. Source: domain 14.
 * @param input its filters; with `...periode()` the first day must not be after the last
 * @param rows what one row is, or what it is of each kind that the filter `by` asks for
 */
export const laporanEndpoint: Declare = ({
  rows,
  by = null,
  output,
  ...options
}: LaporanOptions<z.ZodRawShape> & { rows?: LaporanRows; by?: string | null; output?: z.ZodType }): never => {
  const declared = endpoint({
    ...options,
    method: ['GET', 'POST'],
    effect: 'read',
    alias: ALIAS,
    input: z.object(denganBawaan(options.input)).refine(urut, {
      path: ['tgl_akhir'],
      message: 'Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal',
    }),
    output: output ?? answerOf(rows ?? {}),
  })
  return { ...declared, work: 'report', ...(rows ? { rows, by } : {}) } as never
}
