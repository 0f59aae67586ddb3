import { type Sql, sql } from './sql.ts'

/**
 * The rest of a condition: a column of text is one of these. Of a single one PostgreSQL keeps its plan; a list, whose length it does not
 * know beforehand, it plans anew each time.
 */
export const among = (values: readonly string[]): Sql =>
  values.length === 1 ? sql`= ${values[0]}` : sql`= ANY (${[...values]}::text[])`
