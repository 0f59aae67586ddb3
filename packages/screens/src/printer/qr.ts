/** A QR code as an SVG: sharp on every printer. Reached by dynamic import only. */
import { qrModules } from '@kencana/receipts/qr'

/** Draws a text into an <svg>, one unit a module. */
export const drawQr = (svg: SVGSVGElement, isi: string): void => {
  const rows = qrModules(isi)
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  path.setAttribute('d', dark.join(''))
  svg.setAttribute('viewBox', `0 0 ${rows.length} ${rows.length}`)
  svg.setAttribute('shape-rendering', 'crispEdges')
  svg.replaceChildren(path)
}
