/** Tests whose steps stand on each other. */
import { it } from 'vitest'

/** What a step is called, and what it does. */
export type Step = readonly [name: string, run: () => Promise<unknown>]

/**
 * One test of several steps, for what cannot be begun in the middle: each step finds what the one before left. Tests of a
 * file are independent of each other; steps of a story are not, and so they are one test. A failure names its step.
 * @param batas the longest it may take, in milliseconds, where it is not the longest of any test
 */
export const story = (name: string, steps: readonly Step[], batas?: number): void =>
  it(name, { timeout: batas }, async () => {
    for (const [step, run] of steps)
      try {
        await run()
      } catch (error) {
        if (error instanceof Error) error.message = `${step}: ${error.message}`
        throw error
      }
  })
