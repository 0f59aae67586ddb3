/**
 * `npm run race -- [races]`: 1,000 races of each kind for one piece, between two servers on one embedded database; each
 * must have exactly one winner, and the audit of all invariants must be clean at the end. Non-zero exit otherwise.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, migrate, openDatabase, silentLog } from '@kencana/database'
import { createHttp, Gate, limitsFor, loadTokenSigner, realClock } from '@kencana/server-kit'
import { openBlobStore } from '@kencana/storage'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { allFeatures } from '../features/features.ts'
import { auditNeraca } from '../features/neraca/neraca.api.ts'
import { type Hasil, semuaLomba } from './race/lomba.ts'

const races = Number(process.argv[2] ?? 1000)
if (!Number.isInteger(races) || races < 1 || races > 5000) throw new Error('npm run race -- [1 to 5000]')

const server = async (db: Database, dataDir: string): Promise<FastifyInstance> => {
  const gate = new Gate({ ...limitsFor(10), write: { perShop: 6, all: 8 } })
  const deps = { db, clock: realClock, tokens: await loadTokenSigner(db), gate, blob: await openBlobStore(dataDir) }
  const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0.0.0')
  const app = await createHttp({ deps, features, logger: pino({ level: 'fatal' }), loginsPerMinute: 1_000 })
  await app.ready()
  return app
}

const say = ({ nama, lomba, salah, ms }: Hasil): void => {
  console.log(
    `${nama.padEnd(22)} ${String(lomba).padStart(6)} races  ${(ms / 1000).toFixed(1).padStart(6)} s  ${salah.length} wrong`,
  )
  for (const line of salah) console.log(`  ${line}`)
}

const run = async (dataDir: string): Promise<boolean> => {
  const db = await openDatabase({ dataDir, log: silentLog })
  await migrate(db)
  const other = await openDatabase({ dataDir, log: silentLog, attach: true })
  const servers = [await server(db, dataDir), await server(other, dataDir)] as const
  try {
    const hasil = await semuaLomba(servers, races, say)
    const { pelanggaran, jurnal, mutasi } = await auditNeraca(db, new Date())
    console.log(`audit: ${jurnal} jurnal, ${mutasi} mutasi, ${pelanggaran.length} violations`)
    for (const { aturan, keterangan } of pelanggaran) console.log(`  ${aturan}: ${keterangan}`)
    return pelanggaran.length === 0 && hasil.every(({ salah }) => salah.length === 0)
  } finally {
    for (const app of servers) await app.close()
    await other.close()
    await db.close()
  }
}

const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'kencana-lomba-'))
// As root PostgreSQL runs as another account, which has to get in.
chmodSync(dataDir, 0o755)
try {
  process.exitCode = (await run(dataDir)) ? 0 : 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
