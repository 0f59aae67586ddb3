import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testDatabase } from '@kencana/database/testing'
import { expect, it } from 'vitest'
import { schemaText } from './schema.ts'

it('db/schema.sql is what the migrations make (npm run schema writes it)', async () => {
  const db = await testDatabase()
  const text = await schemaText(db)
  await db.drop()
  expect(text).toBe(readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8'))
})
