import { createHash } from 'node:crypto'

/** A template that stands in code has one array of strings for ever, so its text is put together once. */
const texts = new WeakMap<readonly string[], string>()

/** A piece of SQL with its bound values. Only the `sql` tag makes one, so no caller's string ever becomes SQL text. */
export class Sql {
  /** One more than there are values. */
  readonly strings: readonly string[]
  readonly values: readonly unknown[]

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings
    this.values = values
  }

  /** The text with $1, $2 … in place of the values. */
  get text(): string {
    let text = texts.get(this.strings)
    if (text === undefined) {
      text = this.strings[0] ?? ''
      for (let i = 1; i < this.strings.length; i++) text += `$${i}${this.strings[i]}`
      texts.set(this.strings, text)
    }
    return text
  }
}

const refuseUnusable = (part: unknown, i: number): void => {
  if (part === undefined) throw new TypeError(`sql: value ${i + 1} is undefined; use null for an empty column`)
  if (typeof part === 'number' && !Number.isFinite(part)) throw new TypeError(`sql: value ${i + 1} is ${part}`)
}

/** Flattens nested pieces: strings and values of the result alternate, with a string at both ends. */
function build(strings: readonly string[], parts: readonly unknown[]): Sql {
  parts.forEach(refuseUnusable)
  if (!parts.some((part) => part instanceof Sql)) return new Sql(strings, parts)
  const flat = [strings[0] ?? '']
  const values: unknown[] = []
  parts.forEach((part, i) => {
    const after = strings[i + 1] ?? ''
    if (part instanceof Sql) {
      flat[flat.length - 1] += part.strings[0] ?? ''
      flat.push(...part.strings.slice(1))
      values.push(...part.values)
      flat[flat.length - 1] += after
      return
    }
    values.push(part)
    flat.push(after)
  })
  return new Sql(flat, values)
}

function tag(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  return build(strings, parts)
}

/** Joins pieces or values with a separator written in code. An empty list gives empty SQL. */
function join(parts: readonly unknown[], separator = ', '): Sql {
  if (parts.length === 0) return new Sql([''], [])
  return build(['', ...Array<string>(parts.length - 1).fill(separator), ''], parts)
}

/** A quoted name of a table, column or database; several make a dotted one. */
function ident(...names: string[]): Sql {
  return new Sql([names.map(quoteIdent).join('.')], [])
}

/** A value for a json or jsonb parameter. Needed for arrays, which the driver would send as PostgreSQL arrays. */
function json(value: unknown): Sql {
  return build(['', ''], [JSON.stringify(value)])
}

/**
 * Tagged template: sql`select nama from baki where kode_baki = ${kode}` binds the values; a `sql` inside a `sql` is
 * inserted. Lists: `= any(${array})` keeps one prepared text for every length. Throws TypeError for undefined and NaN.
 */
export const sql = Object.assign(tag, { join, ident, json })

/** Quotes a name for the few statements that cannot be bound (CREATE DATABASE and the like). */
export function quoteIdent(name: string): string {
  if (name.includes('\0')) throw new TypeError('sql: a name cannot hold NUL')
  return `"${name.replaceAll('"', '""')}"`
}

const names = new Map<string, string>()
const NAMES_KEPT = 5000

/** The name under which a text is prepared, so that PostgreSQL reuses its plan: a short hash of the text. */
export function statementName(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = `k${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
    if (names.size >= NAMES_KEPT) names.clear()
    names.set(text, name)
  }
  return name
}

/** What the driver wants: text and values, with a name when there are values. */
export function toQueryConfig(query: Sql): { text: string; values?: unknown[]; name?: string } {
  const text = query.text
  if (query.values.length === 0) return { text }
  return { text, values: [...query.values], name: statementName(text) }
}
