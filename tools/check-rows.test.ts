import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { textHash } from '@kencana/database/testing.rows'
import { expect, it } from 'vitest'
import { checkRows } from './check-rows.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FILE = 'packages/server-kit/src/nomor.ts'
const TEXT = readFileSync(new URL(`../${FILE}`, import.meta.url), 'utf8')

/** The first statement of a file, as if it had answered these columns. */
const seen = (columns: readonly (readonly [string, number])[], hash = textHash(TEXT)) => {
  const lines = TEXT.split('\n')
  const at = lines.findIndex((line) => line.includes('tx.one<{ nomor: string }>'))
  const column = (lines[at] ?? '').indexOf('tx.one') + 4
  return { file: FILE, hash, line: at + 1, column, columns }
}

it('takes a row type whose names and kinds are those of the columns, and says which file it could not judge', () => {
  expect(checkRows(ROOT, [seen([['nomor', 25]])])).toEqual({ calls: 1, stale: [], errors: [] })
  expect(checkRows(ROOT, [seen([['nomor', 25]], 'of other code')])).toMatchObject({ calls: 0, stale: [FILE] })
}, 120_000)

it('finds a name that no column has, and a number where text came', () => {
  for (const columns of [[['terakhir', 25]], [['nomor', 23]]] as const) {
    const { errors } = checkRows(ROOT, [seen(columns)])
    expect(errors.length).toBeGreaterThan(0)
    expect(errors.filter((error) => !error.startsWith(FILE))).toEqual([])
  }
}, 120_000)
