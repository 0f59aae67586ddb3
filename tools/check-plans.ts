/**
 * `npm run check:plans`: finds statements that read all of a table that grows, so that a shop is slower each year. Every text that the
 * last test run asked is explained on a database that believes to hold a million rows everywhere: what has no way by an index, or puts
 * its filter above a UNION, is told. What reads all on purpose stands in check-plans/excused.ts with the reason.
 * `npm run check:plans -- <words>` shows the plans of the statements that hold these words instead.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Database, migrate, openDatabase, silentLog } from '@kencana/database'
import type { SeenRows } from '@kencana/database/testing.rows'
import { EXCUSED, type Excuse } from './check-plans/excused.ts'
import { wholeReads } from './check-plans/judge.ts'
import { inLargeDatabase } from './check-plans/large.ts'
import { PRODUCT, readSeen } from './seen.ts'

type Asked = Pick<SeenRows, 'file' | 'line' | 'text'>

const covers = ({ file, what }: Excuse, asked: Asked, found: string): boolean =>
  file === asked.file && found.includes(what)

/**
 * Judges what was asked.
 * @returns a line for each statement that reads all of something without excuse, and, where every excused file was asked, for each excuse
 * without need
 */
export const checkPlans = async (
  db: Database,
  asked: readonly Asked[],
  excused: readonly Excuse[],
): Promise<string[]> => {
  const product = asked.filter(({ file }) => PRODUCT.test(file))
  const found = await inLargeDatabase(db, (client) => wholeReads(client, new Set(product.map(({ text }) => text))))
  const needed = new Set<Excuse>()
  const wrong = new Set<string>()
  for (const one of product)
    for (const what of found.get(one.text) ?? []) {
      const excuse = excused.find((each) => covers(each, one, what))
      if (excuse) needed.add(excuse)
      else wrong.add(`${one.file}:${one.line} reads ${what}\n    ${one.text.replace(/\s+/g, ' ').trim().slice(0, 300)}`)
    }
  const files = new Set(product.map(({ file }) => file))
  if (excused.every(({ file }) => files.has(file)))
    for (const { file, what } of excused.filter((one) => !needed.has(one)))
      wrong.add(`${file} is excused for '${what}' without need`)
  return [...wrong].toSorted()
}

const show = (db: Database, texts: ReadonlySet<string>): Promise<void> =>
  inLargeDatabase(db, async (client) => {
    for (const text of texts) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN, COSTS OFF) ${text}`)
      console.log([text, ...rows.map((row) => row['QUERY PLAN']), ''].join('\n'))
    }
  })

const main = async () => {
  const asked = readSeen()
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'kencana-rencana-'))
  chmodSync(dataDir, 0o755)
  const db = await openDatabase({ dataDir, log: silentLog, max: 2, statementTimeoutMs: 0 })
  const words = process.argv.slice(2).join(' ')
  try {
    await migrate(db)
    if (words !== '')
      return await show(db, new Set(asked.map(({ text }) => text).filter((text) => text.includes(words))))
    const wrong = await checkPlans(db, asked, EXCUSED)
    for (const line of wrong) console.error(line)
    console.log(`${new Set(asked.map(({ text }) => text)).size} statements explained, ${wrong.length} wrong`)
    process.exitCode = wrong.length > 0 ? 1 : 0
  } finally {
    await db.close()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main()
