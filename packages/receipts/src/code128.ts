/** Code 128 as widths of bars and spaces, in modules. */
import JsBarcode from 'jsbarcode'

/**
 * Widths of bars and spaces in turn, beginning with a bar, check sign included; digits are packed two to a sign.
 * @param text printable ASCII
 * @throws RangeError for a sign that Code 128 lacks
 */
export const code128 = (text: string): number[] => {
  if (!/^[ -~]+$/.test(text)) throw new RangeError(`Tidak bisa jadi barcode: ${text}`)
  // Given an object instead of an element, it only encodes: a string of dark (1) and light (0) modules.
  const out: { encodings?: readonly { data: string }[] } = {}
  JsBarcode(out, text, { format: 'CODE128' })
  const modules = (out.encodings ?? []).map(({ data }) => data).join('')
  return Array.from(modules.matchAll(/1+|0+/g), ([run]) => run.length)
}
