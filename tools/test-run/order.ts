/** In which order the files of a run begin, so that all workers end together. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '..', '..')

/** Where the seconds stand of all files that take a while, as `npm test -- --record` wrote them. */
export const DURATIONS = join(root, 'tools', 'test-run', 'durations.json')

/** Seconds that a file took in the recorded run; 0 of one that was quick or is new. */
const recorded = (): ReadonlyMap<string, number> =>
  new Map(Object.entries(JSON.parse(readFileSync(DURATIONS, 'utf8')) as Record<string, number>))

/** What kind a file is: what the house rules say is known first, what needs a browser comes last. */
const rank = (file: string): number => (file.endsWith('.e2e.ts') ? 2 : file.startsWith('tools/tidy') ? 0 : 1)

/** Tidy tests, then units, then browser files; of each kind the longest first. */
export const inOrder = (files: readonly string[], seconds: ReadonlyMap<string, number>): string[] =>
  files.toSorted(
    (a, b) => rank(a) - rank(b) || (seconds.get(b) ?? 0) - (seconds.get(a) ?? 0) || (a < b ? -1 : a > b ? 1 : 0),
  )

/** For vitest.config.ts. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const named = new Map(files.map((one) => [relative(root, one.moduleId).replaceAll('\\', '/'), one]))
    const sorted = inOrder([...named.keys()], recorded()).flatMap((name) => named.get(name) ?? [])
    return Promise.resolve(sorted)
  }
}
