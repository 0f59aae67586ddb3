/** A server process to be killed: the product's own start-up on a data folder, with the test endpoints added. */
import { migrate, openDatabase, silentLog } from '@kencana/database'
import { createHttp, Gate, limitsFor, loadTokenSigner, realClock } from '@kencana/server-kit'
import { openBlobStore } from '@kencana/storage'
import { pino } from 'pino'
import { allFeatures } from '../../../features/features.ts'
import { daftarkan } from './daftarkan.ts'
import { uji } from './uji.ts'

const [dataDir = ''] = process.argv.slice(2)
const db = await openDatabase({ dataDir, log: silentLog })
await migrate(db)
await daftarkan(db, [uji])
const gate = new Gate({ ...limitsFor(10), write: { perShop: 6, all: 8 } })
const deps = { db, clock: realClock, tokens: await loadTokenSigner(db), gate, blob: await openBlobStore(dataDir) }
const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0', [uji])
const app = await createHttp({ deps, features, logger: pino({ level: 'silent' }) })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => db.close())
    .then(() => process.exit(0))
})
process.send?.({ address, postmaster: db.cluster?.pid })
