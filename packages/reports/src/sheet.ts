/** Sheets that people fill in: the example to start from, and the rows read back. Reached by dynamic import only. */
import { detectDelimiter, parseCsv } from 'hucre/csv'
import { type Cell, type CellValue, readXlsx } from 'hucre/xlsx'
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal'

/** A row of a sheet by the names in its head, with its number in the sheet. */
export type SheetRow = Record<string, string | number | null>

/** A file that is no sheet, or has a head nobody knows; its message is the sentence. */
export class SheetError extends Error {
  override name = 'SheetError'
}

const BUKAN = 'Berkas Bukan Excel (.xlsx) Atau CSV'

const plain = (value: unknown): string | number | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return value
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim()
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? (value ? 'YA' : 'TIDAK') : null
}

// What stands between quotes or behind a backslash is shown, behind _ and * it is room for a sign: neither changes a number.
const isPercent = (format: string): boolean => format.replaceAll(/"[^"]*"|[\\_*]./g, '').includes('%')

/** What a person sees in a cell: 2 % with its sign, so that grams and rupiah refuse it, its error the error's name, and a sum that nobody has worked out yet is one. */
const seen = (value: CellValue, cell: Cell | undefined): CellValue => {
  if (cell?.type === 'formula' && value === null) return '#CALC!'
  const percent = typeof value === 'number' && isPercent(cell?.style?.numFmt ?? '')
  return percent ? `${Number((value * 100).toPrecision(12))}%` : value
}

// 'Kode Jenis' and KODE_JENIS are the same head.
const named = (head: unknown): string =>
  String(plain(head) ?? '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

const MULAI_ZIP = 'PK'
// What no text has in it: an old Excel file, a picture.
const BINER = '\0'

type Cells = readonly (readonly CellValue[])[]

/** The cells of a file, and the sign that parts them where it is a text. */
interface Grid {
  cells: Cells
  parts: string | null
}

/** Cells of a text with commas, semicolons or tabs, as programs of shops write them; each is text, and keeps its zeros. */
const gridOfText = async (file: Blob): Promise<Grid> => {
  const text = await file.text()
  if (text.includes(BINER)) throw new SheetError(BUKAN)
  const parts = detectDelimiter(text)
  return { cells: parseCsv(text, { delimiter: parts }), parts }
}

const gridOf = async (file: Blob): Promise<Grid> => {
  if ((await file.slice(0, MULAI_ZIP.length).text()) !== MULAI_ZIP) return gridOfText(file)
  try {
    const { sheets } = await readXlsx(await file.arrayBuffer(), { sheets: [0], readStyles: true })
    const [{ rows, cells } = { rows: [], cells: undefined }] = sheets
    return { cells: rows.map((row, r) => row.map((value, c) => seen(value, cells?.get(`${r},${c}`)))), parts: null }
  } catch {
    throw new SheetError(BUKAN)
  }
}

/** How many rows a sentence names. */
const DISEBUT = 5

const rowsNamed = (rows: readonly number[]): string =>
  rows.length > DISEBUT
    ? `Baris ${rows.slice(0, DISEBUT).join(', ')} Dan ${rows.length - DISEBUT} Lagi`
    : `Baris ${rows.join(', ')}`

/** A column as Excel names it: 0 is A, 26 is AA. */
const letters = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letters(Math.floor(at / 26) - 1) + letters(at % 26)

/**
 * Nothing is read that no head names, and nothing left unread: 3,25 in a text with commas is two cells, and a ring of 3 g. There an empty cell too many
 * tells it as well.
 * @throws SheetError
 */
const checkWidth = ({ cells: [head = [], ...rows], parts }: Grid): void => {
  const bare = (cells: readonly CellValue[]): number =>
    cells.findIndex((cell, at) => plain(cell) !== null && named(head[at]) === '')
  const wide = rows.flatMap((cells, at) => {
    const longer = parts === ',' && cells.length > head.length && cells.some((cell) => plain(cell) !== null)
    return longer || bare(cells) >= 0 ? [{ baris: at + 2, kolom: bare(cells) }] : []
  })
  const [first] = wide
  if (!first) return
  throw new SheetError(
    parts === null
      ? `Baris ${first.baris} Terisi Di Kolom ${letters(first.kolom)} Yang Tanpa Kepala`
      : `${rowsNamed(wide.map(({ baris }) => baris))} Punya Lebih Banyak Kolom Dari Kepalanya, Pakai Titik Koma Atau Tanda Kutip`,
  )
}

/**
 * Reads the first sheet of an Excel file, or a CSV: the first row names the columns, empty rows are left out. A cell is what a person
 * sees there: 2 % is '2%', a date YYYY-MM-DD, and an error its name (`#N/A`), which whoever judges the rows refuses.
 * @param columns the names that are understood, and others that mean the same: { kode_dept: ['jenis'] }
 * @returns rows by these names, with `baris` = number of the row in the sheet
 * @throws SheetError when it is neither, a head is unknown or stands twice, or a row has something that no head names
 */
export const readRows = async (
  file: Blob,
  columns: Readonly<Record<string, readonly string[]>>,
): Promise<SheetRow[]> => {
  const grid = await gridOf(file)
  const [head = [], ...rows] = grid.cells
  const names = new Map(
    Object.entries(columns).flatMap(([name, others]) => [name, ...others].map((one) => [one, name])),
  )
  const heads = head.map((cell) => (named(cell) === '' ? null : (names.get(named(cell)) ?? named(cell))))
  const unknown = heads.findIndex((name) => name !== null && !(name in columns))
  if (unknown >= 0) throw new SheetError(`Kolom ${String(plain(head[unknown]))} Tidak Dikenal`)
  const twice = heads.findIndex((name, at) => name !== null && heads.indexOf(name) !== at)
  if (twice >= 0) throw new SheetError(`Kolom ${String(plain(head[twice]))} Dua Kali`)
  checkWidth(grid)
  return rows.flatMap((cells, at) => {
    const row = Object.fromEntries(
      heads.flatMap((name, column) => (name === null ? [] : [[name, plain(cells[column])] as const])),
    )
    return Object.values(row).some((value) => value !== null) ? [{ ...row, baris: at + 2 }] : []
  })
}

/** A sheet of an example: its head and rows of text and numbers. */
export interface ExampleSheet {
  nama: string
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

const drawn = ({ head, rows }: Pick<ExampleSheet, 'head' | 'rows'>): SheetData => [
  head.map((value) => ({ value, fontWeight: 'bold' as const })),
  ...rows.map((row) => row.map((value) => ({ value }))),
]

/** An Excel file with a bold head and rows of text and numbers: the example of an import. */
export const sheetFile = (head: ExampleSheet['head'], rows: ExampleSheet['rows']): Promise<Blob> =>
  writeXlsxFile(drawn({ head, rows })).toBlob()

/**
 * The same with several sheets; only the first one is read back.
 * @example sheetsFile([{ nama: 'BARANG', head: ['KODE JENIS'], rows: [] }, { nama: 'KODE', head: ['JENIS'], rows: [['CIN']] }])
 */
export const sheetsFile = (sheets: readonly ExampleSheet[]): Promise<Blob> =>
  writeXlsxFile(sheets.map((one) => ({ data: drawn(one), sheet: one.nama }))).toBlob()
