import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testDatabase } from '@kencana/database/testing'
import { expect, it } from 'vitest'
import { schemaText } from './schema.ts'
import { sidikKini, sidikTertulis } from './sidik.ts'

it('db/schema.sql is what the migrations make (npm run schema writes it)', async () => {
  const db = await testDatabase()
  const text = await schemaText(db)
  await db.drop()
  expect(text).toBe(readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8'))
})

it('no migration is changed once it stands in db/migrations.sidik, none comes before it: what follows is a new one (npm run schema adds it)', () => {
  expect(sidikKini()).toEqual(sidikTertulis())
})
