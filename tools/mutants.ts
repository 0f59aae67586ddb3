/**
 * `npm run mutants`: makes each mistake of tools/mutants/ in a copy of the working tree and runs the tests that must
 * notice it. A mistake that no test notices is a rule that no test holds.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyTree } from './copy-tree.ts'
import { MUTANTS } from './mutants/all.ts'
import { type Outcome, runTests, runTypes } from './mutants/check.ts'
import { bernomor, type Mutant, mutated } from './mutants/mutant.ts'

const USAGE = 'npm run mutants -- [--list] [id ...]      all of them, or those named; --list only shows them'

const root = join(import.meta.dirname, '..')

const chosen = (ids: readonly string[]): readonly Mutant[] => {
  const unknown = ids.find((id) => !MUTANTS.some((mutant) => mutant.id === id))
  if (unknown !== undefined) throw new Error(`No mutant is called ${unknown}. ${USAGE}`)
  return ids.length === 0 ? MUTANTS : MUTANTS.filter(({ id }) => ids.includes(id))
}

/** Without a mistake everything must pass, or a failing test would say nothing about the mistake. */
const control = async (copy: string, mutants: readonly Mutant[]): Promise<void> => {
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
const attempt = async (copy: string, mutant: Mutant): Promise<Outcome> => {
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

const told = (outcome: Outcome): [string, string] => {
  if (outcome.is === 'failed') return ['killed', outcome.by]
  if (outcome.is === 'passed') return ['SURVIVED', 'nothing noticed it']
  return ['BROKEN', outcome.why]
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(USAGE)
  const mutants = chosen(positionals)
  if (values.list) {
    for (const { id, breaks, file } of mutants) console.log(`${id.padEnd(18)}${breaks}\n${' '.repeat(18)}${file}`)
    return
  }
  const start = performance.now()
  const copy = copyTree(root)
  process.on('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  await control(copy, mutants)
  console.log(`without a mutant  passed    ${seconds(start)}`)
  let killed = 0
  for (const mutant of mutants) {
    const since = performance.now()
    const outcome = await attempt(copy, mutant)
    const [verdict, by] = told(outcome)
    if (outcome.is === 'failed') killed++
    console.log(`${mutant.id.padEnd(18)}${verdict.padEnd(10)}${seconds(since).padStart(5)}  ${by}`)
  }
  console.log(`${killed} of ${mutants.length} killed in ${seconds(start)}`)
  if (killed < mutants.length) process.exitCode = 1
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
