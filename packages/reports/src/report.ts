/**
 * report(): a report, declared as data: what is called, its tables, and which ledger lines are behind its totals. Screen and
 * tests read the same declaration.
 */
import type { Endpoint, LaporanEndpoint, Menu, MutasiMenu, OutputOf } from '@kencana/contract'
import type { z } from 'zod'
import type { Block, LedgerFilter, ReportDefinition } from './definition.ts'

export { sebutan, sebutanTempat } from '@kencana/ui/columns'
export { anyOf, byDay, byDocument, byField, type LedgerFilter, oneDay, several } from './definition.ts'

/** The filters of a report as on the wire. */
export type Filters<E extends Endpoint> = Readonly<Record<keyof z.output<E['input']> & string, string>>

/** Columns and groups; what it is called comes from the menu. */
export type Table<Row> = Omit<ReportDefinition<Row>, 'title'>

/** Which ledger lines are behind a total: same days, and what this says. */
export interface DrillDown<E extends Endpoint, Row = object> {
  /** Over the lines: 'Hancur Barang'. */
  title: string | ((filters: Filters<E>) => string)
  lines: (filters: Filters<E>, column: string) => LedgerFilter
  /** Which are behind one row, where it has lines of its own: its button leads there. */
  row?: (row: Row, filters: Filters<E>) => LedgerFilter | null
  /** Which are behind one number of a row, where its columns lead to lines of their own: the number leads there. */
  cell?: (row: Row, column: string, filters: Filters<E>) => LedgerFilter | null
  /** Filters that the ledger knows nothing of: while one is set, totals lead nowhere. */
  unknown?: readonly (keyof Filters<E>)[]
  /** Whether totals lead there at all with these filters. */
  leads?: (filters: Filters<E>) => boolean
}

type KindsOf<E> = E extends { rows: infer R } ? (R extends z.ZodType ? never : keyof R & string) : never

type RowOfKind<E, K extends string> = K extends K
  ? E extends { rows: Readonly<Record<K, z.ZodType<infer Row extends object>>> }
    ? Row
    : never
  : never

type ElementOf<T> = T extends readonly (infer Row extends object)[] ? Row : never

type RowOf<E extends Endpoint> = E extends { rows: infer R }
  ? R extends z.ZodType<infer Row extends object>
    ? Row
    : RowOfKind<E, KindsOf<E>>
  : ElementOf<OutputOf<E>>

type Tables<E extends Endpoint, Row> = [KindsOf<E>] extends [never]
  ? Table<Row>
  : { [K in KindsOf<E>]: Table<RowOfKind<E, K>> }

/** Only menus whose totals lead to the ledger have a drill-down. */
type Place<E extends Endpoint, Row> =
  | { menu: MutasiMenu; mutasi?: DrillDown<E, Row> }
  | { menu: Exclude<Menu, MutasiMenu>; mutasi?: undefined }

type Options<E extends Endpoint, Row> = Place<E, Row> & {
  /** One table, or one for each kind of rows. The first kind is called as the menu, the others with their word behind. */
  table: Tables<E, Row>
}

/** A report, ready for its screen and its tests. */
export interface Report<E extends Endpoint = Endpoint, Row extends object = object> {
  readonly endpoint: E
  readonly menu: Menu
  /** Words of the filter that asks for a kind, and its name; null where there is one table. */
  readonly kinds: { readonly by: string; readonly words: readonly string[] } | null
  /** The table that these filters ask for; always the same object for the same kind. */
  readonly table: (filters: Readonly<Record<string, unknown>>) => Table<Row>
  readonly rows: (answer: OutputOf<E>) => readonly Row[]
  readonly mutasi: DrillDown<E, Row> | undefined
}

const kindsOf = (endpoint: Endpoint): Report['kinds'] => {
  const { by = null, rows } = endpoint as Partial<LaporanEndpoint> & Endpoint
  return by === null ? null : { by, words: Object.keys(rows ?? {}) }
}

interface Declare {
  /** A report of other rows than its endpoint names: `rows`, with its parameter typed, makes them. */
  <E extends Endpoint, Row extends object>(
    endpoint: E,
    options: Options<E, NoInfer<Row>> & { rows: (answer: OutputOf<E>) => readonly Row[] },
  ): Report<E, Row>
  /** A report of the rows of its endpoint; where the answer nests them, `rows` lays them side by side. */
  <E extends Endpoint>(
    endpoint: E,
    options: Options<E, RowOf<E>> & { rows?: (answer: OutputOf<E>) => readonly RowOf<E>[] },
  ): Report<E, RowOf<E>>
}

/**
 * Declares a report.
 * @param endpoint made by laporanEndpoint
 * @param options.menu its screen; title and right follow from it
 * @param options.mutasi the ledger lines behind its totals; `groupBy.lines` of a table narrows them to a group
 */
export const report: Declare = (
  endpoint: Endpoint,
  options: {
    menu: Menu
    table: object
    mutasi?: DrillDown<Endpoint>
    rows?: (answer: unknown) => readonly object[]
  },
): never => {
  const kinds = kindsOf(endpoint)
  const first = kinds?.words[0] ?? ''
  const tables = options.table as Readonly<Record<string, Table<object>>>
  const declared: Report = {
    endpoint,
    menu: options.menu,
    kinds,
    table: (filters) =>
      kinds
        ? (tables[String(filters[kinds.by])] ?? tables[first] ?? { columns: [] })
        : (options.table as Table<object>),
    rows: options.rows ?? ((answer) => answer as readonly object[]),
    mutasi: options.mutasi,
  }
  return declared as never
}

/** 'Laporan Hancur Barang', 'Laporan Hancur Barang Rekap': heading of the paper for these filters. */
export const titleOf = (
  { kinds }: Pick<Report, 'kinds'>,
  menuTitle: string,
  filters: Readonly<Record<string, unknown>>,
): string => {
  const word = kinds ? String(filters[kinds.by]) : ''
  const at = kinds?.words.indexOf(word) ?? 0
  return at > 0 ? `${menuTitle} ${word.charAt(0)}${word.slice(1).toLowerCase()}` : menuTitle
}

type Lines = LedgerFilter & { tgl_awal: string; tgl_akhir: string }

/** Lines of the report's days, or of some among them: what was undone by the last of the report's is none of them. */
const linesOf = (filters: Readonly<Record<string, string>>, lines: LedgerFilter): Lines => {
  const { tanggal = '', tgl_awal = tanggal, tgl_akhir = tanggal } = filters
  return { tgl_awal, tgl_akhir, ...(lines.pembalik === 'TETAP' && { sampai: tgl_akhir }), ...lines }
}

/**
 * The ledger lines behind a total.
 * @param block the group of a sub-total; null for the grand total
 * @throws Error for a report without drill-down
 */
export const ledgerLines = <E extends Endpoint, Row extends object>(
  { table, mutasi }: Report<E, Row>,
  filters: Readonly<Record<string, string>>,
  column: string,
  block: Pick<Block<Row>, 'rows'> | null,
): Lines => {
  if (!mutasi) throw new Error('this report leads to no ledger lines')
  const [first, ...more] = block?.rows ?? []
  return linesOf(filters, {
    ...mutasi.lines(filters, column),
    ...(first && table(filters).groupBy?.lines?.([first, ...more], column, filters)),
  })
}

/** The ledger lines behind one row; null where it leads to none. */
export const rowLines = <E extends Endpoint, Row extends object>(
  { mutasi }: Report<E, Row>,
  filters: Readonly<Record<string, string>>,
  row: Row,
): Lines | null => {
  const lines = mutasi?.row?.(row, filters) ?? null
  return lines && linesOf(filters, lines)
}

/** The ledger lines behind one number of a row; null where it leads to none. */
export const cellLines = <E extends Endpoint, Row extends object>(
  { mutasi }: Report<E, Row>,
  filters: Readonly<Record<string, string>>,
  column: string,
  row: Row,
): Lines | null => {
  const lines = mutasi?.cell?.(row, column, filters) ?? null
  return lines && linesOf(filters, lines)
}
