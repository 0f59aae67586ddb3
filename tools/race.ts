/**
 * `npm run race -- [races] [cabang]`: 1,000 races of each kind for one piece, between two server processes on one embedded database, then
 * between two installations of two each; each must have exactly one winner, and the audit of all invariants must be clean at the
 * end. `cabang`: those of two installations alone. Non-zero exit otherwise.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, migrate, openDatabase, silentLog } from '@kencana/database'
import { auditNeraca } from '../features/neraca/neraca.api.ts'
import { type Instalasi, semuaLombaCabang } from './race/cabang.ts'
import { type Hasil, semuaLomba } from './race/lomba.ts'
import { mulaiServer } from './race/server-lomba.ts'

const [, , kali = '1000', hanya] = process.argv
const races = Number(kali)
if (!Number.isInteger(races) || races < 1 || races > 5000 || (hanya !== undefined && hanya !== 'cabang'))
  throw new Error('npm run race -- [1 to 5000] [cabang]')

const say = ({ nama, lomba, salah, ms }: Hasil): void => {
  console.log(
    `${nama.padEnd(22)} ${String(lomba).padStart(6)} races  ${(ms / 1000).toFixed(1).padStart(6)} s  ${salah.length} wrong`,
  )
  for (const line of salah) console.log(`  ${line}`)
}

/** Proves the books of a database. @returns whether they are in order */
const periksa = async (db: Database): Promise<boolean> => {
  const { pelanggaran, jurnal, mutasi } = await auditNeraca(db, new Date())
  console.log(`audit: ${jurnal} jurnal, ${mutasi} mutasi, ${pelanggaran.length} violations`)
  for (const { aturan, keterangan } of pelanggaran) console.log(`  ${aturan}: ${keterangan}`)
  return pelanggaran.length === 0
}

const runSatu = async (db: Database, dataDir: string): Promise<boolean> => {
  const alamat = db.cluster?.connectionString('kencana') ?? ''
  const kiri = await mulaiServer(alamat, dataDir)
  const kanan = await mulaiServer(alamat, dataDir)
  try {
    const hasil = await semuaLomba([kiri.app, kanan.app], races, say)
    return (await periksa(db)) && hasil.every(({ salah }) => salah.length === 0)
  } finally {
    await Promise.all([kiri.berhenti(), kanan.berhenti()])
  }
}

/** An installation in a database of its own beside the first one. */
const bukaInstalasi = async ({ cluster }: Database, nama: string, dataDir: string): Promise<Instalasi> => {
  await cluster?.createDatabase(nama)
  const alamat = cluster?.connectionString(nama) ?? ''
  const db = await openDatabase({ databaseUrl: alamat, log: silentLog })
  await migrate(db)
  return { db, orang: await mulaiServer(alamat, dataDir), surat: await mulaiServer(alamat, dataDir) }
}

const runCabang = async (db: Database, dataDir: string): Promise<boolean> => {
  const pusat = await bukaInstalasi(db, 'pusat', dataDir)
  const cabang = await bukaInstalasi(db, 'cabang', dataDir)
  try {
    const hasil = await semuaLombaCabang(pusat, cabang, races, say)
    const bersih = [await periksa(pusat.db), await periksa(cabang.db)]
    return bersih.every(Boolean) && hasil.every(({ salah }) => salah.length === 0)
  } finally {
    await Promise.all([pusat, cabang].flatMap(({ orang, surat }) => [orang.berhenti(), surat.berhenti()]))
    await Promise.all([pusat.db.close(), cabang.db.close()])
  }
}

const run = async (dataDir: string): Promise<boolean> => {
  const db = await openDatabase({ dataDir, log: silentLog })
  await migrate(db)
  try {
    const satu = hanya === 'cabang' || (await runSatu(db, dataDir))
    return (await runCabang(db, dataDir)) && satu
  } finally {
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
