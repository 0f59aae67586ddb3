/**
 * Two depths of what is wide rather than different: `npm run test:long` tries all of it, every run of the tests a few, chosen by the seed
 * that stands in seed.json. Whoever ran `test:long` moves it on, so that in time every run has tried all.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What each run of the tests draws by. */
export const SEED: number = (
  JSON.parse(readFileSync(new URL('seed.json', import.meta.url), 'utf8')) as { seed: number }
).seed

/** Which part of how many is tried: `TEST_LONG=3/8`; null in a run of a few. */
export const longPart = (told = process.env.TEST_LONG): { part: number; of: number } | null => {
  const [, part = '', of = ''] = /^(\d+)\/(\d+)$/.exec(told ?? '') ?? []
  return part === '' ? null : { part: Number(part), of: Number(of) }
}

/** Of a list what belongs to this part of a long run; all of it where none is told. */
export const inPart = <T>(all: readonly T[], long = longPart()): T[] =>
  all.filter((_, at) => long === null || at % long.of === long.part - 1)

const rank = (seed: number, name: string, at: number): string =>
  createHash('sha256').update(`${seed} ${name} ${at}`).digest('hex')

/**
 * Those of a list that this run tries, in the list's order.
 * @param name of the list, so that two of them are drawn apart
 * @param few how many a run tries that is not long
 * @example it.each(sampled('menus', paths, 12))('%s', ...)
 */
export const sampled = <T>(name: string, all: readonly T[], few: number, seed = SEED, long = longPart()): T[] => {
  if (long) return inPart(all, long)
  const drawn = all.map((_, at) => at).toSorted((a, b) => (rank(seed, name, a) < rank(seed, name, b) ? -1 : 1))
  const taken = new Set(drawn.slice(0, few))
  return all.filter((_, at) => taken.has(at))
}

/** How often something random is tried: `few` times in a run, `all` times in that part of a long one to which its file belongs. */
export const runs = (all: number, few: number, long = longPart()): number => (long ? all : few)

/** What random tests draw by: a run that is repeated tries the same again, each part of a long one something else. */
export const drawBy = (seed = SEED, long = longPart()): number => (long ? seed * 1000 + long.part : seed)
