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
  const as = (part: number, word: string) =>
    `${(value / part).toLocaleString('en-US', { maximumFractionDigits: 1 })}${word}`
  if (size >= 1e9) return as(1e9, ' M')
  if (size >= 1e6) return as(1e6, ' jt')
  return value.toLocaleString('en-US', { maximumFractionDigits: 3 })
}
