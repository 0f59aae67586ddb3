/** How the database reads where many rows lie: copies of what a test entered, and the plans of the statements as they are sent. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { TestShop } from './shop.ts'

const KEMBALI = new Error('taken back')

/** What a copy has of its own: columns by their names, each said of the nth (`n`). */
export const kolomBeda = (kolom: Readonly<Record<string, Sql>>): Sql =>
  sql`jsonb_build_object(${Object.entries(kolom)
    .map(([nama, nilai]) => sql`${nama}::text, ${nilai}`)
    .reduce((kiri, kanan) => sql`${kiri}, ${kanan}`)})`

/** How many rows a line of a plan says that it read: those of one time, and how often. */
export const dibaca = (line: string): number => {
  const [, rows = '', loops = ''] = /actual rows=([\d.]+) loops=(\d+)/.exec(line) ?? []
  return Number(rows) * Number(loops)
}

/**
 * So many rows like the first one of a table, but for what `beda` says of the nth (`n`).
 * @param beda by `kolomBeda`
 */
export const salinBaris = async (tx: Queryable, tabel: string, banyak: number, beda: Sql): Promise<void> => {
  const kolom = await tx.rows<{ nama: string }>(sql`
    SELECT column_name::text AS nama FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${tabel} AND is_generated = 'NEVER' ORDER BY ordinal_position`)
  const daftar = (awal: Sql) =>
    kolom.map(({ nama }) => sql`${awal}${sql.ident(nama)}`).reduce((kiri, kanan) => sql`${kiri}, ${kanan}`)
  // What a row says of itself is nothing to where it is found: one column of a copy is changed without the others.
  const aturan = await tx.rows<{ nama: string }>(sql`
    SELECT conname::text AS nama FROM pg_constraint WHERE conrelid = ${tabel}::regclass AND contype = 'c'`)
  for (const { nama } of aturan) await tx.run(sql`ALTER TABLE ${sql.ident(tabel)} DROP CONSTRAINT ${sql.ident(nama)}`)
  await tx.run(sql`
    INSERT INTO ${sql.ident(tabel)} (${daftar(sql``)}) OVERRIDING SYSTEM VALUE
    SELECT ${daftar(sql`x.`)} FROM ${sql.ident(tabel)} h, generate_series(1, ${banyak}::int) n,
      LATERAL jsonb_populate_record(h, ${beda}) x
    WHERE h.ctid = (SELECT min(ctid) FROM ${sql.ident(tabel)})`)
}

/**
 * The plan of each statement that `baca` sends, line by line, with what it read; nothing that `isi` wrote is kept.
 * @param isi fills the tables; no trigger and no reference is looked at
 */
export const rencana = async (
  { db }: TestShop,
  isi: (tx: Queryable) => Promise<void>,
  baca: (db: Queryable) => Promise<unknown>,
): Promise<string[]> => {
  const plan: string[] = []
  const coba = db.transaction(async (tx) => {
    await tx.run(sql`SET LOCAL session_replication_role = 'replica'; SET LOCAL statement_timeout = 0`)
    // A server as it comes reckons with turning disks: of few rows it reads all sooner than it looks one up.
    await tx.run(sql`SET LOCAL random_page_cost = 1.1`)
    await isi(tx)
    await tx.run(sql`ANALYZE`)
    const dijelaskan = async (query: Sql) => {
      const rows = await tx.rows<{ 'QUERY PLAN': string }>(sql`EXPLAIN (ANALYZE, TIMING OFF) ${query}`)
      plan.push(...rows.map((row) => row['QUERY PLAN']))
    }
    const rows = async <T extends object>(query: Sql): Promise<T[]> => {
      await dijelaskan(query)
      return tx.rows<T>(query)
    }
    await baca(
      Object.assign(Object.create(tx) as Queryable, { rows, one: async (query: Sql) => (await rows(query))[0] }),
    )
    throw KEMBALI
  })
  await coba.catch((error: unknown) => {
    if (error !== KEMBALI) throw error
  })
  return plan
}
