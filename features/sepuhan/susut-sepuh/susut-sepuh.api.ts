/** What is usual among losses, and what stands out. */

/** Fewer than five say nothing. */
const PALING_SEDIKIT = 5

/** Two standard deviations around the mean hold nearly all that is usual: lower and upper bound. */
export const batasBiasa = (persen: readonly number[]): [number, number] => {
  if (persen.length < PALING_SEDIKIT) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const rata = persen.reduce((sum, one) => sum + one, 0) / persen.length
  const simpangan = Math.sqrt(persen.reduce((sum, one) => sum + (one - rata) ** 2, 0) / persen.length)
  return [rata - 2 * simpangan, rata + 2 * simpangan]
}
