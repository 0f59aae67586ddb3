/** Codes of labels of before: each is of one piece of the installation, sold ones too, which come back with their label. */
import { type Queryable, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'

/** The sentence for a code that another piece has. */
export const barcodeLamaDipakai = (kode: string, kode_barcode: string): string =>
  `Barcode Lama ${kode} Sudah Dipakai Barang ${kode_barcode}`

/** Which of the codes are taken, each with the barcode of its piece. */
export const barcodeLamaTerpakai = async (
  db: Queryable,
  kode: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (kode.length === 0) return new Map()
  const rows = await db.rows<{ lama: string; kode_barcode: string }>(sql`
    SELECT barcode_lama AS lama, kode_barcode::text FROM barang WHERE barcode_lama = ANY (${[...kode]}::text[])`)
  return new Map(rows.map((row) => [row.lama, row.kode_barcode]))
}

/** @param milik the barcode of the piece that may have it @throws Refusal when another piece has a code */
export const pegangBarcodeLama = async (db: Queryable, kode: string, milik?: string): Promise<void> => {
  const [dipakai] = (await barcodeLamaTerpakai(db, kode === '' ? [] : [kode])).values()
  if (dipakai !== undefined && dipakai !== milik) throw new Refusal('rule', barcodeLamaDipakai(kode, dipakai))
}

/** What is written with a code that somebody else may write at this moment: the second one is told. @throws Refusal */
export const sendiriBarcodeLama = async <T>(tulis: Promise<T>): Promise<T> => {
  try {
    return await tulis
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'barang_barcode_lama') throw error
    throw new Refusal('conflict', 'Barcode Lama Baru Saja Dipakai Barang Lain, Silahkan Periksa Kembali')
  }
}
