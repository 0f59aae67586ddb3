/** Columns changed around the server, one after the other: which of them the audit does not find. */
import { createHash } from 'node:crypto'
import { type Database, type Sql, sql } from '@kencana/database'
import { grouped, kunciBukti, kunciSegel } from '@kencana/server-kit'
import pg from 'pg'
import { pelanggaranDi } from '../../../features/neraca/neraca.api.ts'
import { periksaTanda } from '../../../features/neraca/segel.query.ts'
import { periksaBukti } from '../../../features/neraca/tanda-bukti.query.ts'
import type { TestShop } from './shop.ts'

/** A column of a table. */
export interface Kolom {
  tabel: string
  kolom: string
  /** The category of its type, and where that says too little the type. */
  tipe: string
}

/** Another value than the one that stands there. A kind of column that is not here cannot be tried: it is refused. */
const BARU: Readonly<Record<string, (kolom: string) => string>> = {
  N: (kolom) => `coalesce(${kolom}, 0) + 1`,
  S: (kolom) => `coalesce(${kolom}::text, '') || 'X'`,
  B: (kolom) => `NOT coalesce(${kolom}, false)`,
  D: (kolom) => `coalesce(${kolom}, '2026-03-02') + interval '1 day'`,
  uuid: () => 'gen_random_uuid()',
  xid8: (kolom) => `(coalesce(${kolom}::text, '0')::bigint + 1)::text::xid8`,
  // A signature or a key keeps its length: what the table itself refuses proves nothing.
  bytea: (kolom) => `coalesce(set_byte(${kolom}, 0, 255 - get_byte(${kolom}, 0)), '\\x00')`,
  jsonb: (kolom) => `jsonb_build_object('diubah', coalesce(${kolom}, 'null'))`,
  _text: (kolom) => `coalesce(${kolom}, '{}') || 'X'::text`,
  _int8: (kolom) => `coalesce(${kolom}, '{}') || 1::bigint`,
  int8multirange: (kolom) => `coalesce(${kolom}, '{}') + int8multirange(int8range(1000000, 1000002))`,
}

const baru = ({ tabel, kolom, tipe }: Kolom): string => {
  const nilai = BARU[tipe]?.(`"${kolom}"`)
  if (nilai === undefined) throw new Error(`${tabel}.${kolom}: no other value is known for its type ${tipe}`)
  return `"${kolom}" = ${nilai}`
}

/** The columns of these tables. @param tabel a query of their names */
export const kolomDari = (db: Database, tabel: Sql): Promise<Kolom[]> =>
  db.rows<Kolom>(sql`
    SELECT c.table_name::text AS tabel, c.column_name::text AS kolom,
      CASE WHEN t.typcategory IN ('U', 'A', 'R') THEN t.typname::text ELSE t.typcategory::text END AS tipe
    FROM information_schema.columns c
    JOIN pg_attribute a ON a.attrelid = c.table_name::regclass AND a.attname = c.column_name
    JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.table_schema = 'public' AND c.is_generated = 'NEVER' AND c.table_name IN (${tabel})
    ORDER BY c.table_name, c.ordinal_position`)

/** Names of columns as `table.column`. @param disebut by why, `table: columns` in a line */
export const kolomDisebut = (disebut: Readonly<Record<string, readonly string[]>>): Set<string> =>
  new Set(
    Object.values(disebut).flatMap((tables) =>
      tables.flatMap((line) => {
        const [tabel = '', kolom = ''] = line.split(': ')
        return kolom.split(' ').map((one) => `${tabel}.${one}`)
      }),
    ),
  )

/** Tables that hold nothing. */
export const tabelKosong = async (db: Database, kolom: readonly Kolom[]): Promise<string[]> => {
  const kosong: string[] = []
  for (const tabel of new Set(kolom.map((one) => one.tabel))) {
    const { rows } = await db.pool.query(`SELECT 1 FROM ${tabel} LIMIT 1`)
    if (rows.length === 0) kosong.push(tabel)
  }
  return kosong
}

/** Asks on a connection, each statement planned once: the same rules are asked hundreds of times, and most of one is its planning. */
const disiapkan = (client: pg.Client) => ({
  query: (text: string) =>
    client.query<{ keterangan: string }>({ name: createHash('sha256').update(text).digest('base64'), text }),
})

/** A connection on which tables are changed, and the database whose server holds the keys. */
interface Ubah {
  client: pg.Client
  db: Database
}

/** Whether a rule or a signature is broken, as the audit of that server would find it. */
const adaPelanggaran = async ({ client, db }: Ubah, dahulu: string): Promise<boolean> => {
  if ((await periksaTanda(client, kunciSegel(db))).keterangan.length > 0) return true
  if ((await periksaBukti(client, kunciBukti(db))).keterangan.length > 0) return true
  return (await pelanggaranDi(disiapkan(client), { cukup: 1, dahulu })).length > 0
}

/** Whether some rule finds these columns changed, each in the first row of its table. */
const ditemukan = async (ubah: Ubah, kolom: readonly Kolom[]): Promise<boolean> => {
  const { client } = ubah
  await client.query('SAVEPOINT s')
  try {
    for (const [tabel, satu] of grouped(kolom, (one) => one.tabel))
      await client.query(
        `UPDATE ${tabel} SET ${satu.map(baru).join(', ')} WHERE ctid = (SELECT ctid FROM ${tabel} ORDER BY ctid LIMIT 1)`,
      )
    return await adaPelanggaran(ubah, kolom[0]?.tabel ?? '')
  } catch (error) {
    // What the table itself refuses nobody has to find; an audit that cannot be run is not clean.
    if (!(error instanceof pg.DatabaseError) || !/^(2[23]|42)/.test(error.code ?? '')) throw error
    return true
  } finally {
    await client.query('ROLLBACK TO s')
  }
}

/** Shares of these columns with one of each table: two of one row together might hide each other, as a row that lost its document. */
const satuTiapTabel = (kolom: readonly Kolom[]): Kolom[][] => {
  const semua = grouped(kolom, (one) => one.tabel).map(([, satu]) => satu)
  const banyak = Math.max(0, ...semua.map((satu) => satu.length))
  return Array.from({ length: banyak }, (_, ke) => semua.flatMap((satu) => satu.slice(ke, ke + 1)))
}

/** Those that no rule finds, changed together while nothing is found: one audit where all of them go by. */
const luputDi = async (ubah: Ubah, kolom: readonly Kolom[]): Promise<Kolom[]> => {
  if (kolom.length === 0 || !(await ditemukan(ubah, kolom))) return [...kolom]
  if (kolom.length === 1) return []
  const tengah = Math.ceil(kolom.length / 2)
  return [...(await luputDi(ubah, kolom.slice(0, tengah))), ...(await luputDi(ubah, kolom.slice(tengah)))]
}

/**
 * Which of these columns no rule of the audit finds changed, as `table.column`; those of empty tables are not tried.
 * @param dimaklumi those that are expected to go by: one of each table is changed together as long as nothing is found
 */
export const kolomLuput = async (
  shop: TestShop,
  kolom: readonly Kolom[],
  dimaklumi: ReadonlySet<string>,
): Promise<string[]> => {
  const nama = (one: Kolom): string => `${one.tabel}.${one.kolom}`
  const kosong = await tabelKosong(shop.db, kolom)
  const isi = kolom.filter(({ tabel }) => !kosong.includes(tabel))
  const client = new pg.Client({ connectionString: shop.db.url })
  await client.connect()
  const ubah = { client, db: shop.deps.db }
  try {
    await client.query("BEGIN; SET LOCAL session_replication_role = 'replica'")
    const luput: Kolom[] = []
    for (const satu of satuTiapTabel(isi.filter((one) => dimaklumi.has(nama(one)))))
      luput.push(...(await luputDi(ubah, satu)))
    for (const one of isi) if (!dimaklumi.has(nama(one)) && !(await ditemukan(ubah, [one]))) luput.push(one)
    return luput.map(nama).toSorted()
  } finally {
    await client.query('ROLLBACK')
    await client.end()
  }
}
