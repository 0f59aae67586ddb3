/** Tries mutants in a copy of the tree. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, runTests, runTypes } from './check.ts'
import { bernomor, type Mutant, mutated } from './mutant.ts'

/** Without a mistake everything must pass, or a failing test would say nothing about the mistake. */
export const control = async (copy: string, mutants: readonly Mutant[]): Promise<void> => {
  const files = new Set(mutants.flatMap(({ killedBy }) => (killedBy === 'types' ? [] : killedBy)))
  const outcomes: Outcome[] = []
  if (files.size > 0) outcomes.push(await runTests(copy, [...files], false))
  if (mutants.some(({ killedBy }) => killedBy === 'types')) outcomes.push(await runTypes(copy))
  for (const outcome of outcomes) {
    if (outcome.is !== 'passed')
      throw new Error(`Fails without any mutant: ${outcome.is === 'failed' ? outcome.by : outcome.why}`)
  }
}

/** Tries one mutant and takes its mistake back. */
export const attempt = async (copy: string, mutant: Mutant): Promise<Outcome> => {
  const path = join(copy, mutant.file)
  const source = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, mutated(source, mutant))
    const { killedBy, nomor } = mutant
    if (killedBy === 'types') return await runTypes(copy)
    return await runTests(copy, killedBy, true, nomor === undefined ? undefined : bernomor(nomor))
  } catch (error) {
    return { is: 'broken', why: (error as Error).message }
  } finally {
    writeFileSync(path, source)
  }
}
