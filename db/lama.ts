/** A database as a shop had it before a migration, for tests of upgrades. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, migrationsDir } from '@kencana/database'
import { type TestDatabase, testDatabase } from '@kencana/database/testing'

/**
 * Opens one with the migrations before `sebelum` only; `migrate(db)` then upgrades it.
 * @param sebelum the number of the first migration that is not applied, four digits: '0030'
 */
export const databaseLama = async (sebelum: string): Promise<TestDatabase> => {
  const db = await testDatabase({ max: 2 })
  const dir = mkdtempSync(join(tmpdir(), 'lama-'))
  try {
    for (const file of readdirSync(migrationsDir()).filter((name) => name < sebelum))
      cpSync(join(migrationsDir(), file), join(dir, file))
    await db.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await migrate(db, dir)
    return db
  } finally {
    rmSync(dir, { recursive: true })
  }
}
