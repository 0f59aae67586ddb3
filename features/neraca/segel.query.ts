/** Seals against the key that signed them: what no SQL can prove, since the database does not know the key. */
import type { HariDisegel, KunciSegel } from '@kencana/server-kit'

interface Baris {
  kode_toko: string
  tgl_system: string
  segel: string
  kunci: string | null
  tanda: Buffer | null
}

/** What the key says of the closed days. */
export interface HasilSegel {
  /** Days that a signature of this key answers for. */
  cocok: number
  /** Closed days that nothing answers for yet: the key is missing, or was another one. */
  belum: number
  keterangan: string[]
  /** The newest day of each shop that a signature answers for. */
  sampai: readonly HariDisegel[]
}

interface Asker {
  query: (text: string) => Promise<{ rows: Baris[] }>
}

const satuToko = (hari: readonly Baris[], kunci: KunciSegel): HasilSegel => {
  const salah = hari.filter((one) => one.kunci === kunci.sidik && !(one.tanda && kunci.cocok(one, one.tanda)))
  const terakhir = hari.findLastIndex((one) => one.kunci === kunci.sidik && !salah.includes(one))
  const dijamin = hari[terakhir]
  const sisa = hari.slice(terakhir + 1).filter((one) => !salah.includes(one))
  const tanpa = sisa.find((one) => one.kunci === null)
  return {
    cocok: terakhir + 1,
    belum: sisa.length,
    sampai: dijamin ? [dijamin] : [],
    keterangan: [
      ...salah.map((one) => `segel ${one.kode_toko} ${one.tgl_system}: bukan yang ditandatangani saat ditutup`),
      ...(tanpa ? [`segel ${tanpa.kode_toko} ${tanpa.tgl_system}: ditutup tanpa tanda tangan`] : []),
    ],
  }
}

/**
 * Holds each seal against its signature. One signature answers for all days of its shop before it, since each seal stands on the
 * one before. Once this key has signed anything, the newest closed day of every shop must be signed too.
 * @param kunci undefined: it is missing, and nothing can be said of any day
 */
export const periksaTanda = async (client: Asker, kunci: KunciSegel | undefined): Promise<HasilSegel> => {
  const { rows } = await client.query(`
    SELECT h.kode_toko::text, h.tgl_system::text, encode(h.segel, 'hex') AS segel, t.kunci, t.tanda
    FROM hari_tutup h LEFT JOIN tanda_segel t USING (kode_toko, tgl_system) ORDER BY h.kode_toko, h.tgl_system`)
  if (!kunci || !rows.some((one) => one.kunci === kunci.sidik))
    return { cocok: 0, belum: rows.length, keterangan: [], sampai: [] }
  const hasil = [...new Set(rows.map(({ kode_toko }) => kode_toko))].map((toko) =>
    satuToko(
      rows.filter(({ kode_toko }) => kode_toko === toko),
      kunci,
    ),
  )
  return {
    cocok: hasil.reduce((sum, one) => sum + one.cocok, 0),
    belum: hasil.reduce((sum, one) => sum + one.belum, 0),
    keterangan: hasil.flatMap(({ keterangan }) => keterangan),
    sampai: hasil.flatMap(({ sampai }) => sampai),
  }
}
