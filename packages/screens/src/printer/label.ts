/** What stands on the label of one piece, and the page that it is printed on. */
import { formatGram, type Mg } from '@kencana/ledger'
import { element, printPage } from './printPage.ts'

/** One piece, as its label needs it; a card has no gold. */
export interface LabelItem {
  kode_barcode: string
  nama_barang: string
  kadar?: string
  berat?: Mg
  /** More under the weight: price, tray. */
  lines?: readonly string[]
}

/** The lines beside or under the bars; a reprint says so. */
export const labelLines = ({ nama_barang, kadar = '', berat, lines = [] }: LabelItem, ke: number): string[] => [
  nama_barang,
  ...(berat === undefined ? [] : [`${kadar}  ${formatGram(berat)} g`]),
  ...lines,
  ...(ke > 1 ? [`SALINAN ke-${ke - 1}`] : []),
]

// 60 x 20 mm: what label printers for jewellery take.
const CSS = `
@page { size: 60mm 20mm; margin: 1mm 2mm }
* { margin: 0; box-sizing: border-box }
body { font: 6.5pt/1.25 Inter, Arial, sans-serif; color: #000 }
.label { display: flex; gap: 2mm; width: 56mm; height: 18mm; overflow: hidden; break-after: page; align-items: center }
.bars { width: 28mm; text-align: center; flex: none }
.bars svg { display: block; width: 28mm; height: 11mm }
.text { min-width: 0; overflow: hidden } .text p { white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
.text p:first-child { font-weight: 700; white-space: normal; max-height: 2.5em }
`

/** Prints labels through the browser's print dialog, one per page. */
export const printLabels = async (labels: readonly { item: LabelItem; ke: number }[], kali: number): Promise<void> => {
  const { drawBarcode } = await import('./barcode.ts')
  await printPage('Label', CSS, (body) => {
    const page = body.ownerDocument
    for (const { item, ke } of labels)
      for (let one = 0; one < kali; one += 1) {
        const svg = page.createElementNS('http://www.w3.org/2000/svg', 'svg')
        drawBarcode(svg, item.kode_barcode)
        const bars = element(page, 'div', 'bars', svg, item.kode_barcode)
        const lines = labelLines(item, ke).map((line) => element(page, 'p', '', line))
        body.append(element(page, 'div', 'label', bars, element(page, 'div', 'text', ...lines)))
      }
  })
}
