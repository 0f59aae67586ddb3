/** What a plan says of a statement: where it reads a whole table that grows from year to year. */
import type pg from 'pg'
import { MASTERS, WAITING } from './large.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: Plan[]
}

interface Index {
  tabel: string
  /** What it is sorted by first; '' where that is reckoned, as plans say it in other words. */
  pertama: string
}

/** Nodes that pass on what comes until there is enough. */
const PASSES: ReadonlySet<string> = new Set(['Limit', 'Nested Loop', 'Result', 'Subquery Scan', 'LockRows', 'Append'])
const BRANCHES: ReadonlySet<string> = new Set(['Append', 'Merge Append', 'Unique', 'Aggregate', 'Sort'])

const bare = (pertama: string): string => pertama.replace(/[()"]/g, '').replace(/::\w+/g, '')

/** Whether a condition compares a column with something: not whether it is empty, nor what it is not. */
const compares = (condition: string, kolom: string): boolean =>
  kolom !== '' && new RegExp(`\\b${bare(kolom)}\\b\\s*(?:=|<=|>=|<(?!>)|>)`).test(bare(condition))

const wrongIndex = (plan: Plan, indexes: ReadonlyMap<string, Index>, enough: boolean): string[] => {
  const { 'Index Name': nama = '', 'Index Cond': cond, Filter = '' } = plan
  const index = indexes.get(nama)
  if (!index || MASTERS.has(index.tabel) || WAITING.has(nama)) return []
  // Where another index begins with what is asked for, this one was taken for its order, or since all of them are as small here.
  const begins = [...indexes.values()].some(
    ({ tabel, pertama }) =>
      tabel === index.tabel &&
      (cond === undefined ? compares(Filter, pertama) : pertama !== '' && bare(cond).includes(bare(pertama))),
  )
  if (begins || (cond === undefined ? enough : index.pertama === '')) return []
  return [`all of ${index.tabel} by ${nama}${cond === undefined ? '' : ', whose first column nobody asks for'}`]
}

const hasBranches = ({ 'Node Type': type, Plans = [] }: Plan): boolean =>
  type === 'Append' || type === 'Merge Append' || (BRANCHES.has(type) && Plans.some(hasBranches))

const wrongIn = (plan: Plan, indexes: ReadonlyMap<string, Index>, enough: boolean): string[] => {
  const { 'Node Type': type, 'Relation Name': tabel = '', Filter = '', Plans = [] } = plan
  const own: string[] = []
  if (type === 'Seq Scan' && !MASTERS.has(tabel)) own.push(`all of ${tabel}`)
  if (type.startsWith('Index') || type === 'Bitmap Index Scan') own.push(...wrongIndex(plan, indexes, enough))
  if (type === 'Subquery Scan' && /\$\d/.test(Filter) && Plans.some(hasBranches))
    own.push(`all branches of a UNION, ${Filter} afterwards`)
  const below = type === 'Limit' || (enough && PASSES.has(type))
  return [...own, ...Plans.flatMap((one) => wrongIn(one, indexes, below))]
}

/** @returns the plan, or why there is none: a statement that nobody can judge is not right for that */
const planOf = async (client: pg.ClientBase, text: string): Promise<Plan | string> => {
  await client.query('SAVEPOINT satu')
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (GENERIC_PLAN, FORMAT JSON, COSTS OFF) ${text}`,
    )
    return rows[0]?.['QUERY PLAN'][0].Plan ?? 'what has no plan'
  } catch (error) {
    await client.query('ROLLBACK TO satu')
    return `what cannot be explained: ${(error as Error).message}`
  }
}

/** What EXPLAIN takes; the rest reads no table. */
const EXPLAINED = /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE|MERGE|VALUES)\b/i

/** @returns what a statement reads wholly, by text, or why its plan is not known */
export const wholeReads = async (client: pg.ClientBase, texts: Iterable<string>): Promise<Map<string, string[]>> => {
  const { rows } = await client.query<Index & { nama: string }>(`
    SELECT i.indexrelid::regclass::text AS nama, i.indrelid::regclass::text AS tabel, CASE i.indkey[0] WHEN 0 THEN '' ELSE pg_get_indexdef(i.indexrelid, 1, true) END AS pertama
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE c.relnamespace = 'public'::regnamespace`)
  const indexes = new Map(rows.map((row) => [row.nama, row]))
  const found = new Map<string, string[]>()
  for (const text of texts) {
    if (!EXPLAINED.test(text)) continue
    const plan = await planOf(client, text)
    const wrong = typeof plan === 'string' ? [plan] : [...new Set(wrongIn(plan, indexes, false))]
    if (wrong.length > 0) found.set(text, wrong)
  }
  return found
}
