/** The key of proofs of this installation: BUKTI_KEY, or a file beside the data that no backup takes; and the next one after it. */
import { randomBytes } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, DatabaseRefusal, type Queryable, sql, tulisSekali } from '@kencana/database'
import { KunciBukti, pasangKunciBukti, pesanPenerus } from './bukti.ts'

const tempat = (dataDir: string): string => join(dataDir, 'kunci', 'bukti')

const HEX = /^[0-9a-f]{64}$/i

const baca = (text: string, dari: string): KunciBukti => {
  if (!HEX.test(text.trim())) throw new DatabaseRefusal(`${dari} harus 64 angka heksadesimal`)
  return new KunciBukti(Buffer.from(text.trim(), 'hex'))
}

interface Asal {
  dataDir: string
  /** BUKTI_KEY: 64 hexadecimal digits. */
  buktiKey: string | undefined
}

const ada = async ({ dataDir, buktiKey }: Asal): Promise<KunciBukti | undefined> => {
  if (buktiKey !== undefined) return baca(buktiKey, 'BUKTI_KEY')
  const berkas = tempat(dataDir)
  const text = await readFile(berkas, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  return text === undefined ? undefined : baca(text, berkas)
}

const tulis = (berkas: string, benih: Buffer): Promise<boolean> => tulisSekali(berkas, `${benih.toString('hex')}\n`)

/** Where the private half lies and what the public one is: what is said goes into logs, which others read and keep. */
const katakan = (say: (text: string) => void, berkas: string, { publik }: KunciBukti): void => {
  say(
    `Kunci bukti baru tersimpan di ${berkas}. Kunci publiknya, yang juga terbaca di /bukti: ${publik.toString('hex')}`,
  )
  say('Simpan salinan berkas itu di luar komputer ini; siapa pun yang memegangnya dapat menandatangani bukti toko ini.')
}

/** A new one, or that of a server that started at the same moment. */
const buat = async (asal: Asal, say: (text: string) => void): Promise<KunciBukti | undefined> => {
  const benih = randomBytes(32)
  if (!(await tulis(tempat(asal.dataDir), benih))) return ada(asal)
  const baru = new KunciBukti(benih)
  katakan(say, tempat(asal.dataDir), baru)
  return baru
}

interface Terdaftar {
  sidik: string
}

/** The key that signs now: the newest one that was made known. */
const terbaru = (db: Queryable): Promise<Terdaftar | undefined> =>
  db.one<Terdaftar>(sql`SELECT sidik FROM kunci_bukti ORDER BY ke DESC LIMIT 1`)

const daftarkan = (db: Queryable, { publik, sidik }: KunciBukti, waktu: Date, lama?: KunciBukti): Promise<number> =>
  db.run(sql`
    INSERT INTO kunci_bukti (sidik, publik, sejak, pendahulu, penerus)
    VALUES (${sidik}, ${publik}, ${waktu}, ${lama?.sidik ?? null},
      ${lama ? lama.tanda(pesanPenerus(lama.sidik, publik)) : null})`)

/** Makes a key known where none is, one server after the other. */
const daftarkanPertama = (db: Database, kunci: KunciBukti, waktu: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`SELECT pg_advisory_xact_lock(25, hashtext('kunci_bukti'))`)
    if (!(await terbaru(tx))) await daftarkan(tx, kunci, waktu)
  })

/**
 * Gives a database the key of its proofs where there is one that was made known; signs nothing with another.
 * @throws DatabaseRefusal when the key is no key
 */
export const bacaKunciBukti = async (db: Database, asal: Asal): Promise<void> => {
  const kunci = await ada(asal)
  if (kunci && (await terbaru(db))?.sidik === kunci.sidik) pasangKunciBukti(db, kunci)
}

/**
 * The same for a server, which makes a key and makes it known where none was before. A key that is lost, or another one than was made
 * known, signs nothing: what outsiders compare must not change unsaid.
 * @throws DatabaseRefusal when the key is no key
 */
export const siapkanKunciBukti = async (
  db: Database,
  asal: Asal,
  waktu: Date,
  say: (text: string) => void,
): Promise<void> => {
  // Where one is known by now, a server that started at the same moment may have written it since.
  const kunci = (await ada(asal)) ?? (await ((await terbaru(db)) ? ada(asal) : buat(asal, say)))
  if (kunci) await daftarkanPertama(db, kunci, waktu)
  if (kunci && (await terbaru(db))?.sidik === kunci.sidik) return pasangKunciBukti(db, kunci)
  say(
    `Kunci bukti ${kunci ? 'bukan yang terdaftar' : 'tidak ada'}: hari ditutup tanpa tanda tangan untuk pihak luar. Kembalikan salinannya ke DATA_DIR/kunci/bukti, atau ganti dengan npm run bukti -- --ganti-kunci.`,
  )
}

/**
 * The next key of proofs, which the one before vouches for; the old one stays beside it under what it is called. Servers sign with the
 * new one after their next start.
 * @param hilang the old one is lost or stolen: nothing vouches for the new one but whoever shows it
 * @returns the new public key
 * @throws DatabaseRefusal when the old one is not there and was not said to be lost
 */
export const gantiKunciBukti = async (
  db: Database,
  asal: Asal,
  waktu: Date,
  { hilang, say }: { hilang: boolean; say: (text: string) => void },
): Promise<KunciBukti> => {
  const disimpan = await ada(asal)
  const dikenal = await terbaru(db)
  const lama = disimpan && disimpan.sidik === dikenal?.sidik ? disimpan : undefined
  if (!lama && dikenal && !hilang)
    throw new DatabaseRefusal('Kunci bukti yang lama tidak ada. Bila hilang atau dicuri, tambahkan --hilang')
  const benih = randomBytes(32)
  const baru = new KunciBukti(benih)
  const rumah = tempat(asal.dataDir)
  // Where the environment holds the key it has to come into that by hand, out of a file that nothing here reads.
  const berkas = asal.buktiKey === undefined ? rumah : `${rumah}-${baru.sidik}`
  if (disimpan && asal.buktiKey === undefined) await rename(rumah, `${rumah}-${disimpan.sidik}`)
  if (!(await tulis(berkas, benih))) throw new DatabaseRefusal(`${berkas} sudah ada`)
  katakan(say, berkas, baru)
  if (asal.buktiKey !== undefined) say('Isi BUKTI_KEY dengan isi berkas itu, lalu hapus berkasnya.')
  await daftarkan(db, baru, waktu, hilang ? undefined : lama)
  return baru
}
