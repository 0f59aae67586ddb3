/** What all lines of this report are asked by. */
import { among, type Sql, sql } from '@kencana/database'

/** Days, both included. */
export interface Masa {
  tgl_awal: string
  tgl_akhir: string
}

/** Rows of these shops: `k.kode_toko IN (...)`. */
export const dari = (tabel: string, toko: readonly string[]): Sql =>
  sql`${sql.ident(tabel, 'kode_toko')} ${among(toko)}`
