import { type Column, cellValue, csvValue, isNumeric } from './columns.ts'

// A cell that starts like a formula would run in the reader's spreadsheet; an apostrophe makes it text.
// So does what follows a semicolon or tab where the reader's spreadsheet parts cells there, as an Indonesian one does.
const neutral = (text: string): string => text.replaceAll(/(^|[;\t])(?=\s*[=+\-@\t\r])/g, "$1'")

const quoted = (text: string): string => (/[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as CSV: UTF-8 with a byte order mark (spreadsheets read é and − rightly), CRLF, formulas neutralised. */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const head = columns.map((column) => quoted(neutral(column.title)))
  const body = rows.map((row) =>
    columns.map((column) => {
      const text = csvValue(column.kind, cellValue(column, row))
      return isNumeric(column.kind) ? text : quoted(neutral(text))
    }),
  )
  return `\uFEFF${[head, ...body].map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

/** Hands a file to the person. */
export const downloadFile = (name: string, file: Blob): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Hands a text to the person as a file. */
export const downloadText = (name: string, text: string, type = 'text/csv;charset=utf-8'): void =>
  downloadFile(name, new Blob([text], { type }))
