import type pg from 'pg'
import type { Database } from './pooled.ts'
import { codeOf, DatabaseRefusal, reasonOf } from './refusal.ts'
import { quoteIdent } from './sql.ts'

const LOCK_KEY = 4_707_002

/** One collation whose sort order changed with a library update, and what was rebuilt for it. */
export interface CollationRepair {
  /** Schema-qualified; 'default' for that of the database. */
  collation: string
  from: string
  to: string
  indexes: string[]
}

interface Stale {
  oid: string
  schema: string
  name: string
  recorded: string
  actual: string
}

/**
 * Call once at start-up. Compares the recorded and the actual version of the database's collation and of every
 * collation that a column or index uses; where they differ (the ICU or C library was updated under the database) text
 * indexes may be sorted wrongly, so they are rebuilt and the version is recorded. Throws DatabaseRefusal when that is
 * not permitted or fails: a unique index that no longer finds its keys would let a code be entered twice.
 */
export async function checkCollations(database: Database): Promise<CollationRepair[]> {
  const client = await database.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    if ((await stale(client)).length === 0) return []
    await client.query(`select pg_advisory_lock(${LOCK_KEY})`)
    const repairs: CollationRepair[] = []
    // Asked again under the lock: another server may have repaired them meanwhile.
    for (const collation of await stale(client)) repairs.push(await repair(client, collation))
    return repairs
  } finally {
    client.release(true)
  }
}

/** The oid 100 is 'default': its version is that of the database. */
async function stale(client: pg.PoolClient): Promise<Stale[]> {
  const { rows } = await client.query<Stale>(`
    select '100' as oid, '' as schema, datname as name, datcollversion as recorded,
           pg_database_collation_actual_version(oid) as actual
      from pg_database
     where datname = current_database() and datcollversion is distinct from pg_database_collation_actual_version(oid)
    union all
    select c.oid::text, n.nspname, c.collname, c.collversion, pg_collation_actual_version(c.oid)
      from pg_collation c join pg_namespace n on n.oid = c.collnamespace
     where c.oid <> 100 and c.collversion is distinct from pg_collation_actual_version(c.oid)
       and (exists (select from pg_attribute a where a.attcollation = c.oid and a.attrelid >= 16384)
         or exists (select from pg_index i where c.oid = any (i.indcollation) and i.indexrelid >= 16384)
         or exists (select from pg_type t where t.typcollation = c.oid and t.oid >= 16384)
         or exists (select from pg_depend d where d.refclassid = 'pg_collation'::regclass and d.refobjid = c.oid))
     order by 1`)
  return rows
}

async function repair(client: pg.PoolClient, collation: Stale): Promise<CollationRepair> {
  const isDefault = collation.oid === '100'
  const shown = isDefault ? `database ${collation.name}` : `${collation.schema}.${collation.name}`
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, k.relname as name
       from pg_index i join pg_class k on k.oid = i.indexrelid join pg_namespace n on n.oid = k.relnamespace
      where k.relkind = 'i' and k.relpersistence <> 't'
        and ($1::oid = any (i.indcollation)
          or exists (select from pg_depend d
                      where d.classid = 'pg_class'::regclass and d.objid = i.indexrelid
                        and d.refclassid = 'pg_collation'::regclass and d.refobjid = $1::oid))
      order by 1, 2`,
    [collation.oid],
  )
  try {
    for (const index of rows) {
      await client.query(`reindex index ${quoteIdent(index.schema)}.${quoteIdent(index.name)}`)
    }
    await client.query(
      isDefault
        ? `alter database ${quoteIdent(collation.name)} refresh collation version`
        : `alter collation ${quoteIdent(collation.schema)}.${quoteIdent(collation.name)} refresh version`,
    )
  } catch (error) {
    const why = codeOf(error) === '42501' ? 'pengguna database tidak berhak melakukannya' : reasonOf(error)
    throw new DatabaseRefusal(
      `Urutan huruf ${shown} berubah dari versi ${collation.recorded} ke ${collation.actual}, ` +
        `indeksnya harus dibangun ulang (REINDEX lalu REFRESH VERSION) sebelum Kencana dapat dipakai: ${why}.`,
      { cause: error },
    )
  }
  return {
    collation: isDefault ? 'default' : shown,
    from: collation.recorded,
    to: collation.actual,
    indexes: rows.map((index) => `${index.schema}.${index.name}`),
  }
}
