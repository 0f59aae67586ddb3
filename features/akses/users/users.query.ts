import { type Queryable, sql } from '@kencana/database'
import { isOwner, type Sesi } from '@kencana/server-kit'
import { larangan } from './users.api.ts'

interface Baris {
  _id: string
  user_id: string
  user_name: string
  level: string
  nama_level: string
  kode_toko: string
  aktif: boolean
  versi: number
  no_hp: string
  kode_sales: string | null
  sesi: number
  terakhir: string | null
}

/** The users that somebody manages: all for OWN and SU, his own shop's for others. */
export const daftarKelola = async (
  db: Queryable,
  sesi: Sesi,
  waktu: Date,
): Promise<(Baris & { larangan: string })[]> => {
  const rows = await db.rows<Baris>(sql`
    SELECT u.user_id::text AS _id, u.user_id::text, u.user_name::text, u.level::text, l.nama_level::text,
      u.kode_toko::text, u.aktif, u.versi, u.no_hp,
      (SELECT kode_sales::text FROM sales s WHERE s.kode_toko = u.kode_toko AND s.user_id = u.user_id AND s.dihapus_pada IS NULL) AS kode_sales,
      (SELECT count(*)::int FROM sesi s WHERE s.user_id = u.user_id AND s.dicabut_pada IS NULL
        AND s.dibuat_pada > ${waktu}::timestamptz - interval '7 days') AS sesi,
      (SELECT max(s.tgl_system) FROM sesi s WHERE s.user_id = u.user_id) AS terakhir
    FROM users u JOIN level_user l ON l.level = u.level
    WHERE ${isOwner(sesi.level) ? sql`true` : sql`u.kode_toko = ${sesi.kode_toko}`}
    ORDER BY u.user_id`)
  return rows.map((row) => ({ ...row, larangan: larangan(sesi, row) }))
}

interface SesiBaris {
  _id: string
  perangkat: string
  kode_toko: string
  dibuat_pada: string
  tgl_system: string
  ini: boolean
}

/** Open sessions of one user, the newest first. */
export const daftarSesi = (db: Queryable, user_id: string, ini: string, waktu: Date): Promise<SesiBaris[]> =>
  db.rows<SesiBaris>(sql`
    SELECT id::text AS _id, perangkat, kode_toko::text, to_json(dibuat_pada) #>> '{}' AS dibuat_pada, tgl_system,
      id = ${ini}::uuid AS ini
    FROM sesi
    WHERE user_id = ${user_id} AND dicabut_pada IS NULL AND dibuat_pada > ${waktu}::timestamptz - interval '7 days'
    ORDER BY dibuat_pada DESC`)
