/**
 * The key of the seals. It lies in a folder of the server or in its environment, never in the database nor in its backups: who can
 * rewrite a closed day with all its seals cannot sign it.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type Database, type Queryable, sql } from '@kencana/database'

/** A closed day as it is signed. `segel` as hex. */
export interface HariDisegel {
  kode_toko: string
  tgl_system: string
  segel: string
}

/** Signs seals and knows its own signatures. */
export class KunciSegel {
  readonly #kunci: Buffer
  /** Says which key it is and nothing of it. */
  readonly sidik: string

  /** @param kunci at least 32 bytes */
  constructor(kunci: Buffer) {
    if (kunci.length < 32) throw new Error('the key of the seals is too short')
    this.#kunci = kunci
    this.sidik = createHash('sha256').update('kencana-kunci-segel').update(kunci).digest('hex').slice(0, 16)
  }

  /** The signature of a day's seal. */
  tanda({ kode_toko, tgl_system, segel }: HariDisegel): Buffer {
    return createHmac('sha256', this.#kunci)
      .update(['kencana-segel-2', kode_toko, tgl_system, segel].join('|'))
      .digest()
  }

  /** Whether this key signed that. */
  cocok(hari: HariDisegel, tanda: Buffer): boolean {
    const sendiri = this.tanda(hari)
    return sendiri.length === tanda.length && timingSafeEqual(sendiri, tanda)
  }
}

const KUNCI = new WeakMap<Database, KunciSegel>()

/** Gives an installation the key of its seals; without one its days are closed unsigned and cannot be checked yet. */
export const pasangKunciSegel = (db: Database, kunci: KunciSegel): void => {
  KUNCI.set(db, kunci)
}

/** The key of an installation's seals, undefined where it is missing. */
export const kunciSegel = (db: Database): KunciSegel | undefined => KUNCI.get(db)

/** Seals as people compare them: `1A2B-3C4D-5E6F`. */
const segelPendek = (tanda: Buffer): string =>
  (tanda.toString('hex').slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-')

/**
 * Signs the newest closed day of a shop, and with it every day before.
 * @returns the short form of the signature; of the seal where there is no key, null where no day is closed
 */
export const tandaiSegel = async (
  tx: Queryable,
  kunci: KunciSegel | undefined,
  kode_toko: string,
  waktu: Date,
): Promise<string | null> => {
  const hari = await tx.one<HariDisegel>(sql`
    SELECT kode_toko, tgl_system, encode(segel, 'hex') AS segel FROM hari_tutup
    WHERE kode_toko = ${kode_toko} ORDER BY tgl_system DESC LIMIT 1`)
  if (!hari) return null
  if (!kunci) return segelPendek(Buffer.from(hari.segel, 'hex'))
  const tanda = kunci.tanda(hari)
  await tx.run(sql`
    INSERT INTO tanda_segel (kode_toko, tgl_system, kunci, tanda, dibuat_pada)
    VALUES (${hari.kode_toko}, ${hari.tgl_system}, ${kunci.sidik}, ${tanda}, ${waktu})
    ON CONFLICT DO NOTHING`)
  return segelPendek(tanda)
}

/** Signs what was closed before there was a key: once, when the key is made. */
export const tandaiLama = async (db: Database, kunci: KunciSegel, waktu: Date): Promise<void> => {
  const toko = await db.rows<{ kode_toko: string }>(sql`SELECT DISTINCT kode_toko::text FROM hari_tutup`)
  for (const { kode_toko } of toko) await tandaiSegel(db, kunci, kode_toko, waktu)
}
