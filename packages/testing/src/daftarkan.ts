/** Documents of tests: numbers that stand in no table of the product. */
import { type Queryable, sql } from '@kencana/database'
import type { Feature } from '@kencana/server-kit'

/** Writes down those that the features bring, once. */
export const daftarkan = async (db: Queryable, features: readonly Feature[]): Promise<void> => {
  for (const { kode, kind, batal = null } of features.flatMap(({ dokumen = [] }) => dokumen)) {
    const kinds = [kind].flat().filter((one) => one !== null)
    await db.rows(sql`
      SELECT dokumen_baru(${kode}, 'BILA_ADA', ${kinds}::text[], NULL, NULL, ${batal})
      WHERE NOT EXISTS (SELECT FROM jenis_dokumen WHERE kode = ${kode})`)
  }
}
