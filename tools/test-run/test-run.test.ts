/** How a run of the tests orders, repeats and tells; and what it draws of what is wide. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inPart, longPart, runs, sampled } from '@kencana/testing/sample'
import { slow } from '@kencana/testing/slow'
import { afterEach, describe, expect, it } from 'vitest'
import { inOrder } from './order.ts'
import { measured } from './slow.ts'
import { kindOf, table } from './table.ts'

const root = join(import.meta.dirname, '..', '..')
const HUNDRED = Array.from({ length: 100 }, (_, at) => at)

describe('the order', () => {
  it('is tidy tests, units, browser files, of each the longest first', () => {
    const seconds = new Map([
      ['e2e/long.e2e.ts', 90],
      ['features/x/long.test.ts', 30],
      ['features/x/short.test.ts', 2],
    ])
    const files = [
      'e2e/new.e2e.ts',
      'features/x/new.test.ts',
      'tools/tidy.test.ts',
      ...[...seconds.keys()].toReversed(),
    ]
    expect(inOrder(files, seconds)).toEqual([
      'tools/tidy.test.ts',
      'features/x/long.test.ts',
      'features/x/short.test.ts',
      'features/x/new.test.ts',
      'e2e/long.e2e.ts',
      'e2e/new.e2e.ts',
    ])
  })
})

describe('what is drawn', () => {
  it('is the same few for the same seed, others for the next, apart for each name', () => {
    const draw = (name: string, seed: number) => sampled(name, HUNDRED, 10, seed, null)
    expect(draw('a', 1)).toHaveLength(10)
    expect(draw('a', 1)).toEqual(draw('a', 1))
    expect(draw('a', 1)).not.toEqual(draw('a', 2))
    expect(draw('a', 1)).not.toEqual(draw('b', 1))
  })

  it('has had everything after some seeds', () => {
    const had = new Set(HUNDRED.flatMap((seed) => sampled('a', HUNDRED, 10, seed, null)))
    expect(had.size).toBe(100)
  })

  it('is all of it over the parts of a long run, each once', () => {
    const parts = [1, 2, 3].map((part) => sampled('a', HUNDRED, 10, 1, { part, of: 3 }))
    expect(parts.flat().toSorted((a, b) => a - b)).toEqual(HUNDRED)
    expect(inPart(HUNDRED, null)).toEqual(HUNDRED)
    expect(longPart('3/8')).toEqual({ part: 3, of: 8 })
    expect(longPart('')).toBeNull()
    expect([runs(40, 12, null), runs(40, 12, { part: 1, of: 8 })]).toEqual([12, 40])
  })
})

describe('time limits', () => {
  it('follow the machine, which is never quicker than a quiet one', () => {
    expect(measured()).toBeGreaterThanOrEqual(1)
    expect(slow(1_000)).toBe(Math.round(1_000 * Number(process.env.TEST_SLOW)))
  })
})

describe('the table', () => {
  it('tells kinds, the longest, how busy the workers were, and what was flaky', () => {
    const lines = table({
      ran: [
        { file: 'e2e/a.e2e.ts', project: 'browser', seconds: 30 },
        { file: 'features/hutang/b/c.test.ts', project: 'unit', seconds: 6 },
        { file: 'features/hutang/d/e.test.ts', project: 'unit', seconds: 4 },
      ],
      wall: 25,
      workers: 2,
      slow: 1.5,
      flaky: ['e2e/a.e2e.ts › opens'],
      failed: [],
    })
    expect(lines).toContain(`${'features/hutang'.padEnd(28)}     2    10.0 s`)
    expect(lines).toContain('25 s, 2 workers busy 80 %, TEST_SLOW 1.5')
    expect(lines.at(-1)).toBe('FLAKY e2e/a.e2e.ts › opens')
    expect(lines.indexOf('    30.0 s  e2e/a.e2e.ts')).toBeLessThan(
      lines.indexOf('     6.0 s  features/hutang/b/c.test.ts'),
    )
    expect(kindOf({ file: 'packages/ui/src/x.test.ts', project: 'unit' })).toBe('packages')
  })
})

describe('a file that fails', () => {
  let folder: string
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  /** Runs files of their own folder by the runner. */
  const run = (files: Readonly<Record<string, string>>) => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'kencana-test-run-')))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
    const args = [tsx, join(root, 'tools', 'test-run.ts'), '--root', folder, '--globals']
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    return { status, stdout }
  }
  const ONCE = `import { existsSync, writeFileSync } from 'node:fs'
it('comes late', () => {
  const before = existsSync('NAME')
  writeFileSync('NAME', '')
  expect(before).toBe(true)
})`

  it('and passes alone is told as flaky, and the run is green', () => {
    const late = { 'late.test.mjs': ONCE, 'later.test.mjs': ONCE.replaceAll('NAME', 'twice') }
    const { status, stdout } = run({ ...late, 'good.test.mjs': "it('is good', () => {})" })
    expect(stdout).toMatch(/FLAKY .*late\.test\.mjs › comes late/)
    expect(stdout).toMatch(/FLAKY .*later\.test\.mjs › comes late/)
    expect(status).toBe(0)
  })

  it('twice is red, and so is a file that cannot be read', () => {
    const { status, stdout } = run({ 'bad.test.mjs': "it('is bad', () => expect(1).toBe(2))", 'torn.test.mjs': 'it(' })
    expect(stdout).toMatch(/FAILED TWICE .*bad\.test\.mjs › is bad/)
    expect(stdout).toMatch(/FAILED TWICE .*torn\.test\.mjs › \(no test of it\)/)
    expect(status).toBe(1)
  })
})
