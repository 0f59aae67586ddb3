import { type PointerEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { IconReport } from '../icons/icons.ts'
import { Empty } from '../layout/Marks.tsx'
import css from './Chart.module.css'
import { type ChartKind, type Drawing, heightOf, shortNumber } from './drawing.ts'

/** One thing that a chart shows. */
export interface ChartPoint {
  /** In the table, and beside the axis. */
  label: string
  /** Beside the axis where the label is too long for it. */
  tick?: string
  value: number
  /** The value as people read it, with its unit and whatever belongs to it. */
  text: string
  /** What leads on from it: a link in the table. */
  more?: ReactNode
}

/** A chart with its title, its unit and the same numbers as a table. */
export interface ChartProps {
  title: string
  /** What the axis counts: 'Rp', 'gram', 'pcs'. */
  unit: string
  /** What the labels are: head of the table's first column. */
  head: string
  kind: ChartKind
  points: readonly ChartPoint[]
  /** A value as it stands on the axis. */
  axis?: (value: number) => string
}

/** What is shown first: where a line ends, else the most. */
const firstShown = (kind: ChartKind, points: readonly ChartPoint[]): number =>
  kind === 'line'
    ? points.length - 1
    : points.reduce((most, one, at) => (one.value > (points[most]?.value ?? 0) ? at : most), 0)

/** Draws when the library is there, and again when the width changes; false once it could not be loaded. */
const useDrawn = (drawing: Drawing) => {
  const plot = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<boolean | null>(null)
  useEffect(() => {
    const into = plot.current
    if (!into || drawing.values.length === 0) return undefined
    let gone = false
    let away = () => {}
    let watch: ResizeObserver | undefined
    const begin = async () => {
      const { draw } = await import('./draw.ts')
      if (gone) return
      let width = -1
      watch = new ResizeObserver(() => {
        if (into.clientWidth === width) return
        width = into.clientWidth
        away()
        away = draw(into, drawing)
        setDrawn(true)
      })
      watch.observe(into)
    }
    begin().catch(() => setDrawn(false))
    return () => {
      gone = true
      watch?.disconnect()
      away()
    }
  }, [drawing])
  return { plot, drawn }
}

function Numbers({ head, unit, points, open }: Pick<ChartProps, 'head' | 'unit' | 'points'> & { open: boolean }) {
  return (
    <details className={css.numbers} open={open}>
      <summary>Tabel angka</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, text, more }) => (
            <tr key={label}>
              <th scope="row">{more ?? label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/**
 * A chart: a picture, a slider that reads it point by point (by arrow keys or a thumb), and its numbers as a table. Its
 * colours are those of the theme; the library that draws it is loaded with the first one.
 */
export function Chart({ title, unit, head, kind, points, axis = shortNumber }: ChartProps) {
  const id = useId()
  const [at, setAt] = useState(() => firstShown(kind, points))
  const order = useMemo(() => (kind === 'rows' ? points.toReversed() : points), [kind, points])
  const drawing = useMemo<Drawing>(
    () => ({ kind, labels: order.map((one) => one.tick ?? one.label), values: order.map((one) => one.value), axis }),
    [kind, order, axis],
  )
  const { plot, drawn } = useDrawn(drawing)
  const shown = Math.min(Math.max(at, 0), points.length - 1)
  const mark = kind === 'rows' ? points.length - 1 - shown : shown
  useEffect(() => {
    for (const one of plot.current?.querySelectorAll('[data-at]') ?? [])
      one.toggleAttribute('data-shown', one.getAttribute('data-at') === String(mark))
  }, [mark, plot, drawn, drawing])
  if (points.length === 0)
    return (
      <Empty icon={<IconReport size={22} />} title={`${title}: Belum Ada Angka`} hint="Ubah saringan atau tanggal." />
    )
  const point = points[shown]
  const spoken = point ? `${point.label}: ${point.text}` : ''
  const over = ({ target }: PointerEvent) => {
    const hit = (target as Element).closest('[data-at]')?.getAttribute('data-at')
    if (hit !== null && hit !== undefined) setAt(kind === 'rows' ? points.length - 1 - Number(hit) : Number(hit))
  }
  return (
    <figure className={css.chart} aria-labelledby={id}>
      <figcaption id={id}>
        <b>{title}</b> <small>{unit}</small>
      </figcaption>
      <p className={css.shown}>{spoken}</p>
      {drawn === false ? (
        <p role="alert">Grafik tidak dapat dimuat; angkanya ada di tabel.</p>
      ) : (
        <div
          ref={plot}
          className={css.plot}
          data-kind={kind}
          style={{ minHeight: heightOf(kind, points.length) }}
          aria-hidden="true"
          onPointerOver={over}
        />
      )}
      <input
        type="range"
        className={css.slider}
        min={0}
        max={points.length - 1}
        value={shown}
        aria-label={`${title}, titik demi titik`}
        aria-valuetext={spoken}
        onChange={(event) => setAt(Number(event.target.value))}
      />
      <Numbers head={head} unit={unit} points={points} open={drawn === false} />
    </figure>
  )
}
