/** Seals against the key that signed them: what no SQL can prove, since the database does not know the key. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { grouped, type HariDisegel, type KunciSegel } from '@kencana/server-kit'

interface Baris {
  kode_toko: string
  tgl_system: string
  segel: string
  /** What the key is said to have signed. */
  tanda: Buffer | null
  /** Another key signed it. */
  lain: boolean
}

/** What the key says of the closed days. */
export interface HasilSegel {
  /** Days that a signature of this key answers for. */
  cocok: number
  /** Closed days that nothing answers for: the key is missing, or they are told below. */
  belum: number
  keterangan: string[]
  /** The newest day of each shop that a signature answers for. */
  sampai: readonly HariDisegel[]
}

interface Asker {
  query: (text: string, values: unknown[]) => Promise<{ rows: Baris[] }>
}

/** Days that are held against their signatures before somebody else has his turn. */
const SEKALI = 5000

const tanpaTanda = ({ kode_toko, tgl_system, lain }: Baris): string =>
  `segel ${kode_toko} ${tgl_system}: ${lain ? 'ditandatangani kunci lain' : 'tanpa tanda tangan'}`

const satuToko = (hari: readonly Baris[], cocok: ReadonlySet<Baris>): HasilSegel => {
  const salah = hari.filter((one) => one.tanda !== null && !cocok.has(one))
  const terakhir = hari.findLastIndex((one) => cocok.has(one))
  const dijamin = hari[terakhir]
  const sisa = hari.slice(terakhir + 1).filter((one) => one.tanda === null)
  return {
    cocok: terakhir + 1,
    belum: sisa.length,
    sampai: dijamin ? [dijamin] : [],
    keterangan: [
      ...salah.map((one) => `segel ${one.kode_toko} ${one.tgl_system}: bukan yang ditandatangani saat ditutup`),
      ...sisa.slice(0, 1).map(tanpaTanda),
    ],
  }
}

const ditandatangani = async (rows: readonly Baris[], kunci: KunciSegel): Promise<Set<Baris>> => {
  const cocok = new Set<Baris>()
  for (const [at, one] of rows.entries()) {
    if (one.tanda !== null && kunci.cocok(one, one.tanda)) cocok.add(one)
    if (at % SEKALI === SEKALI - 1) await nextTurn()
  }
  return cocok
}

/**
 * Holds each seal against its signature. One signature answers for all days of its shop before it, since each seal stands on the one
 * before and none is signed over a day that nobody answers for. Where there is a key, a closed day behind the last signature is wrong:
 * whoever can write a day anew can take its signature away, and cannot make another one.
 * @param kunci undefined: it is missing, and nothing can be said of any day
 */
export const periksaTanda = async (client: Asker, kunci: KunciSegel | undefined): Promise<HasilSegel> => {
  const { rows } = await client.query(
    `SELECT h.kode_toko::text, h.tgl_system::text, encode(h.segel, 'hex') AS segel, t.tanda,
      EXISTS (SELECT FROM tanda_segel x WHERE x.kode_toko = h.kode_toko AND x.tgl_system = h.tgl_system AND x.kunci <> $1) AS lain
    FROM hari_tutup h LEFT JOIN tanda_segel t ON t.kode_toko = h.kode_toko AND t.tgl_system = h.tgl_system AND t.kunci = $1
    ORDER BY h.kode_toko, h.tgl_system`,
    [kunci?.sidik ?? ''],
  )
  if (!kunci) return { cocok: 0, belum: rows.length, keterangan: [], sampai: [] }
  const cocok = await ditandatangani(rows, kunci)
  const hasil = grouped(rows, ({ kode_toko }) => kode_toko).map(([, hari]) => satuToko(hari, cocok))
  return {
    cocok: hasil.reduce((sum, one) => sum + one.cocok, 0),
    belum: hasil.reduce((sum, one) => sum + one.belum, 0),
    keterangan: hasil.flatMap(({ keterangan }) => keterangan),
    sampai: hasil.flatMap(({ sampai }) => sampai),
  }
}
