/** The one place that knows the charting library: loaded with the first chart that is drawn. */
import { terbaca } from '@kencana/ledger'
import { BarChart, LineChart } from 'chartist'
import { type Drawing, heightOf } from './drawing.ts'

/** Room for the words on the left, in px. */
const LEFT = 58
const LEFT_ROWS = 112
/** How wide a label below the axis is at least, and what a letter of it takes, in px. */
const LABEL = 46
const LETTER = 7

/** Every how many labels one is written, so that none lies over another. */
const stepOf = (width: number, labels: readonly string[]): number => {
  const widest = Math.max(LABEL, ...labels.map((label) => label.length * LETTER))
  return Math.max(1, Math.ceil((labels.length * widest) / Math.max(width - LEFT, 1)))
}

const marked = (context: unknown): void => {
  const { type, index, element } = context as { type: string; index: number; element: { attr: (a: object) => unknown } }
  if (type === 'bar' || type === 'point') element.attr({ 'data-at': index })
}

/**
 * Draws into an element, whose width it takes; what was drawn there before is taken away.
 * @returns takes it away
 */
export const draw = (into: HTMLElement, { kind, labels, values, axis }: Drawing): (() => void) => {
  const width = into.clientWidth
  const room = { top: 12, right: kind === 'bar' ? 12 : 36, bottom: 0, left: 0 }
  const count = Math.max(labels.length, 1)
  const fit = Math.max(2, Math.min(28, ((width - LEFT) / count) * 0.62))
  into.style.setProperty('--bar', `${kind === 'rows' ? 14 : fit}px`)
  const size = { width: '100%', height: `${heightOf(kind, labels.length)}px`, chartPadding: room }
  const below = {
    showGrid: false,
    offset: 26,
    labelInterpolationFnc: (label: unknown, at: number) =>
      (labels.length - 1 - at) % stepOf(width, labels) === 0 ? terbaca(String(label)) : null,
  }
  const amount = { labelInterpolationFnc: (value: unknown) => axis(Number(value)), scaleMinSpace: 36 }
  const data = { labels: [...labels], series: [[...values]] }
  const chart =
    kind === 'line'
      ? new LineChart(into, data, {
          ...size,
          low: Math.min(0, ...values),
          lineSmooth: false,
          axisX: below,
          axisY: { ...amount, offset: LEFT },
        })
      : kind === 'rows'
        ? new BarChart(into, data, {
            ...size,
            horizontalBars: true,
            axisX: { ...amount, scaleMinSpace: 64, offset: 26 },
            axisY: { offset: LEFT_ROWS, showGrid: false },
          })
        : new BarChart(into, data, { ...size, axisX: below, axisY: { ...amount, offset: LEFT } })
  chart.on('draw', marked)
  return () => {
    chart.detach()
    into.replaceChildren()
  }
}
