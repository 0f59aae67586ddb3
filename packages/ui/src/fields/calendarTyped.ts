/** Dates as people write them, where a person says one: a promise, a birthday. */
import { addDays, isTanggal } from './calendar.ts'

/** What a date may be, and which day it is now. */
export interface DateBounds {
  today: string
  min?: string | undefined
  max?: string | undefined
}

/** What was read of a text: a date ('' for none), or what is wrong with it. */
export interface TypedDate {
  date: string
  salah: string | null
}

const wrong = (salah: string): TypedDate => ({ date: '', salah })

const SHAPE = 'Tulis dd-mm-yyyy, Atau +7 Untuk 7 Hari Lagi'

const two = (text: string): string => text.padStart(2, '0')

// Of two digits a year is the last one that may be: a birthday is over, a promise is not twenty years away.
const fullYear = (year: string, { today, max }: DateBounds): string => {
  if (year.length === 4) return year
  const last = max === undefined ? Number(today.slice(0, 4)) + 20 : Number(max.slice(0, 4))
  const century = Number(today.slice(0, 2))
  return `${Number(`${century}${year}`) > last ? century - 1 : century}${year}`
}

// Between two leap days lie eight years at a turn of the century that has none.
const YEARS = Array.from({ length: 17 }, (_, at) => at - 8)

/** Without a year it is the next such day that may be, the last one of what is over; 29 February the next or last one there is. */
const nextOf = (day: string, month: string, { today, min, max }: DateBounds): string => {
  const year = Number(today.slice(0, 4))
  const thisYear = `${year}-${two(month)}-${two(day)}`
  const days = YEARS.map((one) => `${year + one}${thisYear.slice(4)}`).filter(isTanggal)
  const earliest = min ?? (max === undefined ? today : '')
  const allowed = days.filter((one) => one >= earliest && (max === undefined || one <= max))
  const next = allowed.find((one) => one >= `${year}`)
  const last = max === undefined ? undefined : allowed.findLast((one) => one < `${year + 1}`)
  // Where none may be it is named with the bound that it breaks.
  return last ?? next ?? days.find((one) => one >= thisYear) ?? thisYear
}

const AHEAD = /^\+(\d{1,3})$/
const ISO = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/
const PARTS = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/

const asDate = (text: string, bounds: DateBounds): string | null => {
  const ahead = AHEAD.exec(text)
  if (ahead) return addDays(bounds.today, Number(ahead[1]))
  const iso = ISO.exec(text)
  if (iso) return `${iso[1]}-${two(iso[2] ?? '')}-${two(iso[3] ?? '')}`
  const [, day, month, year] = PARTS.exec(text) ?? DIGITS.exec(text) ?? []
  if (day === undefined || month === undefined) return null
  if (year === undefined) return nextOf(day, month, bounds)
  return `${fullYear(year, bounds)}-${two(month)}-${two(day)}`
}

/**
 * Reads a date: `5-3-2026`, `05/03/2026`, `05032026`, `050326`, `5/3` (the next one), `+7` (days from today), `2026-03-05`.
 * @param typed as it stands in the field
 */
export const readDate = (typed: string, bounds: DateBounds): TypedDate => {
  const text = typed.trim()
  if (text === '') return { date: '', salah: null }
  const date = asDate(text, bounds)
  if (date === null) return wrong(SHAPE)
  if (!isTanggal(date)) return wrong('Tanggal Tidak Ada Di Kalender')
  if (bounds.min && date < bounds.min) return wrong(`Paling Awal ${bounds.min}`)
  if (bounds.max && date > bounds.max) return wrong(`Paling Akhir ${bounds.max}`)
  return { date, salah: null }
}
