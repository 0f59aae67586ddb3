/** What the last test run asked of the database, for the commands that judge it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SeenRows, seenRowsFiles } from '@kencana/database/testing.rows'

/** Where a shop's day asks; tests and tools may ask what they like. */
export const PRODUCT = /^(?:features|packages|apps)\/(?!testing\/)(?!.*\.test\.ts$)/

/** Each statement by the place that asked it. @throws when no test has run */
export const readSeen = (): SeenRows[] => {
  const folder = seenRowsFiles()
  const seen = (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as SeenRows),
  )
  if (seen.length === 0) throw new Error('No statement was seen: run the tests first (npx vitest run).')
  return seen
}
