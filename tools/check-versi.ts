/**
 * `TEST_DATABASE_URL=... npm run check:versi`: whether the PostgreSQL there, an older one, understands every statement that the last test
 * run asked: each text is prepared on a migrated database of its own. What they answer there is for the tests to say.
 */
import { randomBytes } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { migrate, openDatabase, silentLog } from '@kencana/database'
import { addressOf } from '@kencana/database/testing'
import type { SeenRows } from '@kencana/database/testing.rows'
import pg from 'pg'
import { PRODUCT, readSeen } from './seen.ts'

/** What can be prepared. */
const PREPARED = /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE|MERGE|VALUES)\b/i
/** Tables that a kit's own test makes for itself. */
const OF_A_TEST = /relation "(?:public\.)?(?:catatan|catatan_detail|dokumen_uji|benda)" does not exist/

type Asked = Pick<SeenRows, 'file' | 'line' | 'text'>

/** @returns a line for each statement that the server does not take */
export const notUnderstood = async (client: pg.ClientBase, asked: readonly Asked[]): Promise<string[]> => {
  const wrong: string[] = []
  const texts = new Map(asked.filter(({ file }) => PRODUCT.test(file)).map((one) => [one.text, one]))
  for (const [text, { file, line }] of texts) {
    if (!PREPARED.test(text)) continue
    try {
      await client.query(`PREPARE satu AS ${text}`)
      await client.query('DEALLOCATE satu')
    } catch (error) {
      const { message } = error as Error
      if (!OF_A_TEST.test(message))
        wrong.push(`${file}:${line} ${message}\n    ${text.replace(/\s+/g, ' ').trim().slice(0, 300)}`)
    }
  }
  return wrong
}

const main = async (server: string): Promise<void> => {
  const asked = readSeen()
  const name = `kencana_versi_${randomBytes(5).toString('hex')}`
  const maintenance = new pg.Client({ connectionString: server })
  await maintenance.connect()
  await maintenance.query(`CREATE DATABASE "${name}" TEMPLATE template0`)
  try {
    const db = await openDatabase({ databaseUrl: addressOf(server, name), log: silentLog, max: 2 })
    try {
      await migrate(db)
      const client = await db.pool.connect()
      const wrong = await notUnderstood(client, asked)
      client.release()
      for (const line of wrong) console.error(line)
      console.log(
        `${new Set(asked.map(({ text }) => text)).size} statements on ${db.version}, ${wrong.length} not understood`,
      )
      process.exitCode = wrong.length > 0 ? 1 : 0
    } finally {
      await db.close()
    }
  } finally {
    await maintenance.query(`DROP DATABASE "${name}" WITH (FORCE)`)
    await maintenance.end()
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL names no server')
  await main(server)
}
