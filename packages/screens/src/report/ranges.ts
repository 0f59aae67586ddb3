/** Quick ranges of reports, counted from the shop's today. */
import { addDays, addMonths } from '@kencana/ui'

/** Names as on the buttons. */
export const RANGES = ['Hari Ini', 'Kemarin', '7 Hari', 'Bulan Ini', 'Bulan Lalu'] as const

export type Range = (typeof RANGES)[number]

/** First and last day, both included. */
export interface Period {
  tgl_awal: string
  tgl_akhir: string
}

const firstOf = (date: string): string => `${date.slice(0, 7)}-01`

/** The days of a quick range. */
export const periodOf = (range: Range, today: string): Period => {
  const first = firstOf(today)
  switch (range) {
    case 'Hari Ini':
      return { tgl_awal: today, tgl_akhir: today }
    case 'Kemarin':
      return { tgl_awal: addDays(today, -1), tgl_akhir: addDays(today, -1) }
    case '7 Hari':
      return { tgl_awal: addDays(today, -6), tgl_akhir: today }
    case 'Bulan Ini':
      return { tgl_awal: first, tgl_akhir: today }
    case 'Bulan Lalu':
      return { tgl_awal: firstOf(addMonths(first, -1)), tgl_akhir: addDays(first, -1) }
  }
}

/** The range that these days are, if any; on the first of a month today is 'Hari Ini', not 'Bulan Ini'. */
export const rangeOf = (period: Period, today: string): Range | '' =>
  RANGES.find((range) => {
    const { tgl_awal, tgl_akhir } = periodOf(range, today)
    return tgl_awal === period.tgl_awal && tgl_akhir === period.tgl_akhir
  }) ?? ''
