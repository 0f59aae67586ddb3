/** Of what `npm run test:long` tries whole, a few that the seed draws: mistakes that a test must notice, and rules without which their attacks go through. */
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sampled } from '@kencana/testing/sample'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyTree } from './copy-tree.ts'
import { MUTANTS } from './mutants/all.ts'
import { attempt } from './mutants/attempt.ts'
import { ATURAN } from './serang/aturan.ts'
import { tanpaBeberapa } from './serang/tanpa.ts'

let copy: string
beforeAll(() => {
  copy = copyTree(fileURLToPath(new URL('..', import.meta.url)))
})
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))

/** Browser tests would build the program anew, and the compiler reads all of it: those are tried in the long run alone. */
const quick = MUTANTS.filter(
  ({ killedBy }) => killedBy !== 'types' && killedBy.every((file) => file.endsWith('.test.ts')),
)

describe('what the seed draws', () => {
  it.each(sampled('mutants', quick, 1).map((one) => [one.id, one] as const))('%s is noticed', async (_, mutant) => {
    expect(await attempt(copy, mutant)).toMatchObject({ is: 'failed' })
  })

  it.each(sampled('rules', ATURAN, 1).map((one) => [one.id, one] as const))(
    'without %s its attacks go through',
    (_, aturan) => {
      expect(tanpaBeberapa(copy, [aturan], true)).toBe(true)
    },
  )
})
