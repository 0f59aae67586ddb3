/** Whether what a mutant changes in a migration is still what runs: a later migration may make the same thing anew. */
import type { Mutant } from './mutant.ts'

/** A migration by its name, in the order in which they run. */
export interface Migration {
  file: string
  source: string
}

// A body, a text or a remark is passed over as a whole: only a semicolon outside ends a statement.
const PARTS = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|;/g

/** Statements of a file, with where each begins. */
const statements = (source: string): { at: number; text: string }[] => {
  const ends = [...source.matchAll(PARTS)].filter(([part]) => part === ';').map(({ index }) => index + 1)
  return [...ends, source.length].map((end, n) => ({ at: ends[n - 1] ?? 0, text: source.slice(ends[n - 1] ?? 0, end) }))
}

const MADE =
  /^(?:CREATE|DROP) (?:OR REPLACE )?(?:UNIQUE )?(FUNCTION|PROCEDURE|VIEW|INDEX) (?:IF (?:NOT )?EXISTS )?(\w+)/

/** What a statement makes or takes away: 'FUNCTION ambil_nomor'. */
const thing = (statement: string): string | undefined => {
  const [, kind, name] = MADE.exec(statement.replace(/^(?:\s|--[^\n]*\n)+/, '')) ?? []
  return kind && `${kind} ${name}`
}

/**
 * Where the thing that a mutant changes is made anew or dropped after that; undefined when nowhere, or when it changes no such
 * thing.
 */
export const madeAnew = (
  { file, text }: Pick<Mutant, 'file' | 'text'>,
  migrations: readonly Migration[],
): string | undefined => {
  const here = migrations.findIndex((one) => one.file === file)
  const at = migrations[here]?.source.indexOf(text) ?? -1
  if (at < 0) return
  const all = migrations
    .slice(here)
    .flatMap((one) => statements(one.source).map((part) => ({ ...part, file: one.file })))
  const own = all.findLastIndex((one) => one.file === file && one.at <= at)
  const what = thing(all[own]?.text ?? '')
  const later = what && all.slice(own + 1).findLast((one) => thing(one.text) === what)
  return later ? `${what} in ${later.file}` : undefined
}
