/**
 * `npm run schema`: writes db/schema.sql from a scratch database made by the migrations, and the fingerprints of new ones. One
 * that changed is left for its test to find: whoever knows that no database has it takes its line out first.
 */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { migrate, migrationsDir, openDatabase, silentLog } from '@kencana/database'
import { schemaText } from '../db/schema.ts'
import { BERKAS_SIDIK, sidikKini, sidikTertulis } from '../db/sidik.ts'

const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'kencana-skema-'))
const db = await openDatabase({ dataDir, log: silentLog })
await migrate(db)
writeFileSync(join(dirname(migrationsDir()), 'schema.sql'), await schemaText(db))
await db.close()
rmSync(dataDir, { recursive: true, force: true })

const nama = (line: string) => line.split(' ')[0]
const lama = sidikTertulis()
const baru = sidikKini().filter((line) => !lama.some((one) => nama(one) === nama(line)))
// Behind those that stand: one with a lower number is out of order there, and its test says so. Databases that have the others would
// refuse it.
writeFileSync(BERKAS_SIDIK, `${[...lama, ...baru].join('\n')}\n`)
