/** What benches give back: figures as data, each with its goal and with what nothing but the bare means reached. */
import type { Size, SizeName } from './dataset/sizes.ts'
import type { Load } from './load.ts'

/** `/s` is requests a second, kB and MB are powers of ten. */
export type Unit = '/s' | 'ms' | 's' | 'kB' | 'MB'

/** At most or at least so much in the figure's own unit, or at least or at most such a part of what the bare means reached. */
type Goal = { max: number } | { min: number } | { share: number } | { most: number }

/** One thing that was measured. */
export interface Figure {
  /** What it is, as a row of the README says it. */
  name: string
  value: number
  unit: Unit
  goal?: Goal
  /** The limit: the same with Node, driver or page alone, measured in the same run. Same unit. */
  bare?: number
  /** At the full size it may be so many times worse than at a tenth of it. */
  growth?: number
  /** Said by the command, left out of the README. */
  detail?: boolean
}

/** How a bench is run. */
export interface Run {
  size: Size
  /** Every way of it once and as short as can be: whether it works, not how fast. */
  quick: boolean
}

/** One bench. */
export interface Bench {
  /** After `npm run bench --`. */
  name: string
  /** What is measured, for the line above its figures. */
  about: string
  /** Measured at these sizes unless one is named; none: the same whatever there is. */
  sizes: readonly SizeName[]
  measure: (run: Run) => Promise<Figure[]>
}

/** Whether a figure is where it should be; undefined where it has no goal, or no bare figure to compare with. */
export const reached = ({ value, goal, bare }: Figure): boolean | undefined => {
  if (!goal) return undefined
  if ('max' in goal) return value <= goal.max
  if ('min' in goal) return value >= goal.min
  if (bare === undefined) return undefined
  return 'share' in goal ? value >= goal.share * bare : value <= goal.most * bare
}

/** How many times worse the first is than the second: for rates the fewer, for all else the more. */
export const timesWorse = (one: Figure, other: Figure): number =>
  one.unit === '/s' ? other.value / one.value : one.value / other.value

/** A value as people read it: 3,867/s, 4.2 ms, 765 ms, 240.5 kB. */
export const valueText = (value: number, unit: Unit): string => {
  const digits = unit === 's' ? 2 : unit === 'ms' ? (value < 10 ? 1 : 0) : unit === '/s' ? 0 : 1
  const text = value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return unit === '/s' ? `${text}/s` : `${text} ${unit}`
}

/** `74 %` of 0.74. */
export const percentText = (part: number): string => `${Math.round(part * 100)} %`

const plain = (value: number, unit: Unit): string =>
  unit === '/s' ? `${value.toLocaleString('en-US')}/s` : `${value.toLocaleString('en-US')} ${unit}`

/** `≤ 5 ms`, `≥ 75 % of bare`; a dash where there is none. */
export const goalText = ({ goal, unit }: Figure): string => {
  if (!goal) return '-'
  if ('max' in goal) return `≤ ${plain(goal.max, unit)}`
  if ('min' in goal) return `≥ ${plain(goal.min, unit)}`
  return 'share' in goal ? `≥ ${percentText(goal.share)} of bare` : `≤ ${percentText(goal.most)} of bare`
}

/** Two figures of a load: how many a second, and the slowest of a hundred. */
export const loadFigures = (
  name: string,
  load: Load,
  extra: { bare: Load; share: number; p99: number; growth: number },
): Figure[] => [
  {
    name,
    value: load.perSecond,
    unit: '/s',
    bare: extra.bare.perSecond,
    goal: { share: extra.share },
    growth: extra.growth,
  },
  { name: 'p99 of it', value: load.p99, unit: 'ms', bare: extra.bare.p99, goal: { max: extra.p99 } },
]
