/** Places of envelopes as other files read them. */
import { type Sql, sql } from '@kencana/database'

/** Where the envelope of a loan lies; '' where nobody wrote it down. @param no_hutang a column or value */
export const TEMPAT = (no_hutang: Sql): Sql => sql`
  coalesce((SELECT t.tempat FROM hutang_tempat t WHERE t.akar = akar_hutang(${no_hutang}) ORDER BY t.ke DESC LIMIT 1), '')`
