/** `npm run migrate`: applies what DATABASE_URL (or the shop's own database in DATA_DIR) lacks, and says what it applied. */
import { checkCollations, DatabaseRefusal, grantTo, migrate, openDatabase, roleOf, silentLog } from '@kencana/database'

const run = async (): Promise<void> => {
  const databaseUrl = process.env.DATABASE_URL || undefined
  const ownerUrl = process.env.DATABASE_OWNER_URL || undefined
  const db = await openDatabase({
    databaseUrl: ownerUrl ?? databaseUrl,
    dataDir: process.env.DATA_DIR ?? './data',
    log: silentLog,
    attach: true,
  })
  try {
    await checkCollations(db)
    const done = await migrate(db, undefined, { onFile: (name) => console.log(name) })
    if (ownerUrl && databaseUrl) await grantTo(db, roleOf(databaseUrl))
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
