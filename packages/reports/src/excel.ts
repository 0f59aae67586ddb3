/** The Excel file of a report: numbers as numbers, sums as formulas, frozen head (specification, section 9). */
import { bentuk, terbaca } from '@kencana/ledger'
import { type CellValue, headGroups, isNumeric } from '@kencana/ui/columns'
import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/universal'
import type { GroupHead, PlainColumn, PlainResult, ReportHead } from './definition.ts'

const FORMATS: Readonly<Record<string, string>> = {
  gram: '#,##0.000',
  gram2: '#,##0.00',
  rupiah: '#,##0',
  int: '#,##0',
  persen: '0.####%',
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const GREY = '#F4F3EF'
const HEAD = '#ECEAE4'

// Milligrams as grams and 1/10,000 % as a share of one: what the format then shows.
const numberOf = (column: PlainColumn, value: number): number => {
  if (column.kind === 'gram' || column.kind === 'gram2') return value / 1000
  if (column.kind === 'persen') return value / 1_000_000
  return value
}

// The type is always said: a text that starts like a formula stays text.
const textCell = (value: string): Cell => ({ value, type: String })

const cellOf = (column: PlainColumn, value: CellValue): Cell => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number')
    return { value: numberOf(column, value), type: Number, format: FORMATS[column.kind ?? ''] ?? '#,##0' }
  if (column.kind === 'date' && DATE.test(value))
    return {
      value: new Date(`${value}T00:00:00Z`),
      type: Date,
      format: bentuk() === 'INDONESIA' ? 'dd-mm-yyyy' : 'yyyy-mm-dd',
    }
  return textCell(value)
}

/** 'A', 'B' ... 'AA' of a column counted from 0. */
export const letter = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letter(Math.floor(at / 26) - 1) + letter(at % 26)

/** A sheet as it goes to the writer. */
export interface Sheet {
  data: Row[]
  /** Rows that stay in sight. */
  frozen: number
  widths: number[]
}

const headRows = (columns: readonly PlainColumn[]): Row[] => {
  const style = { type: String, fontWeight: 'bold', backgroundColor: HEAD } as const
  const groups = headGroups(columns)
  const titles = columns.map(
    ({ title, kind }): Cell => ({ ...style, value: title, align: isNumeric(kind) ? 'right' : 'left' }),
  )
  if (groups.every((group) => group.title === undefined)) return [titles]
  const upper = groups.flatMap((group): Cell[] => [
    { ...style, value: group.title ?? '', align: 'center', columnSpan: group.columns.length },
    ...group.columns.slice(1).map(() => null),
  ])
  return [upper, titles]
}

const groupRow = ({ kode, tanggal, user }: GroupHead, columns: number): Row => {
  const style = { type: String, fontWeight: 'bold', backgroundColor: GREY } as const
  const texts = terbaca([kode, tanggal, user].filter(Boolean).join('  '))
  return Array.from({ length: columns }, (_, at): Cell => ({ ...style, value: at === 0 ? texts : '' }))
}

// SUBTOTAL leaves other SUBTOTALs out, so the grand total can span all groups and their sub-totals.
const sumRow = (columns: readonly PlainColumn[], label: string, from: number, to: number): Row => {
  const first = columns.findIndex((column) => column.total)
  return columns.map((column, at): Cell => {
    const style = { fontWeight: 'bold', topBorderStyle: 'thin' } as const
    if (!column.total)
      return at === 0 && first > 0 ? { ...style, value: label, type: String } : { ...style, value: '', type: String }
    const range = `${letter(at)}${from}:${letter(at)}${to}`
    return { ...style, value: `SUBTOTAL(9,${range})`, type: 'Formula', format: FORMATS[column.kind ?? ''] ?? '#,##0' }
  })
}

const columnWidth = (column: PlainColumn): number =>
  Math.max(column.title.length + 2, column.kind === 'name' ? 32 : isNumeric(column.kind) ? 16 : 14)

/** The cells of a report, its formulas included. */
export const reportSheet = (result: PlainResult, head: ReportHead): Sheet => {
  const { columns, blocks, title } = result
  const summed = columns.some((column) => column.total)
  const data: Row[] = [
    [{ value: head.nama_toko, type: String, fontWeight: 'bold' }],
    [{ value: title, type: String, fontWeight: 'bold', fontSize: 14 }],
    ...head.lines.map((line): Row => [textCell(terbaca(line))]),
    [],
    ...headRows(columns),
  ]
  const frozen = data.length
  for (const { head: group, rows } of blocks) {
    if (group) data.push(groupRow(group, columns.length))
    const from = data.length + 1
    for (const row of rows) data.push(columns.map((column, at) => cellOf(column, row[at])))
    if (group && summed) data.push(sumRow(columns, 'Subtotal', from, data.length))
  }
  if (summed) data.push(sumRow(columns, `Total ${result.countText}`, frozen + 1, data.length))
  data.push([], [textCell(terbaca(`Printed By ${head.user_id} / ${head.dicetak}`))])
  return { data, frozen, widths: columns.map(columnWidth) }
}

// A sheet's name may not hold these signs and not more than 31 characters.
const sheetName = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

/** A report as an Excel file. @param onProgress told from 0 to 1 */
export const reportExcel = async (
  result: PlainResult,
  head: ReportHead,
  onProgress: (part: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { data, frozen, widths } = reportSheet(result, head)
  onProgress(0.3)
  const blob = await writeXlsxFile(data, {
    sheet: sheetName(result.title),
    stickyRowsCount: frozen,
    columns: widths.map((width) => ({ width })),
    orientation: 'landscape',
  }).toBlob()
  onProgress(1)
  return new Uint8Array(await blob.arrayBuffer())
}
