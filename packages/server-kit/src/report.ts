/** What every report's server is made of: its route, and the SQL of its filters. */
import {
  type Endpoint,
  type InputOf,
  type LaporanEndpoint,
  type LaporanRows,
  type OutputOf,
  SEMUA,
} from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { z } from 'zod'
import type { Sesi } from './context.ts'
import { type Route, route } from './route.ts'

type Read<E extends Endpoint, Answer> = (
  db: Queryable,
  input: InputOf<E>,
  kode_toko: string,
  waktu: Date,
) => Promise<Answer>

/** One reader, or one for each kind of rows. */
type Readers<E extends Endpoint> = E extends { rows: infer R extends LaporanRows }
  ? R extends z.ZodType
    ? Read<E, OutputOf<E>>
    : { [K in keyof R]: R[K] extends z.ZodType ? Read<E, z.output<R[K]>[]> : never }
  : Read<E, OutputOf<E>>

/**
 * Binds the call of a report to what reads it.
 * @param readers (db, input, kode_toko, now by the server's clock) => rows; one for each kind where the filter `by` asks for several
 * @param periksa throws a Refusal where somebody may not read this much
 */
export const laporanRoute = <E extends Endpoint<z.ZodType, z.ZodType, 'read'>>(
  endpoint: E,
  readers: NoInfer<Readers<E>>,
  periksa?: (input: InputOf<E>, sesi: Sesi, db: Queryable) => void | Promise<void>,
): Route => {
  const { by = null } = endpoint as Partial<LaporanEndpoint> & Endpoint
  const byKind = readers as unknown as Readonly<Record<string, Read<Endpoint, unknown>>>
  return route(endpoint as Endpoint<z.ZodType, z.ZodType, 'read'>, async (input, { db, sesi, waktu }) => {
    await periksa?.(input as InputOf<E>, sesi, db)
    const kind = by === null ? '' : String((input as Record<string, unknown>)[by])
    const read = by === null ? (readers as unknown as Read<Endpoint, unknown>) : byKind[kind]
    if (!read) throw new Error(`${endpoint.path} reads no ${kind}`)
    return read(db, input, sesi.kode_toko, waktu)
  })
}

/** 'd.kode_group' as SQL. */
const column = (name: string): Sql => sql.ident(...name.split('.'))

/** A filter: `AND d.kode_group = 'CIN'`, nothing where all are asked for. */
export const only = (name: string, value: string): Sql =>
  value === SEMUA ? sql`` : sql`AND ${column(name)} = ${value}`

/** Days of a report, both included: `AND h.tgl_system >= … AND h.tgl_system <= …`. */
export const within = (name: string, { tgl_awal, tgl_akhir }: { tgl_awal: string; tgl_akhir: string }): Sql =>
  sql`AND ${column(name)} >= ${tgl_awal} AND ${column(name)} <= ${tgl_akhir}`

/**
 * A document had not been undone by the end of the report's days: what is undone later was there all the same, and the report of a closed
 * day stays what it was. `AND (h.no_batal IS NULL OR …)`. Source: areas, read first, 28 and 50.
 * @param name the column with the number of what undid it
 */
export const standing = (name: string, { tgl_akhir }: { tgl_akhir: string }): Sql => sql`AND ${stood(name, tgl_akhir)}`

/** The same as a condition alone, by the end of a day. */
export const stood = (name: string, hari: string | Sql): Sql => sql`
  (${column(name)} IS NULL OR NOT EXISTS (SELECT FROM dokumen undo WHERE undo.nomor = ${column(name)} AND undo.tgl_system <= ${hari}))`

/** Things by what they have in common, groups and members in the order in which they come. */
export const grouped = <T>(all: readonly T[], key: (one: T) => string): [key: string, members: T[]][] => {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(key(one))
    if (group) group.push(one)
    else groups.set(key(one), [one])
  }
  return [...groups]
}
