/** What age a piece on a tray has, for whoever asks. */
import { type Sql, sql } from '@kencana/database'
import type { Sesi } from '@kencana/server-kit'

/** Days since a piece `b` was entered, at the open day of its shop. */
export const umurDari = ({ tgl_system, zona_waktu }: Pick<Sesi, 'tgl_system' | 'zona_waktu'>): Sql =>
  sql`greatest(${tgl_system}::date - (b.dibuat_pada AT TIME ZONE ${zona_waktu})::date, 0)`
