/** Code 128 as an SVG: sharp on every printer. Reached by dynamic import only. */
import JsBarcode from 'jsbarcode'

/** Draws a code into an <svg>, bars only: its text is set by the label itself. */
export const drawBarcode = (svg: SVGSVGElement, kode: string): void => {
  JsBarcode(svg, kode, { format: 'CODE128', displayValue: false, margin: 0, width: 2, height: 60 })
  // Its size belongs to the label.
  svg.removeAttribute('width')
  svg.removeAttribute('height')
  svg.setAttribute('preserveAspectRatio', 'none')
}
