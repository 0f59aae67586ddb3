/**
 * `npm run restore [-- name or path]`: puts a backup in place of the data of DATA_DIR, the newest one unless named.
 * `npm run restore -- --dari <place> [name]`: the same from a place outside of this machine; asks for the key on the paper where DATA_DIR
 * has none, or takes CADANGAN_KEY.
 */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  DatabaseRefusal,
  findBackupKey,
  homeFor,
  readBackupKey,
  refuseForeignRoot,
  restore,
  restoreFrom,
} from '@kencana/database'

const dataDir = process.env.DATA_DIR || './data'
const print = (line: string) => console.log(line)
const log = { info: print, warn: print, error: print }

const askKey = async (): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question('Kunci cadangan dari kertas (spasi dan huruf kecil boleh): ')
  } finally {
    terminal.close()
  }
}

/** The key that was given, that of this folder where it opens the place, or what somebody types. */
const keyOf = async (place: string) => {
  const given = process.env.CADANGAN_KEY
  if (given) return readBackupKey(given)
  const own = await findBackupKey(dataDir)
  if (own) {
    try {
      homeFor(place, own)
      return own
    } catch {
      print('Kunci di komputer ini bukan kunci cadangan itu.')
    }
  }
  return readBackupKey(await askKey())
}

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({ options: { dari: { type: 'string' } }, allowPositionals: true })
    if (positionals.length > 1) throw new TypeError('more than one name')
    return { dari: values.dari, name: positionals[0] }
  } catch (error) {
    throw new DatabaseRefusal('Cara pakai: npm run restore -- [--dari <tempat cadangan>] [nama cadangan]', {
      cause: error,
    })
  }
}

try {
  if (process.env.DATABASE_URL) {
    throw new DatabaseRefusal('DATABASE_URL terisi: pulihkan dengan alat server itu sendiri (pg_restore atau PITR).')
  }
  refuseForeignRoot(dataDir)
  const { dari, name } = readArguments()
  const result =
    dari === undefined
      ? await restore(dataDir, name, log)
      : await restoreFrom(dataDir, { place: dari, key: await keyOf(dari), name }, log)
  print(`Pemulihan selesai: data kembali ke ${result.createdAt.toLocaleString('id-ID')} (${result.backup}).`)
  if (dari !== undefined)
    print('Buka layar Cadangan Data: nyatakan komputer ini toko sekarang, dan periksa tempat cadangannya.')
  for (const folder of result.aside) print(`Data sebelumnya disimpan di ${folder}; hapus bila sudah tidak perlu.`)
  const lost = result.lostPhotos.length
  if (lost > 0)
    print(`${lost} foto tidak ada di samping cadangan, di antaranya ${result.lostPhotos.slice(0, 5).join(', ')}.`)
} catch (error) {
  if (!(error instanceof DatabaseRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
