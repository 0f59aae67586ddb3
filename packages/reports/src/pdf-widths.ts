/** How wide the columns of a report are on A4 landscape, and how large its type can be. */
import { cellText, isNumeric } from '@kencana/ui/columns'
import type { PlainColumn, PlainResult } from './definition.ts'
import { encodable, textWidth } from './font.ts'

const SIZES = [8.5, 8, 7.5, 7, 6.5, 6] as const
/** White at both sides of a cell together. */
const GAP = 8
/** No text column becomes narrower than this, in points. */
const LEAST = 30

/** Widths in points by column, and the size of the type. */
export interface PdfColumns {
  size: number
  widths: readonly number[]
}

const TEXTS: ReadonlySet<PlainColumn['kind']> = new Set([undefined, 'text', 'name', 'sebutan', 'tempat'])

const isText = ({ kind }: PlainColumn): boolean => TEXTS.has(kind)

// The widest text of a column at size 1; digits are all equally wide, so the longest number is the widest.
const naturalWidths = ({ columns, blocks, sums }: PlainResult): number[] =>
  columns.map((column, at) => {
    const total = sums[column.key]
    let widest = Math.max(
      textWidth(encodable(column.title), 1, 'bold'),
      total === undefined ? 0 : textWidth(cellText(column.kind, total), 1, 'bold'),
    )
    let longest = 0
    const numeric = isNumeric(column.kind)
    for (const { rows } of blocks)
      for (const row of rows) {
        const text = cellText(column.kind, row[at])
        if (numeric && text.length <= longest) continue
        longest = text.length
        const width = textWidth(encodable(text), 1)
        if (width > widest) widest = width
      }
    return widest
  })

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)

// What is left over goes mostly to the texts, and some to everybody: numbers should not crowd at the right.
const spread = (columns: readonly PlainColumn[], widths: readonly number[], room: number): number[] => {
  const takers = columns.map((column) => (isText(column) ? 3 : 1))
  const share = room / takers.reduce<number>((sum, one) => sum + one, 0)
  return widths.map((width, at) => width + share * (takers[at] ?? 0))
}

// What is missing is taken from the texts, widest first; numbers and codes are never cut.
const squeezed = (columns: readonly PlainColumn[], widths: readonly number[], available: number): number[] => {
  const fixed = sumOf(widths.filter((_, at) => !isText(columns[at] as PlainColumn)))
  const texts = widths.filter((_, at) => isText(columns[at] as PlainColumn))
  let cap = Math.max(...texts, LEAST)
  while (cap > LEAST && fixed + sumOf(texts.map((width) => Math.min(width, cap))) > available) cap -= 1
  return widths.map((width, at) => (isText(columns[at] as PlainColumn) ? Math.min(width, cap) : width))
}

/**
 * Sizes of a report's columns: the largest type at which nothing is cut; at the smallest, long texts are cut with '...';
 * a report too wide even so gets smaller type still, so that every column stands on the page.
 * @param available width of the page between its margins, in points
 */
export const pdfColumns = (result: PlainResult, available: number): PdfColumns => {
  const natural = naturalWidths(result)
  const at = (size: number) => natural.map((width) => width * size + GAP)
  for (const size of SIZES) {
    const widths = at(size)
    const room = available - sumOf(widths)
    if (room >= 0) return { size, widths: spread(result.columns, widths, room) }
  }
  const smallest = SIZES[SIZES.length - 1] ?? 6
  const widths = squeezed(result.columns, at(smallest), available)
  const scale = Math.min(1, available / sumOf(widths))
  return { size: Math.floor(smallest * scale * 10) / 10, widths: widths.map((width) => width * scale) }
}
