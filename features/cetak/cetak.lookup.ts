import { type Queryable, sql } from '@kencana/database'

/** How often a document was printed so far; the next print is SALINAN when it is not the first. */
export const jumlahCetak = async (
  db: Queryable,
  kode_toko: string,
  jenis: string,
  dokumen: string,
): Promise<number> => {
  const row = await db.one<{ ke: number | null }>(
    sql`SELECT max(ke) AS ke FROM cetak WHERE kode_toko = ${kode_toko} AND jenis = ${jenis} AND dokumen = ${dokumen}`,
  )
  return row?.ke ?? 0
}
