/** `npm run backup`: makes a backup of the embedded database, beside a running server or without one, and brings it to its places. */
import { delimiter } from 'node:path'
import {
  backup,
  backupKeyName,
  bringingAlone,
  type Database,
  DatabaseRefusal,
  folderName,
  listBackups,
  loadBackupKey,
  type MirrorOptions,
  mirrorBackups,
  openDatabase,
  refuseForeignRoot,
  restoredFrom,
} from '@kencana/database'
import {
  catatSini,
  catatTempat,
  daftarTempat,
  kunciLain,
  sidikKunci,
} from '../features/pengaturan/cadangan/cadangan.api.ts'

const dataDir = process.env.DATA_DIR || './data'
const print = (line: string) => console.log(line)
const log = { info: print, warn: print, error: print }
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const time = (date: Date) => date.toLocaleString('id-ID', { dateStyle: 'medium', timeStyle: 'medium' })

/** Makes a backup here, and writes down how that ended; where it failed, what is there goes to its places all the same. */
const buat = async (database: Database): Promise<void> => {
  try {
    const made = await backup(database, dataDir)
    await catatSini(database, null, new Date())
    print(`Cadangan selesai dan sudah diperiksa: ${made.path} (${megabytes(made.bytes)})`)
  } catch (error) {
    if (!(error instanceof DatabaseRefusal) || !database.cluster) throw error
    await catatSini(database, error.message, new Date())
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Brings one place up to date, and writes down how it stands; one that is away keeps no other from its turn. */
const salinKe = async (
  database: Database,
  tempat: string,
  { kunci, ...pilihan }: MirrorOptions & { kunci: string | null },
): Promise<void> => {
  try {
    const key = await loadBackupKey(dataDir)
    if (kunci !== null && kunci !== sidikKunci(backupKeyName(key))) throw new DatabaseRefusal(kunciLain(tempat, kunci))
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
    await buat(database)
    print('Cadangan yang tersimpan:')
    for (const one of await listBackups(dataDir)) {
      print(`  ${one.name}  ${time(one.createdAt)}  ${megabytes(one.bytes)}`)
    }
    const luar = (process.env.BACKUP_DIR ?? '').split(delimiter).filter(Boolean).map(folderName)
    const dicatat = await daftarTempat(database)
    const tempat = new Map(luar.map((satu) => [satu, { known: false, elsewhere: false, kunci: null as string | null }]))
    for (const { tempat: satu, terakhir, satu_disk, kunci } of dicatat)
      tempat.set(satu, { known: terakhir !== null, elsewhere: satu_disk === false, kunci })
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
