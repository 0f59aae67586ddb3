import { formatDesimal, formatGram, formatRibuan, type Mg, terbaca } from '@kencana/ledger'
import type { ReactNode } from 'react'
import { sebutanSel } from './sebutan.ts'

/**
 * How a column is written, aligned, sorted and summed; each kind is formatted here and nowhere else. `sebutan` is a word of the program
 * that people read without its underlines, `status` the state of a document, `tempat` accounts beside codes that a shop chose.
 */
export type ColumnKind =
  | 'text'
  | 'name'
  | 'kode'
  | 'gram'
  | 'gram2'
  | 'rupiah'
  | 'int'
  | 'persen'
  | 'desimal'
  | 'date'
  | 'status'
  | 'sebutan'
  | 'tempat'

export { sebutan, sebutanTempat } from './sebutan.ts'

/** What a cell can hold. Weights are integer milligrams, percents integer 1/10,000 %, money integer rupiah. */
export type CellValue = string | number | null | undefined

interface ColumnLook<Row> {
  title: string
  kind?: ColumnKind
  /** Draws the cell, when text is not enough. */
  render?: (row: Row) => ReactNode
  /** Summed in the footer over all filtered rows. */
  total?: boolean
  /** Its sums are of no ledger lines: they lead nowhere. */
  noLines?: boolean
  /** Hidden until chosen in the column chooser. */
  hidden?: boolean
  /** Fixed width in px, when measuring the content is not enough. */
  width?: number
  /** Name of the group of a two-level head. */
  group?: string
  /** Left out of the lines of a transaction where they would scroll sideways, the lowest number first. */
  yields?: number
}

/**
 * One column of a list, declared as data at module scope. Its key is also the one in the URL and the CSV head: the name of
 * a field as on the wire, or any other where `value` says what stands there or `render` draws it.
 */
export type Column<Row> = ColumnLook<Row> &
  (
    | { key: keyof Row & string; value?: (row: Row) => CellValue }
    | { key: string; value: (row: Row) => CellValue }
    | { key: string; value?: undefined; render: (row: Row) => ReactNode }
  )

const NUMERIC: ReadonlySet<ColumnKind> = new Set(['gram', 'gram2', 'rupiah', 'int', 'persen'])

/** Numbers stand at the right. */
export const isNumeric = (kind: ColumnKind | undefined): boolean => kind !== undefined && NUMERIC.has(kind)

/** The value of a cell, from the column's rule or the field of its name. */
export const cellValue = <Row>(column: Column<Row>, row: Row): CellValue =>
  column.value ? column.value(row) : ((row as Record<string, CellValue>)[column.key] ?? null)

/** The same for files: numbers as numbers, words as people read them. */
export const fileValue = <Row>(column: Column<Row>, row: Row): CellValue => {
  const value = cellValue(column, row)
  return typeof value === 'string' ? sebutanSel(column.kind, value) : value
}

const persenText = (value: number): string => {
  const text = (value / 10_000).toFixed(4).replace(/\.?0+$/, '')
  return `${formatDesimal(text)}%`
}

/** A value as people read it. */
export const cellText = (kind: ColumnKind | undefined, value: CellValue): string => {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'string') return kind === 'desimal' ? formatDesimal(value) : sebutanSel(kind, value)
  if (kind === 'gram') return formatGram(value as Mg)
  if (kind === 'gram2') return formatGram(value as Mg, 2)
  if (kind === 'persen') return persenText(value)
  return formatRibuan(value)
}

/** A value as a spreadsheet reads it: plain numbers, grams with a dot. */
export const csvValue = (kind: ColumnKind | undefined, value: CellValue): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return sebutanSel(kind, value)
  if (kind === 'gram' || kind === 'gram2') return (value / 1000).toFixed(3)
  if (kind === 'persen') return String(value / 10_000)
  return String(value)
}

const names = new Intl.Collator('id-ID', { sensitivity: 'base', numeric: true })

/** Ascending order: names by the Indonesian collation, codes and dates by their characters, numbers by size. */
export const compareCells = (kind: ColumnKind | undefined, a: CellValue, b: CellValue): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const left = String(a ?? '')
  const right = String(b ?? '')
  if (kind === 'kode' || kind === 'date') return left < right ? -1 : left > right ? 1 : 0
  return names.compare(left, right)
}

/** Neighbours under one title of a two-level head; a column without a group stands alone. */
export interface HeadGroup<C> {
  title: string | undefined
  columns: readonly C[]
}

/** Columns by the groups of a two-level head, in their order. */
export const headGroups = <C extends { group?: string }>(columns: readonly C[]): HeadGroup<C>[] => {
  const groups: { title: string | undefined; columns: C[] }[] = []
  for (const column of columns) {
    const last = groups[groups.length - 1]
    if (last && column.group !== undefined && last.title === column.group) last.columns.push(column)
    else groups.push({ title: column.group, columns: [column] })
  }
  return groups
}

/** Keys of columns that begin beside a group of a two-level head: a vertical line stands before them. */
export const headEdges = (columns: readonly { key: string; group?: string }[]): ReadonlySet<string> => {
  const groups = headGroups(columns)
  const keys = groups.flatMap((group, at) => {
    const besideTitle = at > 0 && (group.title !== undefined || groups[at - 1]?.title !== undefined)
    return besideTitle && group.columns[0] ? [group.columns[0].key] : []
  })
  return new Set(keys)
}

/** What a search looks in: a day is found as the page shows it and as the wire writes it. */
export const searched = (text: string): string => {
  const shown = terbaca(text)
  return shown === text ? text : `${text} ${shown}`
}

/** The text in which a search looks: every column's text and the raw codes. */
export const searchText = <Row>(columns: readonly Column<Row>[], row: Row): string =>
  columns
    .map((column) => searched(cellText(column.kind, cellValue(column, row))))
    .join(' ')
    .toUpperCase()
