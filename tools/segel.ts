/**
 * `npm run segel -- --toko TK01 --alasan "..."`: signs closed days of a shop that no signature answers for, because they were closed
 * without the key or by another one. Whoever does it says that they are as they were: the audit cannot.
 */
import { parseArgs } from 'node:util'
import { openDatabase, silentLog } from '@kencana/database'
import { bacaKunciSegel, Refusal } from '@kencana/server-kit'
import { terimaSegelDiServer } from '../features/neraca/terima-segel.api.ts'

const USAGE = 'npm run segel -- --toko <kode> --alasan "<alasan>"'

const text = { type: 'string' } as const
const { toko, alasan } = parseArgs({ options: { toko: text, alasan: text } }).values
if (!toko || !alasan) {
  console.error(USAGE)
  process.exit(2)
}

const dataDir = process.env.DATA_DIR ?? './data'
const db = await openDatabase({
  databaseUrl: process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL || undefined,
  dataDir,
  log: silentLog,
  attach: true,
})
try {
  await bacaKunciSegel(db, { dataDir, segelKey: process.env.SEGEL_KEY || undefined })
  const isi = { kode_toko: toko.toUpperCase(), alasan: alasan.toUpperCase(), waktu: new Date() }
  console.log(await terimaSegelDiServer(db, isi))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await db.close()
}
