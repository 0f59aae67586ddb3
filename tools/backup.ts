/** `npm run backup`: makes a backup of the embedded database, beside a running server or without one, and brings it to its places. */
import { delimiter } from 'node:path'
import {
  backup,
  backupKeyName,
  bringingAlone,
  type Database,
  DatabaseRefusal,
  listBackups,
  loadBackupKey,
  type MirrorOptions,
  mirrorBackups,
  openDatabase,
  refuseForeignRoot,
  restoredFrom,
} from '@kencana/database'
import { catatTempat, daftarTempat, sidikKunci } from '../features/pengaturan/cadangan/cadangan.api.ts'

const dataDir = process.env.DATA_DIR || './data'
const print = (line: string) => console.log(line)
const log = { info: print, warn: print, error: print }
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const time = (date: Date) => date.toLocaleString('id-ID', { dateStyle: 'medium', timeStyle: 'medium' })

/** Brings one place up to date, and writes down how it stands; one that is away keeps no other from its turn. */
const salinKe = async (database: Database, tempat: string, pilihan: MirrorOptions): Promise<void> => {
  const key = await loadBackupKey(dataDir)
  try {
    const { newest, sameDisk, free } = await mirrorBackups(dataDir, tempat, key, pilihan)
    const hasil = {
      terakhir: newest?.writtenAt ?? null,
      satu_disk: sameDisk,
      sisa: free,
      kunci: sidikKunci(backupKeyName(key)),
    }
    await catatTempat(database, tempat, hasil, new Date())
    print(`Disalin terkunci ke ${tempat}: ${newest?.name}`)
    if (sameDisk) print('  Itu disk yang sama dengan datanya: tidak selamat bila disk rusak.')
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) throw error
    await catatTempat(database, tempat, { gagal: error.message }, new Date())
    console.error(error.message)
    process.exitCode = 1
  }
}

try {
  refuseForeignRoot(dataDir)
  const database = await openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir,
    log,
    max: 2,
    attach: true,
    applicationName: 'kencana backup',
  })
  try {
    const made = await backup(database, dataDir)
    print(`Cadangan selesai dan sudah diperiksa: ${made.path} (${megabytes(made.bytes)})`)
    print('Cadangan yang tersimpan:')
    for (const one of await listBackups(dataDir)) {
      print(`  ${one.name}  ${time(one.createdAt)}  ${megabytes(one.bytes)}`)
    }
    const luar = (process.env.BACKUP_DIR ?? '').split(delimiter).filter(Boolean)
    const dicatat = await daftarTempat(database)
    const tempat = new Map(luar.map((satu) => [satu, { known: false, elsewhere: false }]))
    for (const { tempat: satu, terakhir, satu_disk } of dicatat)
      tempat.set(satu, { known: terakhir !== null, elsewhere: satu_disk === false })
    if ((await restoredFrom(dataDir)) !== undefined && tempat.size > 0)
      print('Data ini hasil pemulihan: tidak disalin ke mana pun sampai pemilik menyatakan komputer ini toko sekarang.')
    else
      await bringingAlone(database, async () => {
        for (const [satu, pilihan] of tempat) await salinKe(database, satu, pilihan)
      })
    if (tempat.size === 0)
      print(
        'Belum ada tempat cadangan di disk lain (BACKUP_DIR, atau layar Cadangan Data): disk komputer ini dapat rusak.',
      )
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof DatabaseRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
