/** Columns of documents changed around the server, one after the other: which of them the audit does not find. */
import pg from 'pg'
import { pelanggaranDi } from '../../../features/neraca/neraca.api.ts'
import type { TestShop } from './shop.ts'

/** A column of a table; `tipe` is the category of its type. */
export interface Kolom {
  tabel: string
  kolom: string
  tipe: string
}

const BARU: Readonly<Record<string, (kolom: string) => string>> = {
  N: (kolom) => `coalesce(${kolom}, 0) + 1`,
  S: (kolom) => `coalesce(${kolom}::text, '') || 'X'`,
  B: (kolom) => `NOT coalesce(${kolom}, false)`,
  D: (kolom) => `coalesce(${kolom}, '2026-03-02') + interval '1 day'`,
}

// The first row's column changed: whether some rule finds it, null where nothing could be changed.
const ditemukan = async (client: pg.Client, { tabel, kolom, tipe }: Kolom): Promise<boolean | null> => {
  const nilai = BARU[tipe]?.(`"${kolom}"`)
  if (nilai === undefined) return null
  await client.query('SAVEPOINT s')
  try {
    const { rowCount } = await client.query(
      `UPDATE ${tabel} SET "${kolom}" = ${nilai} WHERE ctid = (SELECT ctid FROM ${tabel} ORDER BY ctid LIMIT 1)`,
    )
    return rowCount === 0 ? null : (await pelanggaranDi(client, { cukup: 1 })).length > 0
  } catch (error) {
    // What the table itself refuses nobody has to find; an audit that cannot be run is not clean.
    if (!(error instanceof pg.DatabaseError) || !/^(2[23]|42)/.test(error.code ?? '')) throw error
    return true
  } finally {
    await client.query('ROLLBACK TO s')
  }
}

/** Which of these columns no rule of the audit finds changed, as `table.column`; those of empty tables are not tried. */
export const kolomLuput = async (shop: TestShop, kolom: readonly Kolom[]): Promise<string[]> => {
  const client = new pg.Client({ connectionString: shop.db.url })
  await client.connect()
  try {
    await client.query("BEGIN; SET LOCAL session_replication_role = 'replica'")
    const luput: string[] = []
    for (const one of kolom) if ((await ditemukan(client, one)) === false) luput.push(`${one.tabel}.${one.kolom}`)
    return luput
  } finally {
    await client.query('ROLLBACK')
    await client.end()
  }
}
