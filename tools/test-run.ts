/**
 * `npm test`: all tests in the order that keeps all workers busy, each file that fails once more, alone; then what the tests' statements
 * say of the code (check:rows, check:plans), and a table of where the time went. Whatever vitest takes can be told: files, `-t`, `--project`.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, parseCLI, type Vitest } from 'vitest/node'
import { failures, good, nameOf, ranOf } from './test-run/modules.ts'
import { DURATIONS } from './test-run/order.ts'
import { type Ran, table } from './test-run/table.ts'

const root = join(import.meta.dirname, '..')

/** More files than this are no accident: nothing is repeated. */
const REPEATED = 20

/** Files that took this many seconds are written down. */
const LONG = 1

interface Outcome {
  ran: readonly Ran[]
  wall: number
  flaky: readonly string[]
  failed: readonly string[]
}

/** Runs them, and what failed once more by itself. */
const runAll = async (vitest: Vitest, filter: string[]): Promise<Outcome> => {
  const began = performance.now()
  const first = await vitest.start(filter)
  const wall = (performance.now() - began) / 1000
  const ran = first.testModules.map(ranOf)
  const broken = first.testModules.filter((one) => !good(one))
  // An error of nobody's is not judged by repeating a file.
  const failed = first.unhandledErrors.map(
    (error) => `(no file) ${String(error instanceof Error ? error.stack : error)}`,
  )
  const flaky: string[] = []
  if (broken.length > REPEATED) return { ran, wall, flaky, failed: [...failed, ...broken.flatMap(failures)] }
  for (const one of broken.map((module) => ({ module, was: failures(module) }))) {
    console.log(`Once more, alone: ${nameOf(one.module)}`)
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([one.module.toTestSpecification()])
    // It answers with all that ever ran.
    const again = testModules.filter((module) => nameOf(module) === nameOf(one.module))
    const passed = again.length > 0 && again.every(good) && unhandledErrors.length === 0
    ;(passed ? flaky : failed).push(...one.was)
  }
  return { ran, wall, flaky, failed }
}

const record = (ran: readonly Ran[]): void => {
  const long = ran.filter((one) => one.seconds >= LONG).toSorted((a, b) => b.seconds - a.seconds)
  writeFileSync(
    DURATIONS,
    `${JSON.stringify(Object.fromEntries(long.map((one) => [one.file, Math.round(one.seconds)])), null, 2)}\n`,
  )
}

/** The checks that read what the tests asked the database; of a run of some files they would judge too little. */
const CHECKS = ['check:rows', 'check:plans']

const main = async (): Promise<void> => {
  const told = process.argv.slice(2)
  const args = told.filter((one) => one !== '--record')
  const { filter, options } = parseCLI(['vitest', 'run', ...args])
  const vitest = await createVitest('test', options)
  const { ran, wall, flaky, failed } = await runAll(vitest, filter)
  const workers = vitest.config.maxWorkers
  await vitest.close()
  if (told.length > args.length) record(ran)
  const wrong = args.length === 0 ? CHECKS.filter((check) => !npmRun(check)) : []
  const lines = table({ ran, wall, workers, slow: Number(process.env.TEST_SLOW), flaky, failed: [...failed, ...wrong] })
  console.log(['', ...lines].join('\n'))
  process.exitCode = failed.length + wrong.length > 0 ? 1 : 0
}

const npmRun = (script: string): boolean => {
  const began = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  console.log(`${script}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return status === 0
}

await main()
