import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { textHash } from '@kencana/database/testing.rows'
import { expect, it } from 'vitest'
import { checkRows } from './check-rows.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NOMOR = 'packages/server-kit/src/nomor.ts'
const BATAL = 'packages/server-kit/src/batal.ts'

type Columns = readonly (readonly [string, number])[]

/** The statement of a file that begins with these words, as if it had answered these columns. */
const seen = (file: string, words: string, columns: Columns, changed = false) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.includes(words))
  const column = (lines[at] ?? '').indexOf(words) + words.indexOf('.') + 1
  return { file, hash: textHash(changed ? 'of other code' : text), line: at + 1, column, columns }
}

const nomor = (columns: Columns) => seen(NOMOR, 'tx.one<{ nomor: string }>', columns)
const batal = (columns: Columns, changed = false) => seen(BATAL, 'db.one<{ document: string }>', columns, changed)

it('takes a row type whose names and kinds are those of the columns, and says which file it could not judge', () => {
  expect(checkRows(ROOT, [nomor([['nomor', 25]]), batal([['nothing', 25]], true)])).toEqual({
    calls: 1,
    stale: [BATAL],
    errors: [],
  })
}, 120_000)

it('finds a name that no column has, and a number where text came', () => {
  const { calls, errors } = checkRows(ROOT, [nomor([['terakhir', 25]]), batal([['document', 23]])])
  expect(calls).toBe(2)
  expect(new Set(errors.map((error) => error.split('(')[0]))).toEqual(new Set([NOMOR, BATAL]))
}, 120_000)
