import { type Sql, sql } from '@kencana/database'

/** Whether the customer of a document may be sent messages, as setuju_pesan. @param member SQL of his number, '-' for nobody's */
export const SETUJU_PESAN = (member: Sql): Sql => sql`
  coalesce((SELECT m.setuju_pesan FROM member m WHERE m.kode_member = ${member}), '-')::text AS setuju_pesan`
