/** Labels on A4 sheets, as PDF: for shops without a label printer. */
import { encodable } from './font.ts'
import { PdfPage, writePdf } from './pdf-file.ts'

/** A4 upright, and what is left free at its edges and between labels, in mm. */
const SHEET = { width: 210, height: 297, margin: 8, gap: 2 } as const
/** Points of a millimetre. */
const POINT = 72 / 25.4

/** A drawing of one label in mm; packages/receipts makes them. */
export interface SheetLabel {
  readonly lebar: number
  readonly tinggi: number
  readonly kotak: readonly { x: number; y: number; lebar: number; tinggi: number }[]
  readonly teks: readonly { x: number; y: number; ukuran: number; tebal: boolean; isi: string }[]
  readonly lipat: readonly number[]
}

const columnsOf = ({ lebar }: SheetLabel): number =>
  Math.max(1, Math.floor((SHEET.width - 2 * SHEET.margin + SHEET.gap) / (lebar + SHEET.gap)))

const rowsOf = ({ tinggi }: SheetLabel): number =>
  Math.max(1, Math.floor((SHEET.height - 2 * SHEET.margin + SHEET.gap) / (tinggi + SHEET.gap)))

/** How many labels of this size fit on one sheet. */
export const labelsPerSheet = (label: SheetLabel): number => columnsOf(label) * rowsOf(label)

const draw = (page: PdfPage, left: number, top: number, { lebar, tinggi, kotak, teks, lipat }: SheetLabel): void => {
  const at = (mm: number) => mm * POINT
  // A frame to cut along, a mark at each fold.
  for (const y of [top, top + tinggi]) page.box(at(left), at(y), at(lebar), 0.3, 0.75)
  for (const x of [0, lebar, ...lipat]) page.box(at(left + x), at(top), 0.3, at(tinggi), 0.75)
  for (const one of kotak) page.box(at(left + one.x), at(top + one.y), at(one.lebar), at(one.tinggi), 0)
  for (const { x, y, ukuran, tebal, isi } of teks)
    page.text(encodable(isi), at(left + x), at(top + y), at(ukuran), tebal ? 'bold' : 'regular')
}

/**
 * Labels of one size on sheets, row by row.
 * @param from the first place that is still free on the first sheet, 1 for a new one
 */
export const labelSheetPdf = (
  title: string,
  labels: readonly SheetLabel[],
  from = 1,
): Promise<Uint8Array<ArrayBuffer>> => {
  const [first] = labels
  if (!first) throw new RangeError('Tidak ada label')
  return writePdf(title, labels, () => sheets(labels, first, from))
}

const sheets = (labels: readonly SheetLabel[], first: SheetLabel, from: number): PdfPage[] => {
  const columns = columnsOf(first)
  const perSheet = labelsPerSheet(first)
  const pages: PdfPage[] = []
  for (const [index, label] of labels.entries()) {
    const place = index + from - 1
    while (pages.length <= Math.floor(place / perSheet))
      pages.push(new PdfPage({ width: SHEET.width * POINT, height: SHEET.height * POINT }))
    const cell = place % perSheet
    const left = SHEET.margin + (cell % columns) * (label.lebar + SHEET.gap)
    const top = SHEET.margin + Math.floor(cell / columns) * (label.tinggi + SHEET.gap)
    draw(pages[pages.length - 1] as PdfPage, left, top, label)
  }
  return pages
}
