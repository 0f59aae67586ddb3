/** `npm run schema`: writes db/schema.sql from a scratch database made by the migrations. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { migrate, migrationsDir, openDatabase, silentLog } from '@kencana/database'
import { schemaText } from '../db/schema.ts'

const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'kencana-skema-'))
const db = await openDatabase({ dataDir, log: silentLog })
await migrate(db)
writeFileSync(join(dirname(migrationsDir()), 'schema.sql'), await schemaText(db))
await db.close()
rmSync(dataDir, { recursive: true, force: true })
