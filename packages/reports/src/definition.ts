/** One definition of a report: from it come the table on the screen, the PDF and the Excel file. */
import { type Akun, formatRibuan, type Kind } from '@kencana/ledger'
import { type CellValue, type Column, type ColumnKind, cellValue, fileValue } from '@kencana/ui/columns'

/** Several words parted by commas, each known to the compiler. */
export type Several<T extends string> = string & { readonly of?: T }

/** Several accounts or kinds as one filter: `several('PENJUALAN', 'ONGKOS')`. */
export const several = <const T extends string>(...words: readonly [T, T, ...T[]]): Several<T> => words.join(',')

/** Any of a list as one filter. */
export const anyOf = <const T extends string>(words: readonly T[]): Several<T> => words.join(',')

/** Which ledger lines: what of mutasi/reports is asked for; what is left out, or 'ALL', is not. */
export interface LedgerFilter {
  /** Another shop than the reader's: owners alone. */
  kode_toko?: string
  tgl_awal?: string
  tgl_akhir?: string
  kind?: Kind | Several<Kind>
  /** The jurnal of one document alone, or of several parted by commas. */
  document?: string
  /** Codes of documents, as their numbers begin: one, or several parted by commas. */
  kode?: string
  /** YA: only what takes another jurnal back, TIDAK: only what does not, TETAP: neither those nor what was taken back by the last day. */
  pembalik?: 'YA' | 'TIDAK' | 'TETAP'
  /** The day by which TETAP asks, where the lines are those of a day before it. */
  sampai?: string
  arah?: 'MASUK' | 'KELUAR'
  akun?: Akun | Several<Akun>
  /** Whoever booked it. */
  user_id?: string
  kode_gudang?: string
  /** A tray, or what else the account goes by; several parted by commas, or `TTP-*` for all that begin so. */
  ref?: string
  kode_group?: string
  kode_dept?: string
}

/** What stands on the row above a group: document number, day, who. */
export interface GroupHead {
  kode: string
  tanggal?: string
  user?: string
}

/** Rows that belong together; each group gets a head row and sub-totals. */
export interface ReportGroup<Row> {
  key: (row: Row) => string
  head: (row: Row) => GroupHead
  /** What groups are called: 'kiriman' gives 'Total 4 kiriman'. */
  noun: string
  /** Which ledger lines are behind the sub-totals of these rows, besides what is behind the totals (report.ts). */
  lines?: (rows: readonly [Row, ...Row[]], column: string, filters: Readonly<Record<string, string>>) => LedgerFilter
}

/** Rows of a document: its number above them, with day and user. */
export const byDocument = <K extends string>(key: K, noun: string) => {
  type Row = Readonly<Record<K, string>> & { tanggal: string; user_id: string }
  return {
    key: (row: Row): string => row[key],
    head: (row: Row): GroupHead => ({ kode: row[key], tanggal: row.tanggal, user: row.user_id }),
    noun,
  }
}

/** One day of the ledger. */
export const oneDay = (tanggal: string): LedgerFilter => ({ tgl_awal: tanggal, tgl_akhir: tanggal })

/** Rows of a day; their sub-totals lead to the ledger lines of that day. */
export const byDay = <K extends string>(key: K) => ({
  ...byField(key, 'hari'),
  lines: ([row]: readonly [Readonly<Record<K, string>>, ...unknown[]]) => oneDay(row[key]),
})

/** Rows with the same value in a field: that value above them, a day, say. */
export const byField = <K extends string>(key: K, noun: string) => {
  type Row = Readonly<Record<K, string>>
  return { key: (row: Row): string => row[key], head: (row: Row): GroupHead => ({ kode: row[key] }), noun }
}

/** What must be known before any number of a report is read. */
interface Peringatan {
  /** 'Laba belum lengkap' */
  judul: string
  baris: readonly string[]
}

/** A report, declared as data at module scope. */
export interface ReportDefinition<Row> {
  /** 'Laporan Kirim Sepuh': heading of page and PDF, name of the files. */
  title: string
  /** Columns with `total` are summed; `group` makes a two-level head; hidden ones are left out. */
  columns: readonly Column<Row>[]
  groupBy?: ReportGroup<Row>
  /** What rows are called, 'baris' unless said. */
  noun?: string
  /** What of it is as it is today, whatever days are asked for, and changes tomorrow: 'Stok' stands above it as 'Stok per 2026-03-04'. */
  kini?: string
  /** Key of the sum that tells how much there is; the first weight, else the first money unless said. */
  ringkas?: string
  /** What its rows lack; the first line of it on screen, paper and in files. */
  peringatan?: (rows: readonly Row[]) => Peringatan | null
}

/** Sums by column key; money, pieces and milligrams are integers, so they are exact. */
export type Sums = Readonly<Record<string, number>>

/** A group with its rows and sub-totals; `head` is null when the report has no groups. */
export interface Block<Row> {
  key: string
  head: GroupHead | null
  rows: readonly Row[]
  sums: Sums
}

/** A report with its rows, ready to be drawn. */
export interface Result<Row> {
  columns: readonly Column<Row>[]
  blocks: readonly Block<Row>[]
  sums: Sums
  rowCount: number
  /** '4 kiriman', or '10 baris' without groups. */
  countText: string
  peringatan: Peringatan | null
}

const sumsOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sums => {
  const sums: Record<string, number> = {}
  for (const column of columns) {
    if (!column.total) continue
    let sum = 0
    for (const row of rows) sum += Number(cellValue(column, row)) || 0
    sums[column.key] = sum
  }
  return sums
}

const grouped = <Row>(groupBy: ReportGroup<Row>, rows: readonly Row[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = groupBy.key(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** Rows in their groups (in the order in which they first appear) with sub-totals and grand total. */
export const buildResult = <Row>(definition: ReportDefinition<Row>, rows: readonly Row[]): Result<Row> => {
  const { groupBy, noun = 'baris' } = definition
  const columns = definition.columns.filter((column) => !column.hidden)
  const blocks: Block<Row>[] = groupBy
    ? [...grouped(groupBy, rows)].map(([key, members]) => ({
        key,
        head: groupBy.head(members[0] as Row),
        rows: members,
        sums: sumsOf(columns, members),
      }))
    : [{ key: '', head: null, rows, sums: sumsOf(columns, rows) }]
  const [count, what] = groupBy ? [blocks.length, groupBy.noun] : [rows.length, noun]
  return {
    columns,
    blocks,
    sums: sumsOf(columns, rows),
    rowCount: rows.length,
    countText: `${formatRibuan(count)} ${what}`,
    peringatan: definition.peringatan?.(rows) ?? null,
  }
}

/** A column without its functions, so that it can go to a worker. */
export interface PlainColumn {
  key: string
  title: string
  kind: ColumnKind | undefined
  group: string | undefined
  total: boolean
}

/** A result as plain values: what the files are made of. */
export interface PlainResult {
  title: string
  columns: readonly PlainColumn[]
  blocks: readonly { head: GroupHead | null; rows: readonly (readonly CellValue[])[]; sums: Sums }[]
  sums: Sums
  rowCount: number
  countText: string
}

/** What stands on paper besides the table. */
export interface ReportHead {
  nama_toko: string
  alamat_toko: string
  /** Who asked for it, for 'Printed By'. */
  user_id: string
  /** Server time, 'YYYY-MM-DD HH:mm'. */
  dicetak: string
  /** Period and filters: ['Periode 2026-11-14 s/d 2026-11-20', 'Kode Jenis SEMUA']. */
  lines: readonly string[]
  /** Who signs under the totals of a proof: ['Dibuat Oleh', 'Disetujui Oleh']. */
  signatures?: readonly string[]
}

/** The values of a result; columns that only draw something (no title, no value) are left out. */
export const plainResult = <Row>(definition: ReportDefinition<Row>, result: Result<Row>): PlainResult => {
  const columns = result.columns.filter((column) => column.title !== '')
  return {
    title: definition.title,
    columns: columns.map(({ key, title, kind, group, total }) => ({ key, title, kind, group, total: total === true })),
    blocks: result.blocks.map(({ head, rows, sums }) => ({
      head,
      rows: rows.map((row) => columns.map((column) => fileValue(column, row))),
      sums,
    })),
    sums: result.sums,
    rowCount: result.rowCount,
    countText: result.countText,
  }
}

/** File name of an export: 'laporan-kirim-sepuh-2026-11-20.pdf'. */
export const fileName = (title: string, tanggal: string, ending: string): string =>
  `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${tanggal}.${ending}`
