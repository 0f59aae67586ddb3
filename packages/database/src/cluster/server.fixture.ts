/**
 * A server process for the launcher's tests: opens the database of the folder in argv, says so in one JSON line, then
 * writes row after row and prints each number once it is committed. SIGTERM closes it; SIGINT is only printed.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../database.ts'
import { DatabaseRefusal } from '../refusal.ts'
import { sql } from '../sql.ts'

const [dataDir, mode = 'idle'] = process.argv.slice(2)
const say = (value: object) => process.stdout.write(`${JSON.stringify(value)}\n`)
const toStderr = (line: string) => process.stderr.write(`${line}\n`)
const log = { info: toStderr, warn: toStderr, error: toStderr }

try {
  const db = await openDatabase({ dataDir, log, max: 4 })
  await db.run(sql`create table if not exists tulis (id int generated always as identity primary key)`)
  process.on('SIGINT', () => say({ signal: 'SIGINT' }))
  process.on('SIGTERM', () => void db.close().then(() => process.exit(0)))
  say({ open: { origin: db.cluster?.origin, pid: db.cluster?.pid, pgdata: db.cluster?.pgdata } })
  while (mode === 'write') {
    try {
      say({ saved: (await db.one<{ id: number }>(sql`insert into tulis default values returning id`))?.id })
    } catch {
      await sleep(20)
    }
  }
} catch (error) {
  say({ refused: error instanceof DatabaseRefusal ? error.message : String(error) })
  process.exit(1)
}
