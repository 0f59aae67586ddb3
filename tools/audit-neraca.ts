/** `npm run audit:neraca`: proves the ledger from its first line; one line per violation, non-zero exit. */
import { openDatabase, silentLog } from '@kencana/database'
import { bacaKunciSegel } from '@kencana/server-kit'
import { auditNeraca, catatHasil } from '../features/neraca/neraca.api.ts'

const dataDir = process.env.DATA_DIR ?? './data'
const db = await openDatabase({
  databaseUrl: process.env.DATABASE_URL || undefined,
  dataDir,
  log: silentLog,
  attach: true,
})
try {
  await bacaKunciSegel(db, { dataDir, segelKey: process.env.SEGEL_KEY || undefined })
  const now = new Date()
  const hasil = await auditNeraca(db, now)
  await catatHasil(db, now, hasil)
  for (const { aturan, keterangan } of hasil.pelanggaran) console.log(`${aturan}: ${keterangan}`)
  const isi = `${hasil.jurnal} jurnal, ${hasil.mutasi} mutasi, ${hasil.hari_ditutup} hari ditutup, segel ${hasil.segel_cocok} cocok dan ${hasil.segel_belum} belum dapat diperiksa, tanda tangan untuk pihak luar ${hasil.bukti_cocok} benar dan ${hasil.bukti_belum} tidak ada`
  console.log(hasil.bersih ? `Neraca seimbang: ${isi}.` : `${hasil.pelanggaran.length} pelanggaran dari ${isi}.`)
  process.exitCode = hasil.bersih ? 0 : 1
} finally {
  await db.close()
}
