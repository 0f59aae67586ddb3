/** `npm run migrate`: applies what DATABASE_URL (or the shop's own database in DATA_DIR) lacks, and says what it applied. */
import { checkCollations, DatabaseRefusal, migrate, openDatabase, silentLog } from '@kencana/database'

const run = async (): Promise<void> => {
  const db = await openDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: process.env.DATA_DIR ?? './data',
    log: silentLog,
    attach: true,
  })
  try {
    await checkCollations(db)
    const done = await migrate(db, undefined, { onFile: (name) => console.log(name) })
    console.log(done.length === 0 ? 'Tidak ada migrasi baru.' : `${done.length} migrasi diterapkan.`)
  } finally {
    await db.close()
  }
}

try {
  await run()
} catch (error) {
  if (!(error instanceof DatabaseRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
