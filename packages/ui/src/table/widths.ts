import { useEffect, useState } from 'react'
import { type Column, cellText, cellValue, isNumeric } from './columns.ts'

const PADDING = 24
const SORT_ARROW = 18
const MIN_NAME = 140

let context: CanvasRenderingContext2D | null | undefined

// Digits are all as wide as 0 in the table (tabular figures), which a canvas does not know.
const textWidth = (text: string, font: string): number => {
  if (context === undefined) context = document.createElement('canvas').getContext('2d')
  if (!context) return text.length * 8.4
  context.font = font
  return context.measureText(text.replace(/\d/g, '0')).width * 1.04
}

const longest = (texts: string[]): string => texts.reduce((best, text) => (text.length > best.length ? text : best), '')

/**
 * Widths in px, so that no code or number is ever cut; a column of names has none and takes what is left.
 * Measured once per set of rows and not per visible row: columns must not move while scrolling.
 * @param spread without a column of names share what is left among all columns, instead of giving it to the last
 */
export const columnWidths = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  totals: Readonly<Record<string, number>>,
  spread = false,
): (number | undefined)[] => {
  const anyName = columns.some((column) => column.kind === 'name')
  return columns.map((column, index) => {
    if (column.width) return column.width
    const flexible = column.kind === 'name' || (!anyName && !spread && index === columns.length - 1)
    if (flexible && !column.render) return undefined
    const head = textWidth(column.title, '600 12px "Inter Variable"') + SORT_ARROW
    const font =
      column.kind === 'kode' || column.kind === 'date'
        ? '400 12.5px "JetBrains Mono Variable"'
        : '400 13px "Inter Variable"'
    const body = textWidth(longest(rows.map((row) => cellText(column.kind, cellValue(column, row)))), font)
    const total = totals[column.key]
    const foot = total === undefined ? 0 : textWidth(cellText(column.kind, total), '600 13px "Inter Variable"')
    const dot = column.kind === 'status' ? 16 : 0
    const width = Math.ceil(Math.max(head, body + dot, foot) + PADDING)
    return isNumeric(column.kind) ? Math.max(width, 88) : width
  })
}

/** The least the whole table needs before it scrolls sideways. */
export const minTableWidth = (widths: readonly (number | undefined)[]): number =>
  widths.reduce<number>((sum, width) => sum + (width ?? MIN_NAME), 0)

/**
 * What fits: columns that yield go, the lowest number first, until the rest needs no more than the room there is.
 * @param widths of the columns, as `columnWidths` answers them, in px
 * @param room px for these columns; 0 while it is not known
 * @returns the places of the columns that stay
 */
export const fitting = (
  columns: readonly { yields?: number }[],
  widths: readonly (number | undefined)[],
  room: number,
): number[] => {
  const stay = columns.map((_, at) => at)
  const first = (at: number) => columns[at]?.yields ?? Number.POSITIVE_INFINITY
  const going = stay.filter((at) => columns[at]?.yields).toSorted((a, b) => first(a) - first(b))
  for (const at of going) {
    if (room === 0 || minTableWidth(stay.map((one) => widths[one])) <= room) break
    stay.splice(stay.indexOf(at), 1)
  }
  return stay
}

const FACES = ['400 13px "Inter Variable"', '600 13px "Inter Variable"', '400 12.5px "JetBrains Mono Variable"']

/** Asks for the faces of every table; done when they are here, or when they will not come. */
export const loadFaces = (): Promise<unknown> => Promise.allSettled(FACES.map((face) => document.fonts.load(face)))

/** Turns true once the faces are here: widths measured before would be those of another face. */
export const useFontsReady = (): boolean => {
  const [ready, setReady] = useState(() => FACES.every((face) => document.fonts.check(face)))
  useEffect(() => {
    if (ready) return
    let gone = false
    void loadFaces().then(() => !gone && setReady(true))
    return () => {
      gone = true
    }
  }, [ready])
  return ready
}
