/**
 * `npm run test:hunt -- <file> [times]`: runs a test file many times beside two busy processes, and says how often it failed and where.
 * A file that ever needed a second run passes 20 of 20 here before it is called mended.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { failures, good } from './modules.ts'

const BUSY = 'for (;;) Math.random()'

const hunt = async (file: string, times: number): Promise<number> => {
  const busy: ChildProcess[] = [1, 2].map(() => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }))
  const rest = (): void => {
    for (const one of busy) one.kill('SIGKILL')
  }
  process.on('exit', rest)
  // What two busy processes leave of two cores.
  process.env.TEST_SLOW ??= '2.5'
  const vitest = await createVitest('test', {
    root: join(import.meta.dirname, '..', '..'),
    run: true,
    reporters: ['dot'],
  })
  let failed = 0
  try {
    await vitest.standalone()
    const specifications = await vitest.globTestSpecifications([file])
    if (specifications.length === 0) throw new Error(`No test file has ${file} in its path`)
    for (let time = 1; time <= times; time += 1) {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
      const where = testModules.filter((one) => !good(one)).flatMap(failures)
      if (where.length + unhandledErrors.length > 0) failed += 1
      console.log(`${time} of ${times}: ${[...where, ...unhandledErrors.map(String)].join('; ') || 'passed'}`)
    }
  } finally {
    await vitest.close()
    rest()
  }
  console.log(`${file}: failed ${failed} of ${times} times`)
  return failed
}

const [file, times = '20'] = process.argv.slice(2)
if (file === undefined) throw new Error('npm run test:hunt -- <file> [times]')
process.exitCode = (await hunt(file, Number(times))) > 0 ? 1 : 0
