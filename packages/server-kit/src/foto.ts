/** Photos of things: checked and stored first, then named by a row; what no row needs is swept. */
import { type Database, type Queryable, sql, type Tx } from '@kencana/database'
import { type BlobStore, PhotoError, readPhoto } from '@kencana/storage'
import { Refusal } from './refusal.ts'

/** A photo that lies in the store and waits for its row. */
export interface FotoTersimpan {
  hash: string
  ukuran: number
  /** Stores the file once more where a sweep took it since. */
  tetapAda: () => Promise<void>
}

/** Room for one photo as base64 in the body of a request: the bodyLimit of such a route. */
export const ISI_FOTO = 8 * 1024 * 1024

const bytesOf = (foto: string | Uint8Array): Uint8Array =>
  typeof foto === 'string' ? Buffer.from(foto.replace(/^data:[^,]*,/, ''), 'base64') : foto

/**
 * Checks a photo (bytes, base64 or data URL), re-encodes it and stores the file. It takes a while and holds no lock: a
 * route does it in `before`, so that its transaction only adds the row.
 * @throws Refusal 400 with what is wrong with the photo
 */
export const terimaFoto = async (blob: BlobStore, foto: string | Uint8Array): Promise<FotoTersimpan> => {
  try {
    const { hash, bytes } = await readPhoto(bytesOf(foto))
    await blob.put(hash, bytes)
    const tetapAda = async () => {
      if (!(await blob.has(hash))) await blob.put(hash, bytes)
    }
    return { hash, ukuran: bytes.length, tetapAda }
  } catch (error) {
    if (error instanceof PhotoError) throw new Refusal('invalid', error.message)
    throw error
  }
}

/** Of the advisory locks that a photo's hash is held by: whoever names it together, the sweep alone. */
const KUNCI_FOTO = 22

/**
 * Adds the row of a stored photo, or renews its age, so that no sweep takes it meanwhile: in a transaction, until whose end the sweep waits
 * with its file. @returns its hash
 */
export const catatFoto = async (
  tx: Queryable,
  { hash, ukuran, tetapAda }: FotoTersimpan,
  waktu: Date,
): Promise<string> => {
  await tx.run(sql`
    INSERT INTO foto (hash, ukuran, dibuat_pada)
    SELECT ${hash}, ${ukuran}::integer, ${waktu}::timestamptz FROM pg_advisory_xact_lock_shared(${KUNCI_FOTO}, hashtext(${hash}))
    ON CONFLICT (hash) DO UPDATE SET dibuat_pada = excluded.dibuat_pada`)
  await tetapAda()
  return hash
}

/** Both in one: file first, then row. @returns the hash that names the photo */
export const simpanFoto = async (
  db: Database,
  blob: BlobStore,
  foto: string | Uint8Array,
  waktu: Date,
): Promise<string> => {
  const tersimpan = await terimaFoto(blob, foto)
  return db.transaction((tx) => catatFoto(tx, tersimpan, waktu))
}

/** Columns that point to `foto`, whatever table they are in: later ones join by themselves. */
const penunjuk = (tx: Tx): Promise<{ skema: string; tabel: string; kolom: string }[]> =>
  tx.rows(sql`
    SELECT n.nspname AS skema, t.relname AS tabel, a.attname AS kolom
    FROM pg_constraint c
    JOIN pg_class t ON t.oid = c.conrelid JOIN pg_namespace n ON n.oid = t.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'foto'::regclass`)

const sapuBaris = (db: Database, sebelum: Date): Promise<number> => {
  const sapu = db.transaction(async (tx) => {
    const dipakai = (await penunjuk(tx)).map(
      ({ skema, tabel, kolom }) =>
        sql`AND NOT EXISTS (SELECT FROM ${sql.ident(skema, tabel)} p WHERE p.${sql.ident(kolom)} = f.hash)`,
    )
    return tx.run(sql`DELETE FROM foto f WHERE f.dibuat_pada < ${sebelum} ${sql.join(dipakai, ' ')}`)
  })
  return sapu.catch((error: unknown) => {
    // Somebody pointed to one of them meanwhile: the next sweep sees it.
    if ((error as { code?: string }).code === '23503') return 0
    throw error
  })
}

/** What a sweep removed. */
export interface FotoTersapu {
  baris: number
  berkas: number
}

/** Removes a file that has no row, while nobody else gives it one. */
const sapuBerkas = (db: Database, blob: BlobStore, hash: string, sebelum: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.run(sql`SELECT pg_advisory_xact_lock(${KUNCI_FOTO}, hashtext(${hash}))`)
    const baris = await tx.one(sql`SELECT 1 AS ada FROM foto WHERE hash = ${hash}`)
    return baris ? false : blob.delete(hash, sebelum)
  })

/**
 * Removes rows that nothing points to and files without a row, both only when older than an instant: a younger one may still be on its way
 * to its row. The foreign keys have the last word over rows, a lock on its hash over a file, whatever server names it meanwhile.
 */
export const sapuFoto = async (db: Database, blob: BlobStore, sebelum: Date): Promise<FotoTersapu> => {
  const baris = await sapuBaris(db, sebelum)
  let berkas = 0
  for await (const hashes of tua(blob, sebelum)) {
    const rows = await db.rows<{ hash: string }>(sql`SELECT hash FROM foto WHERE hash = ANY (${hashes})`)
    const berbaris = new Set(rows.map(({ hash }) => hash))
    for (const hash of hashes) if (!berbaris.has(hash) && (await sapuBerkas(db, blob, hash, sebelum))) berkas += 1
  }
  return { baris, berkas }
}

const SEKALI = 500

/** Hashes of files put before an instant, some hundred at a time. */
async function* tua(blob: BlobStore, sebelum: Date): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const { hash, putAt } of blob.list()) {
    if (putAt >= sebelum) continue
    batch.push(hash)
    if (batch.length < SEKALI) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
