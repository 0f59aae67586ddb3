import { openDatabase, sql } from '@kencana/database'
import { testDatabase } from '@kencana/database/testing'
import { expect, it } from 'vitest'
import { dapatGiliran } from './giliran.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

it('gives each turn to one of many servers, and the next one once its time has come', async () => {
  const db = await testDatabase({ max: 4 })
  const other = await openDatabase({ databaseUrl: db.url, log, max: 4 })
  const ask = () => Promise.all([db, other, db, other, db, other].map((one) => dapatGiliran(one, 'audit', 60_000)))
  expect((await ask()).filter(Boolean)).toHaveLength(1)
  expect((await ask()).filter(Boolean)).toHaveLength(0)
  expect(await dapatGiliran(other, 'sapu', 60_000)).toBe(true)
  await db.run(sql`UPDATE pekerjaan SET mulai = mulai - interval '1 minute' WHERE nama = 'audit'`)
  expect((await ask()).filter(Boolean)).toHaveLength(1)
  await other.close()
  await db.drop()
})
