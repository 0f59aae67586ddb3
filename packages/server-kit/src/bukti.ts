/**
 * The key of proofs for outsiders. What it signs is checked with its public half by who trusts nobody here; the private half lies in a
 * folder of the server or in its environment, never in the database nor in its backups.
 */
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { type Database, type Queryable, sql } from '@kencana/database'
import type { HariDisegel } from './segel.ts'

// A private key of Ed25519 as Node reads it: this, and 32 bytes.
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

// A public one: this, and 32 bytes.
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** What a public key is called: 32 hexadecimal digits. */
export const sidikBukti = (publik: Buffer): string =>
  createHash('sha256').update('kencana-kunci-bukti').update(publik).digest('hex').slice(0, 32)

/** What is signed of a closed day. */
export const pesanHari = ({ kode_toko, tgl_system, segel }: HariDisegel): string =>
  ['kencana-hari-1', kode_toko, tgl_system, segel].join('|')

/** What a key signs of the one after it. */
export const pesanPenerus = (lama: string, baru: Buffer): string =>
  ['kencana-kunci-1', lama, baru.toString('hex')].join('|')

/** Whether a public key answers for a text. Looked at beside all else: many of them hold up nobody. */
export const buktiCocok = (publik: Buffer, pesan: string, tanda: Buffer): Promise<boolean> =>
  new Promise((resolve) => {
    const key = createPublicKey({ key: Buffer.concat([SPKI, publik]), format: 'der', type: 'spki' })
    verify(null, Buffer.from(pesan, 'utf8'), key, tanda, (error, cocok) => resolve(error === null && cocok))
  })

/** Signs for outsiders (Ed25519). */
export class KunciBukti {
  readonly #kunci: KeyObject
  /** 32 bytes that everybody may know. */
  readonly publik: Buffer
  readonly sidik: string

  /** @param benih 32 bytes that nobody may know */
  constructor(benih: Buffer) {
    if (benih.length !== 32) throw new Error('the key of proofs is not 32 bytes')
    this.#kunci = createPrivateKey({ key: Buffer.concat([PKCS8, benih]), format: 'der', type: 'pkcs8' })
    this.publik = createPublicKey(this.#kunci).export({ format: 'der', type: 'spki' }).subarray(-32)
    this.sidik = sidikBukti(this.publik)
  }

  /** The signature under a text: for ever the same. */
  tanda(pesan: string): Buffer {
    return sign(null, Buffer.from(pesan, 'utf8'), this.#kunci)
  }
}

const KUNCI = new WeakMap<Database, KunciBukti>()

/** Gives an installation the key of its proofs; without one its days get no signature for outsiders. */
export const pasangKunciBukti = (db: Database, kunci: KunciBukti): void => {
  KUNCI.set(db, kunci)
}

/** The key of an installation's proofs, undefined where it is missing. */
export const kunciBukti = (db: Database): KunciBukti | undefined => KUNCI.get(db)

/** Signs days that were closed just now; does nothing without a key. */
export const tandaiBukti = async (
  tx: Queryable,
  kunci: KunciBukti | undefined,
  kode_toko: string,
  hari: readonly string[],
): Promise<void> => {
  if (!kunci) return
  const segel = await tx.rows<HariDisegel>(sql`
    SELECT kode_toko, tgl_system, encode(segel, 'hex') AS segel FROM hari_tutup
    WHERE kode_toko = ${kode_toko} AND tgl_system = ANY (${hari}::date[])`)
  for (const one of segel)
    await tx.run(sql`
      INSERT INTO tanda_bukti (kode_toko, tgl_system, kunci, tanda)
      VALUES (${one.kode_toko}, ${one.tgl_system}, ${kunci.sidik}, ${kunci.tanda(pesanHari(one))})`)
}
