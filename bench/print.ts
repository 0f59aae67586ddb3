/** Lines of figures, all in one shape. */
import type { Load } from './load.ts'

/** One figure, with its goal where it has one. */
export const print = (what: string, figure: string, goal = ''): void =>
  console.log(`  ${what.padEnd(44)} ${figure.padStart(28)}${goal ? `   goal ${goal}` : ''}`)

/** A load and what part of its limit it reached. */
export const printLoad = (what: string, load: Load, limit?: Load, goal?: string): void => {
  const ratio = limit ? ` = ${Math.round((load.perSecond / limit.perSecond) * 100)} %` : ''
  print(what, `${load.perSecond.toFixed(0)}/s${ratio}  p50 ${load.p50.toFixed(1)} p99 ${load.p99.toFixed(1)} ms`, goal)
}
