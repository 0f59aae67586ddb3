/**
 * `npm run test:long -- [--bagian 3/40]`: all of what every run of the tests tries a few of (packages/testing/src/sample.ts). In parts, each
 * of at most half an hour; after the last one the seed moves on, by which `npm test` draws its few.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { longPart, SEED } from '@kencana/testing/sample'
import { sourceFiles } from '../source-files.ts'

const root = join(import.meta.dirname, '..', '..')
const USAGE = 'npm run test:long -- [--bagian <part>/<of>]'

const { values } = parseArgs({ options: { bagian: { type: 'string', default: '1/1' } } })
const long = longPart(values.bagian)
if (!long || long.part < 1 || long.part > long.of) throw new Error(USAGE)

/** Test files in which a call stands. */
const calling = (call: RegExp): string[] =>
  sourceFiles(root)
    .filter((file) => /\.(test|e2e)\.ts$/.test(file))
    .filter((file) => call.test(readFileSync(join(root, file), 'utf8')))

/** Lists are shared out among the parts, what runs longer belongs to one of them. */
const lists = calling(/\b(sampled|longPart)\(/).filter((file) => file !== 'tools/drawn.test.ts')
const longer = calling(/\bruns\(/).filter((file) => !lists.includes(file))
const files = [...lists, ...longer.filter((_, at) => at % long.of === long.part - 1)]

/** Races of two servers are one of the parts' work: all kinds of them share a database. */
const RACES = 1_000

const commands: (readonly string[])[] = [
  ['npx', 'vitest', 'run', ...files],
  ['npm', 'run', '--silent', 'serang', '--', '--semua', '--milik'],
  ['npm', 'run', '--silent', 'mutants'],
  ...(long.part === long.of ? [['npm', 'run', '--silent', 'race', '--', String(RACES)]] : []),
]

const run = ([command = '', ...args]: readonly string[]): boolean => {
  console.log(`\n${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_LONG: values.bagian },
    shell: process.platform === 'win32',
  })
  return status === 0
}

const began = performance.now()
const failed = commands.filter((command) => !run(command)).map((command) => command.slice(0, 4).join(' '))
console.log(`\npart ${values.bagian}, seed ${SEED}: ${((performance.now() - began) / 60_000).toFixed(0)} min`)
for (const command of failed) console.log(`failed: ${command}`)
if (failed.length > 0) process.exitCode = 1
else if (long.part === long.of)
  writeFileSync(join(root, 'packages/testing/src/seed.json'), `${JSON.stringify({ seed: SEED + 1 })}\n`)
