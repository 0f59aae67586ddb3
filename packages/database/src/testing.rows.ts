/** Writes down which columns each statement of a test run answered, and where it was asked: `npm run check:rows` reads it. */
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Watch } from './pooled.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')
const FOLDER = path.join(root, 'node_modules', '.cache', 'kencana-rows')

/** One statement as it was seen. */
export interface SeenRows {
  /** The file that asked, from the root of the repository, and what it held then. */
  file: string
  hash: string
  line: number
  column: number
  text: string
  /** Name and type number of each column. */
  columns: readonly (readonly [name: string, oid: number])[]
}

/** Hash of a file's text, to know an answer of other code. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** Forgets what an earlier run saw. */
export const forgetRows = (): void => rmSync(FOLDER, { recursive: true, force: true })

/** What runs have seen, one line each. */
export const seenRowsFiles = (): string => FOLDER

const FRAME = /\(?((?:file:\/\/)?[^()\s]+):(\d+):(\d+)\)?$/

// The first frame that is none of this package: who called rows() or one().
const asker = (stack: string): Pick<SeenRows, 'file' | 'line' | 'column'> | undefined => {
  for (const frame of stack.split('\n').slice(2)) {
    const [, where = '', line, column] = FRAME.exec(frame.trim()) ?? []
    const file = where.startsWith('file://') ? fileURLToPath(where) : where
    if (file === '' || file.startsWith('node:') || file.startsWith(path.join(root, 'packages', 'database'))) continue
    const below = path.relative(root, file)
    if (below.startsWith('..') || below.startsWith('node_modules')) return undefined
    return { file: below.replaceAll(path.sep, '/'), line: Number(line), column: Number(column) }
  }
  return undefined
}

const hashes = new Map<string, string>()
const hashOf = (file: string): string => {
  const known = hashes.get(file) ?? textHash(readFileSync(path.join(root, file), 'utf8'))
  hashes.set(file, known)
  return known
}

const known = new Set<string>()

/** Watches a test's database; each text is looked at once per process. */
export const watchRows: Watch = ({ text }) => {
  if (known.has(text)) return undefined
  known.add(text)
  const place = asker(new Error('asked here').stack ?? '')
  if (!place) return undefined
  return (columns) => {
    const seen: SeenRows = {
      ...place,
      hash: hashOf(place.file),
      text,
      columns: columns.map(({ name, dataTypeID }) => [name, dataTypeID]),
    }
    mkdirSync(FOLDER, { recursive: true })
    appendFileSync(path.join(FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(seen)}\n`)
  }
}
