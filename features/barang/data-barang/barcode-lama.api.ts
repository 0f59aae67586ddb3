/** Codes of labels of before: each is of one piece of the installation, sold ones too, which come back with their label. */
import { type Queryable, sql } from '@kencana/database'
import { BARANG_PERGI, Refusal, type WriteContext } from '@kencana/server-kit'

/** The sentence for a code that another piece has. @param barang its barcode; null of a piece that is not the shop's */
export const barcodeLamaDipakai = (kode: string, barang: string | null): string =>
  `Barcode Lama ${kode} Sudah Dipakai Barang ${barang ?? 'Lain'}`

/**
 * Which of the codes are taken, each with the barcode of its piece, and where that is when it is not in stock. Of pieces of other shops than the one that
 * asks nothing is told. What is gone for good has none.
 */
export const barcodeLamaTerpakai = async (
  db: Queryable,
  kode_toko: string,
  kode: readonly string[],
): Promise<ReadonlyMap<string, string | null>> => {
  if (kode.length === 0) return new Map()
  const rows = await db.rows<{ lama: string; barang: string | null }>(sql`
    SELECT barcode_lama AS lama, CASE WHEN kode_toko = ${kode_toko}
      THEN kode_barcode || CASE WHEN kode_baki IS NULL THEN ' (' || status_barang || ')' ELSE '' END END AS barang
    FROM barang WHERE barcode_lama = ANY (${[...kode]}::text[]) AND NOT ${BARANG_PERGI}`)
  return new Map(rows.map((row) => [row.lama, row.barang]))
}

/** @param milik the barcode of the piece that may have it @throws Refusal when another piece has a code */
export const pegangBarcodeLama = async ({ db, sesi }: WriteContext, kode: string, milik?: string): Promise<void> => {
  const [dipakai] = (await barcodeLamaTerpakai(db, sesi.kode_toko, kode === '' ? [] : [kode])).values()
  if (dipakai !== undefined && dipakai !== milik) throw new Refusal('rule', barcodeLamaDipakai(kode, dipakai))
}

/** A piece, and the code of its label of before; null without one. */
interface Berlabel {
  kode_barang: string
  barcode_lama: string | null
}

/** Takes labels of before from pieces that are gone. Held first: what comes back while this waits keeps its own. */
const lepas = async (db: Queryable, untuk: readonly Berlabel[]): Promise<void> => {
  const x = sql`jsonb_to_recordset(${sql.json(untuk)}::jsonb) x (kode_barang text, barcode_lama text)`
  const ini = sql`b.barcode_lama = x.barcode_lama AND b.kode_barang <> x.kode_barang`
  await db.run(sql`SELECT 1 FROM barang b, ${x} WHERE ${ini} ORDER BY b.kode_barang FOR UPDATE OF b`)
  await db.run(sql`
    UPDATE barang b SET barcode_lama = NULL, versi = b.versi + 1 FROM ${x} WHERE ${ini} AND ${BARANG_PERGI}`)
}

/**
 * Gives pieces their labels of before: a code that a piece which is gone for good still has is taken from that one, whose history says so. If
 * it comes back after all, it has none. Whoever gives a code at the same moment as somebody else is told.
 * @param barang those that get one
 * @param tulis what writes them
 * @throws Refusal
 */
export const beriBarcodeLama = async <T>(
  db: Queryable,
  barang: readonly Berlabel[],
  tulis: () => Promise<T>,
): Promise<T> => {
  const untuk = barang
    .filter((one) => one.barcode_lama !== null)
    .map(({ kode_barang, barcode_lama }) => ({ kode_barang, barcode_lama }))
  if (untuk.length > 0) await lepas(db, untuk)
  try {
    return await tulis()
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'barang_barcode_lama') throw error
    throw new Refusal('conflict', 'Barcode Lama Baru Saja Dipakai Barang Lain, Silahkan Periksa Kembali')
  }
}
