/** The key of the seals of this installation: SEGEL_KEY, or a file beside the data that no backup takes. */
import { randomBytes } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, DatabaseRefusal, sql, tulisSekali } from '@kencana/database'
import { KunciSegel, pasangKunciSegel, terimaSegel } from './segel.ts'

const tempat = (dataDir: string): string => join(dataDir, 'kunci', 'segel')

const HEX = /^[0-9a-f]{64}$/i

const baca = (text: string, dari: string): Buffer => {
  if (!HEX.test(text.trim())) throw new DatabaseRefusal(`${dari} harus 64 angka heksadesimal`)
  return Buffer.from(text.trim(), 'hex')
}

/** A new key is shown for its copy on paper for so long. */
const DITUNJUKKAN_MS = 7 * 86_400_000

/** The copy on paper of a key that lies in a file: whether it is still to be made is said by files alone, which no database knows. */
export interface SalinanKunci {
  /** Nobody has said that the paper is kept, and the key is new. */
  boleh: () => Promise<boolean>
  /** From here on it is shown to nobody. */
  disimpan: () => Promise<void>
}

const SALINAN = new WeakMap<Database, SalinanKunci>()

/** The copy of this installation's key; undefined where whoever set it up gave the key himself. */
export const salinanKunci = (db: Database): SalinanKunci | undefined => SALINAN.get(db)

/** The copy of a key that lies in this file. */
export const salinanBerkas = (kunci: string): SalinanKunci => {
  const tanda = `${kunci}.disalin`
  const umur = async (berkas: string) => (await stat(berkas).catch(() => undefined))?.mtimeMs
  return {
    boleh: async () => {
      const sejak = await umur(kunci)
      if (sejak === undefined || (await umur(tanda)) !== undefined) return false
      return Math.abs(Date.now() - sejak) < DITUNJUKKAN_MS
    },
    disimpan: () => writeFile(tanda, '', { mode: 0o600 }),
  }
}

interface Asal {
  dataDir: string
  /** SEGEL_KEY: 64 hexadecimal digits. */
  segelKey: string | undefined
}

/** The key that is kept for this installation; undefined where there is none. */
const ada = async ({ dataDir, segelKey }: Asal): Promise<Buffer | undefined> => {
  if (segelKey !== undefined) return baca(segelKey, 'SEGEL_KEY')
  const berkas = tempat(dataDir)
  const text = await readFile(berkas, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  return text === undefined ? undefined : baca(text, berkas)
}

/** A new one, or that of a server that started at the same moment. */
const buat = async (asal: Asal, say: (text: string) => void): Promise<Buffer | undefined> => {
  const { dataDir } = asal
  const baru = randomBytes(32)
  if (!(await tulisSekali(tempat(dataDir), `${baru.toString('hex')}\n`))) return ada(asal)
  // Never the key itself: what is said goes into logs, which others read and keep.
  say(`Kunci segel baru tersimpan di ${tempat(dataDir)}.`)
  say('Simpan salinan berkas itu di luar komputer ini; tanpa kunci itu segel tidak dapat diperiksa.')
  return baru
}

/**
 * Gives a database the key that is kept for it, to check its seals; does nothing where there is none.
 * @throws DatabaseRefusal when the key is no key
 */
export const bacaKunciSegel = async (db: Database, asal: Asal): Promise<void> => {
  const kunci = await ada(asal)
  if (kunci) pasangKunciSegel(db, new KunciSegel(kunci))
}

/**
 * The same for a server, which makes a key where none was used yet; the first key signs what was closed before it. Which file
 * has to be kept elsewhere is said once. A key that is lost is not made anew: somebody may have taken it away. Nor does one that was
 * there sign what it finds: days whose signatures are gone may have been written anew.
 * @throws DatabaseRefusal when the key is no key
 */
export const siapkanKunciSegel = async (
  db: Database,
  asal: Asal,
  waktu: Date,
  say: (text: string) => void,
): Promise<void> => {
  const ditandai = await db.one(sql`SELECT 1 AS ada FROM tanda_segel LIMIT 1`)
  const lama = await ada(asal)
  const isi = lama ?? (ditandai ? undefined : await buat(asal, say))
  if (!isi) {
    say(
      'Kunci segel tidak ada: hari yang ditutup belum dapat diperiksa. Kembalikan salinannya ke DATA_DIR/kunci/segel.',
    )
    return
  }
  const kunci = new KunciSegel(isi)
  pasangKunciSegel(db, kunci)
  if (asal.segelKey === undefined) SALINAN.set(db, salinanBerkas(tempat(asal.dataDir)))
  if (!lama) await terimaSegel(db, kunci, waktu)
}
