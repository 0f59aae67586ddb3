/** Delivers one installation's letters from a process of its own, to be killed. */
import { openDatabase, silentLog } from '@kencana/database'
import { Gate, limitsFor, loadTokenSigner, realClock } from '@kencana/server-kit'
import { FolderStore } from '@kencana/storage'
import { antarkan } from '../../../features/cabang/surat/antar.api.ts'

const [databaseUrl = '', photos = ''] = process.argv.slice(2)
const db = await openDatabase({ databaseUrl, log: silentLog, max: 4 })
const gate = new Gate({ ...limitsFor(4), write: { perShop: 2, all: 2 } })
const deps = { db, clock: realClock, tokens: await loadTokenSigner(db), gate, blob: new FolderStore(photos) }
process.send?.('mulai')
await antarkan(deps)
await db.close()
process.exit(0)
