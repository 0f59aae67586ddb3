/** 'Cetak': the report on paper through the browser's print dialog. */
import type { PlainResult, ReportHead } from '@kencana/reports'
import { cellText, headGroups, isNumeric } from '@kencana/ui'
import { element, printPage } from '../printer/printPage.ts'

const CSS = `
@page { size: A4 landscape; margin: 10mm 10mm 14mm;
  @bottom-right { content: counter(page) ' of ' counter(pages); font: 8pt sans-serif } }
* { margin: 0; box-sizing: border-box }
body { font: 8.5pt/1.35 Inter, Arial, sans-serif; font-variant-numeric: tabular-nums; color: #000 }
header { display: flex; justify-content: space-between; margin-bottom: 8pt }
header div:last-child { text-align: right }
h1 { font-size: 13pt } h2 { font-size: 11pt } header p { max-width: 48ch }
table { width: 100%; border-collapse: collapse }
th, td { padding: 2.5pt 5pt; text-align: left; white-space: nowrap; border-bottom: .5pt solid #ccc }
th { border-bottom-color: #666; vertical-align: bottom } th.g { text-align: center }
.n { text-align: right } .group td { background: #f2f2f2 } tr { break-inside: avoid } .group { break-after: avoid }
.sum td { font-weight: 700; border-bottom-color: #666 } footer { margin-top: 6pt; font-size: 8pt }
`

const filled = (
  page: Document,
  { title, columns, blocks, sums, countText }: PlainResult,
  head: ReportHead,
): HTMLElement[] => {
  const make = (tag: string, className: string, ...inner: (string | Node)[]) => element(page, tag, className, ...inner)
  const align = (at: number) => (isNumeric(columns[at]?.kind) ? 'n' : '')
  const sumRow = (label: string, of: PlainResult['sums']) =>
    make(
      'tr',
      'sum',
      ...columns.map(({ key, kind }, at) => make('td', align(at), at === 0 ? label : cellText(kind, of[key]))),
    )
  const groups = headGroups(columns)
  const upper = groups.map((group) => {
    const cell = make('th', 'g', group.title ?? '')
    cell.setAttribute('colspan', String(group.columns.length))
    return cell
  })
  const table = make('table', '')
  const lower = make('tr', '', ...columns.map((column, at) => make('th', align(at), column.title)))
  const titled = groups.some((group) => group.title !== undefined)
  table.append(make('thead', '', ...(titled ? [make('tr', '', ...upper)] : []), lower))
  const body = make('tbody', '')
  const summed = Object.keys(sums).length > 0
  for (const { head: group, rows, sums: of } of blocks) {
    if (group) {
      const cell = make(
        'td',
        '',
        make('b', '', group.kode),
        `  ${[group.tanggal, group.user].filter(Boolean).join('  ')}`,
      )
      cell.setAttribute('colspan', String(columns.length))
      body.append(make('tr', 'group', cell))
    }
    for (const row of rows)
      body.append(make('tr', '', ...columns.map(({ kind }, at) => make('td', align(at), cellText(kind, row[at])))))
    if (group && summed) body.append(sumRow('Subtotal', of))
  }
  if (summed) body.append(sumRow(`Total ${countText}`, sums))
  table.append(body)
  const lines = head.lines.map((line) => make('p', '', line))
  return [
    make(
      'header',
      '',
      make('div', '', make('h2', '', head.nama_toko), make('p', '', head.alamat_toko)),
      make('div', '', make('h1', '', title), ...lines),
    ),
    table,
    make('footer', '', `Printed By ${head.user_id} / ${head.dicetak}`),
  ]
}

/** Paper within its margins, in pixels of CSS: 277 mm. */
const LEBAR = (277 / 25.4) * 96

/** Columns that are wider than the paper together are drawn smaller: what a browser cuts at the right is not there. */
const muat = (body: HTMLElement): void => {
  const table = body.querySelector('table')
  if (table && table.scrollWidth > LEBAR) table.style.setProperty('zoom', String(LEBAR / table.scrollWidth))
}

/** Opens the print dialog with the report. */
export const printReport = (result: PlainResult, head: ReportHead): Promise<void> =>
  printPage(result.title, CSS, (body) => {
    body.append(...filled(body.ownerDocument, result, head))
    muat(body)
  })
