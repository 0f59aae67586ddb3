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

  /** The key itself, for the copy on paper that is kept elsewhere: 64 hexadecimal digits of a usual one. */
  salinan(): string {
    return this.#kunci.toString('hex')
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

interface HariBertanda extends HariDisegel {
  /** The seal that it says it stands on. */
  di_atas: string
  /** Its signature by this key. */
  tanda: Buffer | null
}

const catatTanda = async (tx: Queryable, kunci: KunciSegel, hari: readonly HariDisegel[], waktu: Date) => {
  for (const one of hari)
    await tx.run(sql`
      INSERT INTO tanda_segel (kode_toko, tgl_system, kunci, tanda, dibuat_pada)
      VALUES (${one.kode_toko}, ${one.tgl_system}, ${kunci.sidik}, ${kunci.tanda(one)}, ${waktu})
      ON CONFLICT DO NOTHING`)
}

/**
 * Signs the days that a closing has just closed, where the day before them is signed: a signature answers for every day before it, so none
 * is made over what nobody answers for any more.
 * @param jumlah how many days were closed
 * @returns the short form of the newest signature; of the seal where nothing was signed
 */
export const tandaiSegel = async (
  tx: Queryable,
  kunci: KunciSegel | undefined,
  kode_toko: string,
  waktu: Date,
  jumlah: number,
): Promise<string> => {
  const hari = await tx.rows<HariBertanda>(sql`
    SELECT h.kode_toko::text, h.tgl_system, encode(h.segel, 'hex') AS segel, encode(h.segel_sebelumnya, 'hex') AS di_atas, t.tanda
    FROM hari_tutup h LEFT JOIN tanda_segel t
      ON t.kode_toko = h.kode_toko AND t.tgl_system = h.tgl_system AND t.kunci = ${kunci?.sidik ?? ''}
    WHERE h.kode_toko = ${kode_toko} ORDER BY h.tgl_system DESC LIMIT ${jumlah + 1}`)
  const [akhir] = hari
  if (!akhir) throw new Error('no day was closed')
  const sebelum = hari[jumlah]
  // Each stands on the one before as it lies there now: else the day before could be another one tomorrow.
  const berantai = hari.every(({ di_atas }, at) => hari[at + 1] === undefined || hari[at + 1]?.segel === di_atas)
  const dijamin =
    berantai && (sebelum === undefined || (sebelum.tanda !== null && kunci?.cocok(sebelum, sebelum.tanda) === true))
  if (!kunci || !dijamin) return segelPendek(Buffer.from(akhir.segel, 'hex'))
  await catatTanda(tx, kunci, hari.slice(0, jumlah), waktu)
  return segelPendek(kunci.tanda(akhir))
}

/**
 * Signs the newest closed day of shops, and with it every day before, whatever stands there: when the key is made, and where whoever
 * sits at the server takes it on himself.
 * @param kode_toko all shops where it is left out
 * @returns the days that were signed
 */
export const terimaSegel = async (
  tx: Queryable,
  kunci: KunciSegel,
  waktu: Date,
  kode_toko?: string,
): Promise<HariDisegel[]> => {
  const hari = await tx.rows<HariDisegel>(sql`
    SELECT DISTINCT ON (kode_toko) kode_toko::text, tgl_system, encode(segel, 'hex') AS segel FROM hari_tutup
    WHERE true ${kode_toko === undefined ? sql`` : sql`AND kode_toko = ${kode_toko}`} ORDER BY kode_toko, tgl_system DESC`)
  await catatTanda(tx, kunci, hari, waktu)
  return hari
}
