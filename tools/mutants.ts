/**
 * `npm run mutants`: makes each mistake of tools/mutants/ in a copy of the working tree and runs the tests that must
 * notice it. A mistake that no test notices is a rule that no test holds.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inPart } from '@kencana/testing/sample'
import { copyTree } from './copy-tree.ts'
import { MUTANTS } from './mutants/all.ts'
import { attempt, control } from './mutants/attempt.ts'
import type { Outcome } from './mutants/check.ts'
import type { Mutant } from './mutants/mutant.ts'

const USAGE = 'npm run mutants -- [--list] [id ...]      all of them, or those named; --list only shows them'

const root = join(import.meta.dirname, '..')

/** Those named, else all, or of all what belongs to a part of a long run. */
const chosen = (ids: readonly string[]): readonly Mutant[] => {
  const unknown = ids.find((id) => !MUTANTS.some((mutant) => mutant.id === id))
  if (unknown !== undefined) throw new Error(`No mutant is called ${unknown}. ${USAGE}`)
  return ids.length === 0 ? inPart(MUTANTS) : MUTANTS.filter(({ id }) => ids.includes(id))
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
