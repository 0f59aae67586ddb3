/** `npm run backup`: makes a backup of the embedded database, beside a running server or without one. */
import { backup, DatabaseRefusal, listBackups, openDatabase } from '@kencana/database'

const dataDir = process.env.DATA_DIR || './data'
const print = (line: string) => console.log(line)
const log = { info: print, warn: print, error: print }
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const time = (date: Date) => date.toLocaleString('id-ID', { dateStyle: 'medium', timeStyle: 'medium' })

try {
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
    print('Salin berkas cadangan ke tempat lain (USB, komputer lain): disk komputer ini pun dapat rusak.')
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof DatabaseRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
