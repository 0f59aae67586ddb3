/** The PDF of a report: A4 landscape, head, table with groups and totals, page 'n of N', 'Printed By' (section 9). */
import { cellText, headGroups, isNumeric } from '@kencana/ui/columns'
import type { GroupHead, PlainColumn, PlainResult, ReportHead, Sums } from './definition.ts'
import { encodable, type Face, fitted, textWidth } from './font.ts'
import { PAGE, PdfPage, writePdf } from './pdf-file.ts'
import { type PdfColumns, pdfColumns } from './pdf-widths.ts'

const MARGIN = 28
const WIDTH = PAGE.width - 2 * MARGIN
const BOTTOM = PAGE.height - 40
/** The shop's address is wrapped at so many characters. */
const ADDRESS = 48
/** A line under the title is wrapped at so many: it never reaches the address. */
const FACT = 80

/** A text in lines of at most `most` characters, broken between words. */
export const wrapped = (text: string, most: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The pages of one report, drawn from top to bottom. */
class ReportPages {
  readonly pages: PdfPage[] = []
  readonly #result: PlainResult
  readonly #head: ReportHead
  readonly #columns: PdfColumns
  readonly #lefts: number[] = []
  readonly #rowHeight: number
  #y = 0

  constructor(result: PlainResult, head: ReportHead) {
    this.#result = result
    this.#head = head
    this.#columns = pdfColumns(result, WIDTH)
    this.#rowHeight = this.#columns.size * 1.75
    let x = MARGIN
    for (const width of this.#columns.widths) {
      this.#lefts.push(x)
      x += width
    }
    this.#newPage()
  }

  get #page(): PdfPage {
    return this.pages[this.pages.length - 1] as PdfPage
  }

  #newPage(): void {
    this.pages.push(new PdfPage())
    this.#y = MARGIN
    if (this.pages.length === 1) this.#letterhead()
    else this.#runningHead()
    this.#tableHead()
  }

  #letterhead(): void {
    const { nama_toko, alamat_toko, lines } = this.#head
    const right = MARGIN + WIDTH
    this.#page.text(encodable(nama_toko), MARGIN, this.#y + 11, 12, 'bold')
    this.#page.text(encodable(this.#result.title), right, this.#y + 11, 14, 'bold', 'right')
    const address = wrapped(alamat_toko, ADDRESS)
    const facts = lines.flatMap((line) => wrapped(line, FACT))
    for (const [at, line] of address.entries()) this.#page.text(encodable(line), MARGIN, this.#y + 23 + at * 10.5, 8.5)
    for (const [at, line] of facts.entries())
      this.#page.text(encodable(line), right, this.#y + 25 + at * 10.5, 8.5, 'regular', 'right')
    this.#y += 24 + Math.max(address.length, facts.length) * 10.5 + 4
  }

  #runningHead(): void {
    this.#page.text(encodable(this.#result.title), MARGIN, this.#y + 7, 8.5, 'bold')
    this.#page.text(encodable(this.#head.lines[0] ?? ''), MARGIN + WIDTH, this.#y + 7, 8.5, 'regular', 'right')
    this.#y += 14
  }

  #tableHead(): void {
    const { columns } = this.#result
    const { size, widths } = this.#columns
    const groups = headGroups(columns)
    const levels = groups.some((group) => group.title !== undefined) ? 2 : 1
    const height = this.#rowHeight * levels + 3
    this.#page.box(MARGIN, this.#y, WIDTH, height, 0.94)
    this.#page.line(MARGIN, this.#y + height - 0.8, WIDTH, 0.8, 0.45)
    let at = 0
    for (const group of groups) {
      if (group.title !== undefined) {
        const left = this.#lefts[at] ?? 0
        const width = widths.slice(at, at + group.columns.length).reduce((sum, one) => sum + one, 0)
        const title = fitted(encodable(group.title), width - 4, size, 'bold')
        this.#page.text(title, left + width / 2, this.#y + this.#rowHeight * 0.72, size, 'bold', 'center')
        this.#page.line(left + 4, this.#y + this.#rowHeight, width - 8, 0.5, 0.6)
      }
      at += group.columns.length
    }
    this.#y += this.#rowHeight * (levels - 1) + 1
    for (const [index, column] of columns.entries()) this.#cell(index, column, column.title, 'bold')
    this.#y += this.#rowHeight + 2
  }

  #cell(at: number, column: PlainColumn, text: string, face: Face): void {
    const { size, widths } = this.#columns
    const left = this.#lefts[at] ?? 0
    const width = widths[at] ?? 0
    const base = this.#y + this.#rowHeight * 0.7
    const shown = fitted(encodable(text), width - 6, size, face)
    if (isNumeric(column.kind)) this.#page.text(shown, left + width - 4, base, size, face, 'right')
    else this.#page.text(shown, left + 4, base, size, face)
  }

  /** Starts a page when less than so many rows fit on this one. */
  room(rows: number): void {
    if (this.#y + rows * this.#rowHeight > BOTTOM) this.#newPage()
  }

  row(values: readonly unknown[]): void {
    this.room(1)
    for (const [at, column] of this.#result.columns.entries())
      this.#cell(at, column, cellText(column.kind, values[at] as string), 'regular')
    this.#y += this.#rowHeight
    this.#page.line(MARGIN, this.#y - 0.4, WIDTH, 0.4, 0.86)
  }

  group({ kode, tanggal = '', user = '' }: GroupHead): void {
    // A head alone at the end of a page says nothing.
    this.room(3)
    const { size } = this.#columns
    this.#page.box(MARGIN, this.#y, WIDTH, this.#rowHeight, 0.96)
    const base = this.#y + this.#rowHeight * 0.7
    const name = encodable(kode)
    this.#page.text(name, MARGIN + 4, base, size, 'bold')
    const after = [tanggal, user].filter(Boolean).join('   ')
    this.#page.text(encodable(after), MARGIN + 14 + textWidth(name, size, 'bold'), base, size)
    this.#y += this.#rowHeight
  }

  sums(label: string, sums: Sums, grand: boolean): void {
    this.room(1)
    if (grand) this.#page.box(MARGIN, this.#y, WIDTH, this.#rowHeight, 0.94)
    this.#page.line(MARGIN, this.#y - 0.4, WIDTH, grand ? 1 : 0.5, 0.45)
    const { columns } = this.#result
    const first = columns.findIndex((column) => sums[column.key] !== undefined)
    const base = this.#y + this.#rowHeight * 0.7
    // The label may run over the columns before the first sum.
    if (first !== 0) this.#page.text(encodable(label), MARGIN + 4, base, this.#columns.size, 'bold')
    for (const [at, column] of columns.entries()) {
      const sum = sums[column.key]
      if (sum !== undefined) this.#cell(at, column, cellText(column.kind, sum), 'bold')
    }
    this.#y += this.#rowHeight
    this.#page.line(MARGIN, this.#y - 0.4, WIDTH, 0.5, 0.6)
  }

  /** Places to sign, side by side; they stay together on one page. */
  signatures(names: readonly string[]): void {
    this.room(6)
    const width = Math.min(WIDTH / names.length, 200)
    for (const [at, name] of names.entries()) {
      const middle = MARGIN + at * width + width / 2
      this.#page.text(encodable(name), middle, this.#y + 26, 9, 'regular', 'center')
      this.#page.line(MARGIN + at * width + 24, this.#y + 76, width - 48, 0.5, 0.45)
    }
    this.#y += 90
  }

  footers(): void {
    const { user_id, dicetak } = this.#head
    const y = PAGE.height - 22
    for (const [at, page] of this.pages.entries()) {
      page.text(encodable(`Printed By ${user_id} / ${dicetak}`), MARGIN, y, 8)
      page.text(`${at + 1} of ${this.pages.length}`, MARGIN + WIDTH, y, 8, 'regular', 'right')
    }
  }
}

// Lays a report out on its pages.
const pdfPages = (result: PlainResult, head: ReportHead): PdfPage[] => {
  const out = new ReportPages(result, head)
  const summed = Object.keys(result.sums).length > 0
  for (const block of result.blocks) {
    if (block.head) out.group(block.head)
    for (const row of block.rows) out.row(row)
    if (block.head && summed) out.sums('Subtotal', block.sums, false)
  }
  if (summed) out.sums(`Total ${result.countText}`, result.sums, true)
  if (head.signatures) out.signatures(head.signatures)
  out.footers()
  return out.pages
}

/**
 * A report as PDF.
 * @param onProgress told from 0 to 1
 */
export const reportPdf = async (
  result: PlainResult,
  head: ReportHead,
  onProgress: (part: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> => {
  const draw = () => {
    const pages = pdfPages(result, head)
    onProgress(0.5)
    return pages
  }
  return writePdf(result.title, [result, head], draw, (done, all) => onProgress(0.5 + (0.5 * done) / all))
}
