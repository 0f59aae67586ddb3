/** Documents of tests: numbers that stand in no table of the product. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Feature } from '@kencana/server-kit'

/** Writes down those that the features bring, once. @param lewat the function that does it for whoever asks */
export const daftarkan = async (
  db: Queryable,
  features: readonly Feature[],
  lewat: Sql = sql`dokumen_baru`,
): Promise<void> => {
  for (const { kode, kind, batal = null } of features.flatMap(({ dokumen = [] }) => dokumen)) {
    const kinds = [kind].flat().filter((one) => one !== null)
    await db.rows(sql`
      SELECT ${lewat}(${kode}, 'BILA_ADA', ${kinds}::text[], NULL, NULL, ${batal})
      WHERE NOT EXISTS (SELECT FROM jenis_dokumen WHERE kode = ${kode})`)
  }
}
