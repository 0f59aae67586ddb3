/** Rows of a master table: found, locked, added, changed. What masters share; see master-routes. */
import type { Kasus, Master } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { ReadContext, WriteContext } from './context.ts'
import type { KunciMaster } from './post-journal.ts'
import { Refusal } from './refusal.ts'

/** A row as its calls answer it. */
export type Row = Record<string, unknown> & { _id: string; versi: number }
/** A row with whether it is deleted. */
export type Stored = Row & { dihapus: boolean }
/** An edit: which row, the version that was seen, and the fields. */
export type Input = Record<string, unknown> & { id: string; versi?: number }

/** A field that names a row of another master. */
export interface Rujukan {
  table: string
  /** Column there; the field's own name unless told. */
  column?: string
  label: string
  /** What stands there where it names none; null unless told. */
  tanpa?: string
}

/** Holds postings that touch a tray, type or group off while it is judged; the trial of an import holds nobody off. */
export type Tahan = (kunci: KunciMaster) => Promise<unknown>

/** What the generic server must be told about one master. */
export interface MasterTable {
  table: string
  /** Rows belong to the session's shop. */
  perToko?: boolean
  /** Columns of `shown` and the joins they need: `g.nama_group` with `JOIN master_group g ...`; the table is `t`. */
  shown?: Sql
  joins?: Sql
  refs?: Readonly<Record<string, Rujukan>>
  /** Columns of a new row that nobody entered: where and by whom it was made, a number of its own where the key was left empty. */
  isi?: (input: Record<string, unknown>, ctx: WriteContext) => Promise<Record<string, unknown>>
  /** What is said where another row has what only one may have besides the key. */
  sama?: string
  /** Refuses a row that is still needed; called with the row locked. */
  inUse?: (row: Row, ctx: WriteContext) => Promise<void>
  /** Refuses a deleted row that is not to come back; called with the row locked. */
  checkAktif?: (row: Row, ctx: WriteContext) => Promise<void>
  /** Called after a row was added or changed, in the same transaction: histories, what follows from it. */
  changed?: (before: Row | null, after: Row, ctx: WriteContext) => Promise<void>
  /** Refuses a new row. It only reads: the trial of an import asks it too. */
  checkNew?: (row: Record<string, unknown>, ctx: ReadContext) => Promise<void>
  /** Refuses a new row that nothing had the key of; called once it is there. It only reads, as above. */
  checkAdded?: (row: Record<string, unknown>, ctx: ReadContext) => Promise<void>
  /**
   * What of a change somebody has to agree to, with the row locked, before it; of a new row, which is stored already, with
   * nothing before it. Its master is `disetujui`.
   */
  kasus?: (before: Row | null, after: Record<string, unknown>, ctx: WriteContext) => Promise<Kasus | null>
  /** What an edit means by a field that its reader saw in part, with the row locked: the fields that are kept instead. */
  maksud?: (before: Row, input: Record<string, unknown>) => Record<string, unknown>
  /** Refuses a change that used rows may not make; called with the row locked. It only reads, and holds by `tahan`. */
  checkChange?: (before: Row, after: Record<string, unknown>, ctx: ReadContext, tahan: Tahan) => Promise<void>
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** One master's rows in one installation. */
export class MasterStore {
  readonly #master: Master
  readonly #t: MasterTable
  readonly #columns: readonly string[]

  constructor(master: Master, table: MasterTable) {
    this.#master = master
    this.#t = table
    this.#columns = Object.keys(master.fields)
  }

  get label(): string {
    return this.#master.label
  }

  get #sama(): string {
    return this.#t.sama ?? `${this.label} Dengan Nama Itu Sudah Ada`
  }

  get #keys(): readonly string[] {
    return this.#master.unique ?? [this.#master.key]
  }

  /** What people call the row: its key, or all parts of it. */
  kode(row: Record<string, unknown>): string {
    return this.#keys.map((name) => String(row[name])).join(' ')
  }

  #select(): Sql {
    const own = sql.join(this.#columns.map((name) => sql`t.${sql.ident(name)}`))
    const shown = this.#t.shown ? sql`, ${this.#t.shown}` : sql``
    return sql`SELECT t.id::text AS _id, t.versi, ${own}${shown} , t.dihapus_pada IS NOT NULL AS dihapus
      FROM ${sql.ident(this.#t.table)} t ${this.#t.joins ?? sql``}`
  }

  #inToko(kode_toko: string): Sql {
    return this.#t.perToko ? sql`AND t.kode_toko = ${kode_toko}` : sql``
  }

  list(db: Queryable, kode_toko: string, only: Sql = sql`AND t.dihapus_pada IS NULL`): Promise<Row[]> {
    return db.rows<Row>(sql`${this.#select()} WHERE true ${this.#inToko(kode_toko)} ${only}
      ORDER BY ${sql.join(this.#keys.map((name) => sql`t.${sql.ident(name)}`))}`)
  }

  /** Holds the row first and reads it then: what is shown with it may be of other rows, which somebody wrote while this waited. */
  async #held(ctx: WriteContext, where: Sql): Promise<Stored | undefined> {
    const ini = sql`${where} ${this.#inToko(ctx.sesi.kode_toko)}`
    const [, row] = await Promise.all([
      ctx.db.run(sql`SELECT 1 FROM ${sql.ident(this.#t.table)} t WHERE ${ini} FOR UPDATE`),
      ctx.db.one<Stored>(sql`${this.#select()} WHERE ${ini}`),
    ])
    return row
  }

  async #one(ctx: WriteContext, where: Sql, name: string): Promise<Stored> {
    const row = await this.#held(ctx, where)
    if (!row) throw new Refusal('missing', `${this.label} ${name} Tidak Ada`)
    return row
  }

  #called(id: string): Sql {
    if (UUID.test(id)) return sql`t.id = ${id}::uuid`
    const parts = this.#keys.map((name) => sql`t.${sql.ident(name)}`)
    const called = parts.length === 1 ? sql.join(parts) : sql`concat_ws(' ', ${sql.join(parts)})`
    return sql`${called} = ${id.toUpperCase()}`
  }

  /** One row by `_id`, or by what people call it: its key, or all parts of it with a space between. Locked. */
  lock(ctx: WriteContext, id: string): Promise<Stored> {
    return this.#one(ctx, this.#called(id), UUID.test(id) ? id : id.toUpperCase())
  }

  /** A row as an edit leaves it: what the edit does not name is what it was, what it hides is what it means. */
  edited(before: Row, input: Record<string, unknown>): Record<string, unknown> {
    const named = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    const left = Object.fromEntries(this.#columns.map((name) => [name, before[name]]))
    return { ...left, ...named, ...this.#t.maksud?.(before, named) }
  }

  #same(input: Record<string, unknown>): Sql {
    const same = this.#keys.map((name) => sql`t.${sql.ident(name)} = ${input[name]}`)
    return sql.join(same, ' AND ')
  }

  /** The row that has these key fields, deleted or not, locked; undefined when there is none. */
  findSame(ctx: WriteContext, input: Record<string, unknown>): Promise<Stored | undefined> {
    return this.#held(ctx, this.#same(input))
  }

  /** The rows that have any of these keys, deleted or not, by their keys; nobody is locked. */
  async readSame(ctx: ReadContext, inputs: readonly Record<string, unknown>[]): Promise<ReadonlyMap<string, Stored>> {
    const [first = ''] = this.#keys
    const values = inputs.map((input) => String(input[first]))
    const rows = await ctx.db.rows<Stored>(sql`
      ${this.#select()} WHERE t.${sql.ident(first)}::text = ANY (${values}::text[]) ${this.#inToko(ctx.sesi.kode_toko)}`)
    return new Map(rows.map((row) => [this.kunci(row), row]))
  }

  /** The key of a row, told apart from every other. */
  kunci(row: Record<string, unknown>): string {
    return JSON.stringify(this.#keys.map((name) => String(row[name])))
  }

  /** Which of the values in fields that name rows of other masters are there and active, by field; nobody is locked. */
  async readRefs(
    ctx: ReadContext,
    rows: readonly Record<string, unknown>[],
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const found = new Map<string, ReadonlySet<string>>()
    for (const [field, ref] of Object.entries(this.#t.refs ?? {})) {
      const column = sql.ident(ref.column ?? field)
      const values = [...new Set(rows.map((row) => String(row[field])))]
      const active = await ctx.db.rows<{ kode: string }>(sql`
        SELECT ${column}::text AS kode FROM ${sql.ident(ref.table)}
        WHERE ${column}::text = ANY (${values}::text[]) AND dihapus_pada IS NULL`)
      found.set(field, new Set([...active.map(({ kode }) => kode), ...(ref.tanpa === undefined ? [] : [ref.tanpa])]))
    }
    return found
  }

  /** What is said of a field that names no active row. */
  refMissing(field: string, value: unknown): Refusal {
    return new Refusal('rule', `${this.#t.refs?.[field]?.label ?? field} ${String(value)} Tidak Ada`)
  }

  /** Referred rows must exist and be active, but for a field that was left empty; locked so that nobody deletes them meanwhile. */
  async checkRefs(ctx: WriteContext, row: Record<string, unknown>): Promise<void> {
    for (const [field, ref] of Object.entries(this.#t.refs ?? {})) {
      if (row[field] === (ref.tanpa ?? null)) continue
      const column = sql.ident(ref.column ?? field)
      const found = await ctx.db.one(sql`SELECT 1 AS ada FROM ${sql.ident(ref.table)}
        WHERE ${column} = ${row[field]} AND dihapus_pada IS NULL FOR SHARE`)
      if (!found) throw this.refMissing(field, row[field])
    }
  }

  /**
   * Holds the rows that an edit is going to refer to before the row itself, as whoever renames one of them holds it before the rows that
   * name it: also the one that a field names which the edit leaves. What is not there is said later, by checkRefs.
   */
  async holdRefs(ctx: WriteContext, row: Input): Promise<void> {
    for (const [field, ref] of Object.entries(this.#t.refs ?? {})) {
      if (row[field] === null) continue
      const stays = sql`(SELECT t.${sql.ident(field)} FROM ${sql.ident(this.#t.table)} t
        WHERE ${this.#called(row.id)} ${this.#inToko(ctx.sesi.kode_toko)})`
      const named = row[field] === undefined ? stays : sql`${row[field]}`
      await ctx.db.run(sql`
        SELECT 1 FROM ${sql.ident(ref.table)} WHERE ${sql.ident(ref.column ?? field)} = ${named} AND dihapus_pada IS NULL FOR SHARE`)
    }
  }

  async insert(ctx: WriteContext, entered: Record<string, unknown>): Promise<Row> {
    const isi = (await this.#t.isi?.(entered, ctx)) ?? {}
    const milik = this.#t.perToko ? { kode_toko: ctx.sesi.kode_toko } : {}
    const input: Record<string, unknown> = { ...entered, ...isi, ...milik }
    const names = [...new Set([...Object.keys(milik), ...this.#columns, ...Object.keys(isi)])]
    const values = names.map((name) => input[name])
    const made = await ctx.db.run(sql`
      INSERT INTO ${sql.ident(this.#t.table)} (${sql.join(names.map((name) => sql.ident(name)))})
      VALUES (${sql.join(values)}) ON CONFLICT DO NOTHING`)
    const row = await this.findSame(ctx, input)
    if (!row) throw new Refusal('conflict', this.#sama)
    if (made === 1) return row
    const known = `${this.label} ${this.kode(input)}`
    throw new Refusal('conflict', row.dihapus ? `${known} Berstatus DELETED, Aktifkan Kembali ?` : `${known} Sudah Ada`)
  }

  async change(ctx: WriteContext, id: string, set: Sql): Promise<Row> {
    const changing = ctx.db.run(sql`UPDATE ${sql.ident(this.#t.table)} SET versi = versi + 1, ${set} WHERE id = ${id}`)
    // Only a new name can meet another row's: a plain edit leaves the key.
    await changing.catch((error: unknown) => {
      if ((error as { code?: string }).code !== '23505') throw error
      throw new Refusal('conflict', this.#sama)
    })
    return this.lock(ctx, id)
  }

  /** The columns that an edit sets. */
  setOf(input: Record<string, unknown>): Sql {
    const names = this.#columns.filter((name) => this.#master.renames === true || !this.#keys.includes(name))
    return sql.join(names.map((name) => sql`${sql.ident(name)} = ${input[name]}`))
  }
}
