/** The filters of a report, in its address: a report can be bookmarked and shared. */
import type { Endpoint } from '@kencana/contract'
import type { z } from 'zod'
import type { FormValues } from '../useZodForm.ts'

/** A filter as text; what is neither text, number nor tick is nothing. */
export const filterText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

type Search = Readonly<Record<string, string | undefined>>

/** The names of an endpoint's filters. */
export const filterNames = (endpoint: Endpoint): readonly string[] => {
  const { input } = endpoint
  return 'shape' in input ? Object.keys(input.shape as object) : []
}

/** Which dates a report asks for: a first and a last day, one day, or none that it calls so. */
export const datesOf = (names: readonly string[]): 'range' | 'day' | 'none' =>
  names.includes('tgl_awal') && names.includes('tgl_akhir') ? 'range' : names.includes('tanggal') ? 'day' : 'none'

/** What filters are when nothing is said about them: 'ALL', the first kind of a report. */
const defaultsOf = ({ input }: Endpoint): FormValues => {
  const fields = 'shape' in input ? Object.entries(input.shape as Record<string, z.ZodType>) : []
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const { success, data } = field.safeParse(undefined)
      return success ? [[name, data]] : []
    }),
  )
}

/** What the form shows first: today, the other filters as the endpoint has them, and what the report says otherwise. */
export const firstFilters = (endpoint: Endpoint, blank: FormValues, today: string): FormValues => {
  const dates = datesOf(filterNames(endpoint))
  return {
    ...(dates === 'range' ? { tgl_awal: today, tgl_akhir: today } : dates === 'day' ? { tanggal: today } : {}),
    ...defaultsOf(endpoint),
    ...blank,
  }
}

/** The filters of an address, or null when it has none: then nothing was searched yet. */
export const searchedFilters = (
  names: readonly string[],
  search: Search,
  first: FormValues,
  implied?: Endpoint['implied'],
): FormValues | null => {
  const given = names.filter((name) => search[name] !== undefined)
  // A report that asks nothing is there at once.
  if (given.length === 0 && names.length > 0) return null
  const said = Object.fromEntries(given.map((name) => [name, search[name]]))
  return { ...first, ...said, ...implied?.(said) }
}

/** The address of a search. */
export const toSearch = (names: readonly string[], values: FormValues): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = filterText(values[name])
      return value === '' ? [] : [[name, value]]
    }),
  )

/** Lines under the title on paper: the period. */
export const periodLines = (values: FormValues): string[] => {
  const tgl_awal = filterText(values.tgl_awal)
  const tgl_akhir = filterText(values.tgl_akhir)
  const tanggal = tgl_awal === tgl_akhir ? tgl_awal || filterText(values.tanggal) : ''
  if (tanggal) return [`Tanggal ${tanggal}`]
  return tgl_awal && tgl_akhir ? [`Periode ${tgl_awal} s/d ${tgl_akhir}`] : []
}
