/** A server of the race, a process of its own: `server.ts <database URL> <folder of photos>`. Ends with its parent. */
import { openDatabase, silentLog } from '@kencana/database'
import { createHttp, Gate, limitsFor, loadTokenSigner, realClock } from '@kencana/server-kit'
import { FolderStore } from '@kencana/storage'
import { pino } from 'pino'
import { allFeatures } from '../../features/features.ts'

const CONNECTIONS = 10

const [databaseUrl = '', photos = ''] = process.argv.slice(2)
const db = await openDatabase({ databaseUrl, log: silentLog, max: CONNECTIONS })
const gate = new Gate({ ...limitsFor(CONNECTIONS), write: { perShop: 6, all: 8 } })
const deps = { db, clock: realClock, tokens: await loadTokenSigner(db), gate, blob: new FolderStore(photos) }
const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0.0.0')
const app = await createHttp({ deps, features, logger: pino({ level: 'fatal' }), loginsPerMinute: 1_000 })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const end = async (): Promise<never> => {
  await app.close()
  await db.close()
  process.exit(0)
}
process.on('SIGTERM', () => void end())
process.on('disconnect', () => void end())
process.send?.(address)
