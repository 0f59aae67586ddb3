import type { GambarLabel } from '@kencana/receipts'
import { printPage } from './printPage.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** What an SVG of a label consists of, in mm: boxes, texts, folds. */
const shapes = ({ tinggi, kotak, teks, lipat }: GambarLabel) => [
  ...kotak.map(({ x, y, lebar, tinggi: height }) => ({ tag: 'rect', at: { x, y, width: lebar, height }, isi: '' })),
  ...teks.map(({ x, y, ukuran, tebal, isi }) => ({
    tag: 'text',
    at: { x, y, 'font-size': ukuran, 'font-weight': tebal ? 700 : 400 },
    isi,
  })),
  ...lipat.map((x) => ({
    tag: 'line',
    at: { x1: x, x2: x, y1: 0, y2: tinggi, stroke: '#999', 'stroke-width': 0.15, 'stroke-dasharray': '0.8 0.8' },
    isi: '',
  })),
]

/** A label as it will come out; its size is the page's to choose. */
export function LabelDrawing({ gambar, name }: { gambar: GambarLabel; name: string }) {
  return (
    <svg
      viewBox={`0 0 ${gambar.lebar} ${gambar.tinggi}`}
      role="img"
      aria-label={name}
      fontFamily="Inter, Arial, sans-serif"
    >
      <rect width={gambar.lebar} height={gambar.tinggi} rx={0.8} fill="#fffefb" />
      <g fill="#000">
        {shapes(gambar).map(({ tag: Tag, at, isi }, index) => {
          const { 'font-size': fontSize, 'font-weight': fontWeight, ...rest } = at as Record<string, number>
          const { 'stroke-width': strokeWidth, 'stroke-dasharray': strokeDasharray, ...place } = rest
          const shape = { ...place, fontSize, fontWeight, strokeWidth, strokeDasharray }
          if (Tag === 'rect') return <rect key={index} {...shape} />
          if (Tag === 'line') return <line key={index} {...shape} />
          return (
            <text key={index} {...shape}>
              {isi}
            </text>
          )
        })}
      </g>
    </svg>
  )
}

/** Prints labels of one size through the browser's print dialog, one per page of that size. */
export const printDrawings = async (labels: readonly GambarLabel[]): Promise<void> => {
  const [first] = labels
  if (!first) return
  const css = `@page { size: ${first.lebar}mm ${first.tinggi}mm; margin: 0 } * { margin: 0 }
svg { display: block; width: ${first.lebar}mm; height: ${first.tinggi}mm; break-after: page; font-family: Inter, Arial, sans-serif }`
  await printPage('Label', css, (body) => {
    const page = body.ownerDocument
    for (const label of labels) {
      const svg = page.createElementNS(SVG, 'svg')
      svg.setAttribute('viewBox', `0 0 ${label.lebar} ${label.tinggi}`)
      // Folds are for the eye at the screen, not for the paper.
      for (const { tag, at, isi } of shapes({ ...label, lipat: [] })) {
        const shape = page.createElementNS(SVG, tag)
        for (const [name, value] of Object.entries(at)) shape.setAttribute(name, String(value))
        shape.textContent = isi
        svg.append(shape)
      }
      body.append(svg)
    }
  })
}
