import { formatDesimal } from '@kencana/ledger'

/** Bars for amounts side by side, a line for what goes on, rows for names that need room. */
export type ChartKind = 'bar' | 'line' | 'rows'

/** What is drawn: a value per label, and how a value is written on the axis. */
export interface Drawing {
  kind: ChartKind
  labels: readonly string[]
  values: readonly number[]
  axis: (value: number) => string
}

/** Height of a chart in px: rows need some for each. */
export const heightOf = (kind: ChartKind, count: number): number => (kind === 'rows' ? count * 30 + 44 : 220)

/** A number as short as an axis has room for. */
export const shortNumber = (value: number): string => {
  const size = Math.abs(value)
  // A step that is reckoned misses zero by a little: that is no −0.
  const digits = (of: number, maximumFractionDigits: number) =>
    formatDesimal(of.toLocaleString('en-US', { maximumFractionDigits, signDisplay: 'negative' }))
  const as = (part: number, word: string) => `${digits(value / part, 1)}${word}`
  if (size >= 1e9) return as(1e9, ' M')
  if (size >= 1e6) return as(1e6, ' jt')
  return digits(value, 3)
}
