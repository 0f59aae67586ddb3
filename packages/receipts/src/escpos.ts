/** ESC/POS bytes of receipts and labels. Reached by dynamic import only: the encoder is heavy. */
import Encoder from '@point-of-sale/receipt-printer-encoder'
import { adalahEan } from './code128.ts'
import { ascii } from './layout.ts'
import { papers, type Receipt } from './receipt.ts'

// The encoder knows no 40-column printer; our lines are never longer than 40, so it has nothing to wrap.
const COLUMNS = 42

const BARCODE = { height: 60, width: 2, text: true } as const

const encoder = () => new Encoder({ language: 'esc-pos', columns: COLUMNS, feedBeforeCut: 5, newline: '\n' })

const QR = { model: 2, size: 5, errorlevel: 'm' } as const

/**
 * Bytes for a thermal printer: every copy with a cut after it.
 * @param ke running number of this print
 * @param kali how often the whole set is printed
 */
export const receiptBytes = (receipt: Receipt, ke = 1, kali = 1): Uint8Array => {
  const out = encoder().initialize()
  for (let set = 0; set < kali; set += 1)
    for (const lines of papers(receipt, ke)) {
      for (const line of lines) out.line(line)
      if (receipt.barcode) out.align('center').barcode(ascii(receipt.barcode), 'code128', BARCODE).align('left')
      if (receipt.qr) out.align('center').qrcode(receipt.qr, QR).align('left')
      out.cut('partial')
    }
  // A copy of a paper is no money.
  if (receipt.laci && ke === 1) out.pulse()
  return out.encode()
}

/** A label of one piece, as bytes need it. */
export interface LabelLines {
  barcode: string
  /** Lines under the bars. */
  baris: readonly string[]
}

/** Bytes of a label on a thermal printer: Code 128 or EAN-13 with its text. */
export const labelBytes = ({ barcode, baris }: LabelLines, kali = 1): Uint8Array => {
  const out = encoder().initialize()
  for (let one = 0; one < kali; one += 1) {
    out.align('center').barcode(ascii(barcode), adalahEan(barcode) ? 'ean13' : 'code128', BARCODE)
    for (const line of baris) out.line(ascii(line))
    out.cut('partial')
  }
  return out.encode()
}
