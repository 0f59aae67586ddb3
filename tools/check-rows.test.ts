import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { textHash } from '@kencana/database/testing.rows'
import { expect, it } from 'vitest'
import { checkRows } from './check-rows.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NOMOR = 'packages/server-kit/src/nomor.ts'
const BATAL = 'packages/server-kit/src/batal.ts'
const GILIRAN = 'packages/server-kit/src/giliran.ts'
const MINTA = 'packages/server-kit/src/minta.ts'

type Columns = readonly (readonly [string, number])[]

/** The statement of a file that begins with these words, as if it had answered these columns. */
const seen = (file: string, words: string, columns: Columns, changed = false) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.includes(words))
  const column = (lines[at] ?? '').indexOf(words) + words.indexOf('.') + 1
  return { file, hash: textHash(changed ? 'of other code' : text), line: at + 1, column, columns, text: words }
}

// One run for all: it compiles the whole program.
it('takes a row type whose names and kinds are those of the columns, finds a name that no column has and a number where text came, and says which file it could not judge', () => {
  const { calls, stale, errors } = checkRows(ROOT, [
    seen(GILIRAN, 'db.one<{ nama: string }>', [['nama', 25]]),
    seen(MINTA, 'tx.one<{ id: string }>', [['nothing', 25]], true),
    seen(NOMOR, 'tx.one<{ nomor: string }>', [['terakhir', 25]]),
    seen(BATAL, 'db.one<{ document: string }>', [['document', 23]]),
  ])
  expect([calls, stale]).toEqual([3, [MINTA]])
  expect(new Set(errors.map((error) => error.split('(')[0]))).toEqual(new Set([NOMOR, BATAL]))
})
