/** Code 128 and EAN-13 as widths of bars and spaces, in modules. */
import JsBarcode from 'jsbarcode'

const lebar = (text: string, options: JsBarcode.Options): number[] => {
  // Given an object instead of an element, it only encodes: a string of dark (1) and light (0) modules.
  const out: { encodings?: readonly { data: string }[] } = {}
  JsBarcode(out, text, options)
  const modules = (out.encodings ?? []).map(({ data }) => data).join('')
  return Array.from(modules.matchAll(/1+|0+/g), ([run]) => run.length)
}

/**
 * Widths of bars and spaces in turn, beginning with a bar, check sign included; digits are packed two to a sign.
 * @param text printable ASCII
 * @throws RangeError for a sign that Code 128 lacks
 */
export const code128 = (text: string): number[] => {
  if (!/^[ -~]+$/.test(text)) throw new RangeError(`Tidak bisa jadi barcode: ${text}`)
  return lebar(text, { format: 'CODE128' })
}

/** The same of an EAN-13. @throws RangeError for what is none */
export const ean13 = (text: string): number[] => {
  if (!/^\d{13}$/.test(text)) throw new RangeError(`Bukan EAN-13: ${text}`)
  return lebar(text, { format: 'EAN13', flat: true })
}

/** Barcodes of pieces: thirteen digits are an EAN-13, which scanners check by themselves. */
export const adalahEan = (text: string): boolean => /^\d{13}$/.test(text)
