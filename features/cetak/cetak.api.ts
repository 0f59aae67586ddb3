import { type Queryable, sql } from '@kencana/database'
import type { WriteContext } from '@kencana/server-kit'

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

/**
 * Records prints of several documents of one kind at once; two prints of one document are counted one after the other.
 * @param dokumen each once
 * @returns the running number of each, in the same order
 */
export const catatCetakan = async (
  { db, sesi, waktu }: Pick<WriteContext, 'db' | 'sesi' | 'waktu'>,
  jenis: string,
  dokumen: readonly string[],
  rangkap: number,
): Promise<number[]> => {
  const { kode_toko, tgl_system, user_id } = sesi
  await db.run(sql`
    SELECT pg_advisory_xact_lock(6, x.kunci) FROM (
      SELECT DISTINCT hashtext(${kode_toko} || '|' || ${jenis} || '|' || d) AS kunci
      FROM unnest(${[...dokumen]}::text[]) d ORDER BY kunci) x`)
  const rows = await db.rows<{ dokumen: string; ke: number }>(sql`
    INSERT INTO cetak (kode_toko, tgl_system, jenis, dokumen, ke, rangkap, user_id, waktu)
    SELECT ${kode_toko}, ${tgl_system}, ${jenis}, d, coalesce(c.ke, 0) + 1, ${rangkap}, ${user_id}, ${waktu}
    FROM unnest(${[...dokumen]}::text[]) d
    CROSS JOIN LATERAL (
      SELECT max(ke) AS ke FROM cetak WHERE kode_toko = ${kode_toko} AND jenis = ${jenis} AND dokumen = d
    ) c
    RETURNING dokumen, ke`)
  const nomor = new Map(rows.map((row) => [row.dokumen, row.ke]))
  return dokumen.map((one) => nomor.get(one) ?? 0)
}
