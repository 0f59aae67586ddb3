/** `npm run restore [-- name or path]`: puts a backup in place of the data of DATA_DIR, the newest one unless named. */
import { DatabaseRefusal, restore } from '@kencana/database'

const dataDir = process.env.DATA_DIR || './data'
const print = (line: string) => console.log(line)

try {
  if (process.env.DATABASE_URL) {
    throw new DatabaseRefusal('DATABASE_URL terisi: pulihkan dengan alat server itu sendiri (pg_restore atau PITR).')
  }
  const result = await restore(dataDir, process.argv[2], { info: print, warn: print, error: print })
  print(`Pemulihan selesai: data kembali ke ${result.createdAt.toLocaleString('id-ID')} (${result.backup}).`)
  for (const folder of result.aside) print(`Data sebelumnya disimpan di ${folder}; hapus bila sudah tidak perlu.`)
} catch (error) {
  if (!(error instanceof DatabaseRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
