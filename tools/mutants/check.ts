/** Runs tests or the compiler in a folder and says what failed first. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What came of a run; 'broken' when it failed without a test that ran: then it says nothing about the tests. */
export type Outcome = { is: 'passed' } | { is: 'failed'; by: string } | { is: 'broken'; why: string }

/** Where a run in a copy leaves its JSON report. */
export const REPORT = 'mutants-report.json'

/** The part of vitest's JSON report that is read here. */
export interface TestReport {
  success: boolean
  testResults: readonly {
    /** Path of the test file. */
    name: string
    status: string
    message: string
    assertionResults: readonly { status: string; fullName: string }[]
  }[]
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? ''

/** What a test report says. @param root the folder that paths are shown from */
export const outcomeOf = (report: TestReport, root: string): Outcome => {
  if (report.success) return { is: 'passed' }
  const failed = report.testResults.filter(({ status }) => status === 'failed')
  for (const { name, assertionResults } of failed) {
    const test = assertionResults.find(({ status }) => status === 'failed')
    if (test) return { is: 'failed', by: `${relative(root, name)}: ${test.fullName}` }
  }
  // No single test failed, but what surrounds them did: the audit of a shop when it is closed, for example.
  const ran = failed.find(({ assertionResults }) => assertionResults.some(({ status }) => status === 'passed'))
  if (ran) return { is: 'failed', by: `${relative(root, ran.name)}: ${firstLine(ran.message)}` }
  return { is: 'broken', why: failed[0] ? firstLine(failed[0].message) : 'no test ran' }
}

const run = (command: string, args: readonly string[], cwd: string): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    let output = ''
    // What a mistake breaks is looked for in full depth, whatever part of a long run this is.
    const env = { ...process.env, TEST_LONG: '1/1' }
    const child = spawn(command, args, { cwd, env, shell: process.platform === 'win32' })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })

/**
 * Runs test files of a copy.
 * @param bail stop at the first test that fails
 * @param named only tests of these names; how many there were says the report
 */
export const runTests = async (
  copy: string,
  files: readonly string[],
  bail: boolean,
  named?: RegExp,
): Promise<Outcome> => {
  const report = join(copy, REPORT)
  rmSync(report, { force: true })
  const projects = new Set(files.map((file) => (file.endsWith('.e2e.ts') ? 'browser' : 'unit')))
  const args = ['vitest', 'run', '--reporter=json', `--outputFile=${report}`, `--bail=${bail ? 1 : 0}`]
  for (const project of projects) args.push(`--project=${project}`)
  if (named) args.push(`--testNamePattern=${named.source}`)
  const { output } = await run('npx', [...args, ...files], copy)
  if (!existsSync(report)) return { is: 'broken', why: firstLine(output) }
  return outcomeOf(JSON.parse(readFileSync(report, 'utf8')) as TestReport, copy)
}

/** Compiles a copy as `npm run check:types` does. */
export const runTypes = async (copy: string): Promise<Outcome> => {
  const { code, output } = await run('npm', ['run', '--silent', 'check:types'], copy)
  if (code === 0) return { is: 'passed' }
  const error = output.split('\n').find((line) => /error TS\d+/.test(line))
  return error ? { is: 'failed', by: `types: ${error}` } : { is: 'broken', why: firstLine(output) }
}
