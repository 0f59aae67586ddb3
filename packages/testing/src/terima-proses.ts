/** Receives one installation's letters in a process of its own, to be killed: where told so it answers none once it has done what they say. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { openDatabase, silentLog } from '@kencana/database'
import { createHttp, Gate, limitsFor, loadTokenSigner, WalkingClock } from '@kencana/server-kit'
import { FolderStore } from '@kencana/storage'
import { pino } from 'pino'
import { allFeatures } from '../../../features/features.ts'

const [databaseUrl = '', photos = '', waktu = '', diam = ''] = process.argv.slice(2)
const db = await openDatabase({ databaseUrl, log: silentLog, max: 6 })
const gate = new Gate({ ...limitsFor(6), write: { perShop: 2, all: 3 } })
const clock = new WalkingClock(waktu)
const deps = { db, clock, tokens: await loadTokenSigner(db), gate, blob: new FolderStore(photos) }
const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0')
const app = await createHttp({ deps, features, logger: pino({ level: 'silent' }) })
if (diam === 'DIAM')
  // What the server would say now stands in its database already.
  app.server.prependListener('request', (ask: IncomingMessage, answer: ServerResponse) => {
    if (!ask.url?.endsWith('/layanan/surat')) return
    answer.writeHead = () => answer
    answer.write = () => true
    answer.end = () => {
      process.send?.('selesai')
      return answer
    }
  })
const alamat = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ alamat })
