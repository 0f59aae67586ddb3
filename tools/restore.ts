/**
 * `npm run restore [-- name or path]`: puts a backup in place of the data of DATA_DIR, the newest one unless named.
 * `npm run restore -- --dari <place> [name]`: the same from a place outside of this machine; asks for the key on the paper where DATA_DIR
 * has none, or takes CADANGAN_KEY.
 */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  type BackupKey,
  backupsIn,
  DatabaseRefusal,
  findBackupKey,
  homeFor,
  readBackupKey,
  refuseEmptyPlace,
  refuseForeignRoot,
  restore,
  restoreFrom,
} from '@kencana/database'

const dataDir = process.env.DATA_DIR || './data'
const print = (line: string) => console.log(line)
const log = { info: print, warn: print, error: print }

const ask = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

const askKey = () => ask('Kunci cadangan dari kertas (spasi dan huruf kecil boleh): ')

/** The key that was given, that of this folder where it opens the place, or what somebody types. */
const keyOf = async (place: string) => {
  const given = process.env.CADANGAN_KEY
  if (given) return readBackupKey(given)
  refuseEmptyPlace(place)
  try {
    const own = await findBackupKey(dataDir)
    if (own) {
      homeFor(place, own)
      return own
    }
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) throw error
    print('Kunci di komputer ini tidak ada, rusak, atau bukan kunci cadangan itu.')
  }
  return readBackupKey(await askKey())
}

const MANY = 10

/** Says what would be put in place, and asks whoever sits there. */
const agreed = async (place: string, key: BackupKey, name: string | undefined): Promise<boolean> => {
  const there = await backupsIn(place, key)
  print(`Cadangan di ${place}, yang terbaru dahulu:`)
  for (const one of there.slice(0, MANY))
    print(`  ${one.name.replace(/\.age$/, '')}  ${one.createdAt.toLocaleString('id-ID')}`)
  if (there.length > MANY) print(`  dan ${there.length - MANY} lagi`)
  if (!process.stdin.isTTY) return true
  const which = name ?? 'yang terbaru'
  return /^y/i.test(await ask(`Pulihkan ${which}? Data yang ada disisihkan, tidak dihapus. (ya/tidak) `))
}

const restoreAsked = async (place: string, name: string | undefined) => {
  const key = await keyOf(place)
  if (!(await agreed(place, key, name))) throw new DatabaseRefusal('Pemulihan tidak jadi, data tetap seperti semula.')
  return restoreFrom(dataDir, { place, key, name }, log)
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
  const result = dari === undefined ? await restore(dataDir, name, log) : await restoreAsked(dari, name)
  print(`Pemulihan selesai: data kembali ke ${result.createdAt.toLocaleString('id-ID')} (${result.backup}).`)
  if (dari !== undefined)
    print('Buka layar Cadangan Data: nyatakan komputer ini toko sekarang, dan periksa tempat cadangannya.')
  for (const folder of result.aside) print(`Data sebelumnya disimpan di ${folder}; hapus bila sudah tidak perlu.`)
  for (const remark of result.remarks) print(remark)
  const lost = result.lostPhotos.length
  if (lost > 0)
    print(`${lost} foto tidak ada di samping cadangan, di antaranya ${result.lostPhotos.slice(0, 5).join(', ')}.`)
} catch (error) {
  if (!(error instanceof DatabaseRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
