/** How much slower this machine is than a quiet one of two cores: by a short loop, and by what else waits for its cores. */
import { availableParallelism, loadavg } from 'node:os'

/** Time of the loop on the quiet machine, in ms. */
const QUIET = 20
const ROUNDS = 10_000_000

/** The quickest of some: of what runs beside it the load tells. */
const loop = (): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const since = performance.now()
      let x = 1
      for (let at = 0; at < ROUNDS; at++) x = (Math.imul(x, 31) + at) | 0
      // An even x is as good as an odd one: it only keeps the loop from being left out.
      return performance.now() - since + (x & 1)
    }),
  )

/** More says that the measure is wrong, or the machine no place for tests. */
const MOST = 5

/** A factor from 1 to 5, to one decimal: 1 on a quiet machine, about 2 where two busy processes hold both cores. */
export const measured = (): number => {
  const [load = 0] = loadavg()
  const factor = Math.max(1, loop() / QUIET) * (1 + load / availableParallelism())
  return Math.min(MOST, Math.round(factor * 10) / 10)
}
