/**
 * `npm run check:rows`: holds the row type of every statement to the columns that PostgreSQL answered in the last test run.
 * A copy of the sources gets, in place of `rows<T>(`, `rows<Checked<T, { what: came }>>(`, and the compiler judges: a name
 * in T that no column has, a number where text came. What was not run since a file changed is told, not judged.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type SeenRows, textHash } from '@kencana/database/testing.rows'
import { copyTree } from './copy-tree.ts'
import { readSeen } from './seen.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CHECKED = 'features/checked-rows.d.ts'
/** What browser tests are given before they begin is declared beside it, and imported by none of them. */
const DECLARES = 'e2e/setup.ts'

// The types of packages/database/src/types.ts, by PostgreSQL's numbers; anything else is not judged.
const TYPES: Readonly<Record<number, string>> = {
  16: 'boolean',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  700: 'number',
  701: 'number',
  1042: 'string',
  1043: 'string',
  1082: 'string',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
}

const GLOBALS = `
type Fits<V, C> = 0 extends 1 & V ? true : unknown extends V ? true : 0 extends 1 & C ? true
  : [NonNullable<V>] extends [never] ? true
  : [NonNullable<V>] extends [string] ? ([C] extends [string] ? true : false)
  : [NonNullable<V>] extends [number] ? ([C] extends [number] ? true : false)
  : [NonNullable<V>] extends [boolean] ? ([C] extends [boolean] ? true : false)
  : [NonNullable<V>] extends [Date] ? ([C] extends [Date] ? true : false)
  : true
type Wrong<T, C> = {
  [K in keyof T]-?: K extends keyof C ? (Fits<T[K], C[K]> extends true ? never : K) : undefined extends T[K] ? never : K
}[keyof T]
type Checked<T, C> = [Wrong<T, C>] extends [never] ? T : \`the statement does not answer \${Wrong<T, C> & string} as its row type says\`
`

/** What came, as a type. Without a row type to compare with, only the names are held. */
const typeOf = (columns: SeenRows['columns'], loose: boolean): string => {
  const fields = columns.map(([name, oid]) => `${JSON.stringify(name)}: ${loose ? 'any' : (TYPES[oid] ?? 'any')}`)
  return `{ ${[...new Set(fields)].join('; ')} }`
}

/** Where the type argument that begins at `<` ends. */
const closing = (text: string, open: number): number => {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '<') depth += 1
    else if (text[at] === '>' && text[at - 1] !== '=') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('type argument without end')
}

interface Call {
  /** Right behind `rows` or `one`. */
  at: number
  shapes: Set<string>
  seen: SeenRows[]
}

/** Calls of rows() and one() that were seen in a text, from the last to the first. */
const callsIn = (text: string, seen: readonly SeenRows[]): Call[] => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  const calls = new Map<number, Call>()
  for (const one of seen) {
    const from = (starts[one.line - 1] ?? 0) + one.column - 1
    // A frame points at the name, or at the object before it.
    const match = /^[\w.?!\s()]*?\b(?:rows|one)(?=[<(])/.exec(text.slice(from, from + 200))
    if (!match) continue
    const at = from + match[0].length
    const call = calls.get(at) ?? { at, shapes: new Set(), seen: [] }
    call.seen.push(one)
    calls.set(at, call)
  }
  return [...calls.values()].toSorted((a, b) => b.at - a.at)
}

/**
 * A row type that its function was given (`<Row extends object>`): what it is stands at the caller and cannot be judged here.
 * What such a function reads goes out through the contract's schema, which refuses a row that lacks a field.
 */
const isGiven = (text: string, type: string): boolean => {
  const name = /^[A-Z]\w*/.exec(type.trim())?.[0]
  if (name === undefined) return false
  return new RegExp(`\\b${name} extends\\b|(=\\s*(async\\s+)?|function\\s+\\w+)<[^()]*\\b${name}\\b[^()]*>\\(`).test(
    text,
  )
}

const rewrite = (text: string, seen: readonly SeenRows[]): { text: string; count: number } => {
  let next = text
  let count = 0
  for (const { at, seen: answers } of callsIn(text, seen)) {
    if (next[at] === '(') {
      const shapes = [...new Set(answers.map((one) => typeOf(one.columns, true)))]
      // A call with no type of its own takes the one that is expected of it.
      if (shapes.length === 1) next = `${next.slice(0, at)}<${shapes[0]}>${next.slice(at)}`
    } else {
      const end = closing(next, at)
      const type = next.slice(at + 1, end)
      if (isGiven(text, type)) continue
      const shapes = [...new Set(answers.map((one) => typeOf(one.columns, false)))]
      const checked = shapes.reduce((inner, shape) => `Checked<${inner}, ${shape}>`, type)
      next = `${next.slice(0, at + 1)}${checked}${next.slice(end)}`
    }
    count += 1
  }
  return { text: next, count }
}

/**
 * Judges what was seen.
 * @returns how many calls were judged, files that changed since they were seen, and the compiler's complaints
 */
export const checkRows = (
  root: string,
  seen: readonly SeenRows[],
): { calls: number; stale: string[]; errors: string[] } => {
  const byFile = new Map<string, SeenRows[]>()
  for (const one of seen) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one])
  const tree = copyTree(root)
  const stale: string[] = []
  const judged: string[] = []
  let calls = 0
  try {
    for (const [file, answers] of byFile) {
      const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
      const fresh = answers.filter(({ hash }) => hash === textHash(text))
      if (fresh.length === 0) stale.push(file)
      const checked = rewrite(text, fresh)
      calls += checked.count
      if (checked.count === 0) continue
      writeFileSync(join(tree, file), checked.text)
      judged.push(file)
    }
    writeFileSync(join(tree, CHECKED), GLOBALS)
    // What was rewritten and what it imports: the rest is the type check's.
    const config = JSON.parse(readFileSync(join(tree, 'tsconfig.server.json'), 'utf8')) as { include: string[] }
    const declares = judged.some((file) => file.startsWith('e2e/')) ? [DECLARES] : []
    config.include = [...judged, CHECKED, ...declares, ...config.include.filter((one) => one.endsWith('.d.ts'))]
    writeFileSync(join(tree, 'tsconfig.server.json'), JSON.stringify(config))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.server.json', '--pretty', 'false'], {
      cwd: tree,
      encoding: 'utf8',
    })
    const errors = stdout.split('\n').filter((line) => line.includes('error TS'))
    if (status !== 0 && errors.length === 0) throw new Error(`the compiler ended with ${status}: ${stdout}`)
    return { calls, stale, errors }
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

const main = () => {
  const seen = readSeen()
  const { calls, stale, errors } = checkRows(ROOT, seen)
  for (const error of errors) console.error(error)
  if (stale.length > 0) console.log(`Changed since the tests ran, not judged: ${stale.join(', ')}`)
  console.log(`${calls} statements held to their row types, ${errors.length} wrong`)
  if (errors.length > 0 || calls === 0) process.exit(1)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main()
