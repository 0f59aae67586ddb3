/** Dates as YYYY-MM-DD text, counted in UTC: a shop day has no time and no zone of its own. */

const DAY = 86_400_000

const toTime = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const toText = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Names as printed on the calendar of a shop. */
export const BULAN = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const
export const HARI = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const

/** The date `days` later (or earlier). */
export const addDays = (date: string, days: number): string => toText(toTime(date) + days * DAY)

/** The same day `months` later; the last day of that month when it is shorter. */
export const addMonths = (date: string, months: number): string => {
  const at = new Date(toTime(date))
  const day = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + months)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(day, last))
  return toText(at.getTime())
}

/** Six weeks of dates around a month, from Monday, as a wall calendar shows them. */
export const monthGrid = (date: string): string[] => {
  const first = toTime(`${date.slice(0, 7)}-01`)
  const shift = (new Date(first).getUTCDay() + 6) % 7
  return Array.from({ length: 42 }, (_, index) => toText(first + (index - shift) * DAY))
}

/** 'Jumat', from a date. */
export const namaHari = (date: string): string => HARI[new Date(toTime(date)).getUTCDay()] ?? ''

/** 'Jumat, 20 November 2026', from a date. */
export const tanggalPanjang = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number)
  return `${namaHari(date)}, ${day} ${BULAN[(month ?? 1) - 1]} ${year}`
}

/** Whether a text is a date that exists. */
export const isTanggal = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(toTime(text)) && toText(toTime(text)) === text
