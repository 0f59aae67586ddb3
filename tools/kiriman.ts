/**
 * `npm run kiriman -- --nomor KCB-... --alasan "..."`: at the receiving installation, lets a dispatch of another one be received to its end that
 * was received and given back at one moment (the audit says of its receipt that it is not from there).
 */
import { parseArgs } from 'node:util'
import { openDatabase, silentLog } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { luruskanKiriman } from '../features/cabang/kiriman-masuk/luruskan-kiriman.api.ts'
import { auditNeraca } from '../features/neraca/neraca.api.ts'

const USAGE = 'npm run kiriman -- --nomor <KCB-...> --alasan "<alasan>"'

const text = { type: 'string' } as const
const { nomor, alasan } = parseArgs({ options: { nomor: text, alasan: text } }).values
if (!nomor || !alasan) {
  console.error(USAGE)
  process.exit(2)
}

const db = await openDatabase({
  databaseUrl: process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL || undefined,
  dataDir: process.env.DATA_DIR ?? './data',
  log: silentLog,
  attach: true,
})
try {
  const waktu = new Date()
  console.log(await luruskanKiriman(db, { no_kirim: nomor.toUpperCase(), alasan: alasan.toUpperCase(), waktu }))
  const { bersih, pelanggaran } = await auditNeraca(db, waktu)
  console.log(bersih ? 'Neraca seimbang.' : `${pelanggaran.length} pelanggaran, jalankan npm run audit:neraca`)
  process.exitCode = bersih ? 0 : 1
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await db.close()
}
