/** Sheets that people fill in: the example to start from, and the rows read back. Reached by dynamic import only. */
import { readSheet } from 'read-excel-file/universal'
import writeXlsxFile from 'write-excel-file/universal'

/** A row of a sheet by the names in its head, with its number in the sheet. */
export type SheetRow = Record<string, string | number | null>

/** A file that is no sheet, or has a head nobody knows; its message is the sentence. */
export class SheetError extends Error {
  override name = 'SheetError'
}

const plain = (value: unknown): string | number | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? (value ? 'YA' : 'TIDAK') : null
}

// 'Kode Jenis' and KODE_JENIS are the same head.
const named = (head: unknown): string =>
  String(plain(head) ?? '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

const cellsOf = async (file: Blob): Promise<readonly (readonly unknown[])[]> => {
  try {
    return await readSheet(file)
  } catch {
    throw new SheetError('Berkas Bukan Excel (.xlsx)')
  }
}

/**
 * Reads the first sheet of an Excel file: the first row names the columns, empty rows are left out.
 * @param columns the names that are understood, and others that mean the same: { kode_dept: ['jenis'] }
 * @returns rows by these names, with `baris` = number of the row in the sheet
 * @throws SheetError when it is no Excel file, a head is unknown, or one stands twice
 */
export const readRows = async (
  file: Blob,
  columns: Readonly<Record<string, readonly string[]>>,
): Promise<SheetRow[]> => {
  const [head = [], ...rows] = await cellsOf(file)
  const names = new Map(
    Object.entries(columns).flatMap(([name, others]) => [name, ...others].map((one) => [one, name])),
  )
  const heads = head.map((cell) => (named(cell) === '' ? null : (names.get(named(cell)) ?? named(cell))))
  const unknown = heads.findIndex((name) => name !== null && !(name in columns))
  if (unknown >= 0) throw new SheetError(`Kolom ${String(plain(head[unknown]))} Tidak Dikenal`)
  const twice = heads.findIndex((name, at) => name !== null && heads.indexOf(name) !== at)
  if (twice >= 0) throw new SheetError(`Kolom ${String(plain(head[twice]))} Dua Kali`)
  return rows.flatMap((cells, at) => {
    const row = Object.fromEntries(
      heads.flatMap((name, column) => (name === null ? [] : [[name, plain(cells[column])] as const])),
    )
    return Object.values(row).some((value) => value !== null) ? [{ ...row, baris: at + 2 }] : []
  })
}

/** An Excel file with a bold head and rows of text and numbers: the example of an import. */
export const sheetFile = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): Promise<Blob> =>
  writeXlsxFile([
    head.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((value) => ({ value }))),
  ]).toBlob()
