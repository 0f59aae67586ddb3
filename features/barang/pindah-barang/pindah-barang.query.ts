import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { listPindah } from './pindah-barang.contract.ts'

type Baris = OutputOf<typeof listPindah>[number]

/** A move as its lists show it. */
export const kolomPindah = sql`no_pindah, tgl_system, to_char(dibuat_pada, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS waktu, kode_baki_tujuan,
  pcs, berat, user_id, no_batal`

/** The moves of one shop day, newest first. */
export const daftarPindah = (db: Queryable, kode_toko: string, tanggal: string): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT ${kolomPindah} FROM pindah_barang WHERE kode_toko = ${kode_toko} AND tgl_system = ${tanggal}
    ORDER BY dibuat_pada DESC, no_pindah DESC`)
