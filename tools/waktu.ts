/**
 * `npm run waktu -- --toko TK01 --alasan "..." [--ke 2026-03-03]`: after the computer's clock was wrong, opens empty days again
 * that were closed by it, or only says that the clock is right now.
 */
import { parseArgs } from 'node:util'
import { openDatabase, silentLog } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { betulkanWaktu } from '../features/hari-toko/betulkan-waktu/betulkan-waktu.api.ts'
import { auditNeraca } from '../features/neraca/neraca.api.ts'

const USAGE = 'npm run waktu -- --toko <kode> --alasan "<alasan>" [--ke <yyyy-mm-dd>]'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { toko: text, ke: text, alasan: text } })
const { toko, ke, alasan } = values
if (!toko || !alasan || (ke !== undefined && !/^\d{4}-\d\d-\d\d$/.test(ke))) {
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
  console.log(await betulkanWaktu(db, { kode_toko: toko.toUpperCase(), ke, alasan: alasan.toUpperCase(), waktu }))
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
