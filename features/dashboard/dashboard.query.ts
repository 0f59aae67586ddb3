/** Figures of the dashboard, each one small query. */
import { type Queryable, sql } from '@kencana/database'
import type { Sesi } from '@kencana/server-kit'

interface Tutup {
  tgl_system: string
  ditutup_oleh: string
  ditutup_pada: string
  jurnal: number
}

/** The last closed days of a shop, newest first. */
export const hariDitutup = (db: Queryable, kode_toko: string): Promise<Tutup[]> =>
  db.rows<Tutup>(sql`
    SELECT tgl_system, ditutup_oleh::text, to_char(ditutup_pada, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS ditutup_pada,
      (ringkasan ->> 'jurnal')::int AS jurnal
    FROM hari_tutup WHERE kode_toko = ${kode_toko} ORDER BY tgl_system DESC LIMIT 7`)

/** Money in till and banks now. */
export const kasKini = (db: Queryable, kode_toko: string) =>
  db.rows<{ akun: string; ref: string; rp: never }>(sql`
    SELECT akun, ref, rp FROM saldo(${kode_toko}, 'infinity') WHERE akun IN ('KAS', 'BANK') ORDER BY akun DESC, ref`)

interface Neraca {
  jurnal: number
  diperiksa_pada: string
  pelanggaran: number
}

/** The last full audit, null when none has run yet: then nothing is claimed. */
export const neracaTerakhir = async (db: Queryable) => {
  const row = await db.one<Neraca>(sql`
    SELECT jurnal, to_char(waktu, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS diperiksa_pada, pelanggaran
    FROM hasil_audit ORDER BY id DESC LIMIT 1`)
  return row ? { ...row, seimbang: row.pelanggaran === 0 } : null
}

/** Open sessions of a shop. */
export const sesiAktif = async (db: Queryable, kode_toko: string): Promise<number> => {
  const row = await db.one<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM sesi WHERE kode_toko = ${kode_toko} AND dicabut_pada IS NULL`,
  )
  return row?.n ?? 0
}

interface Aktivitas {
  waktu: string
  user_id: string
  aksi: string
  dokumen: string
}

/** Own writes of the open day, newest first. */
export const aktivitas = (db: Queryable, sesi: Sesi): Promise<Aktivitas[]> =>
  db.rows<Aktivitas>(sql`
    SELECT to_char(waktu, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS waktu, user_id::text, aksi, dokumen
    FROM audit_log WHERE kode_toko = ${sesi.kode_toko} AND tgl_system = ${sesi.tgl_system} AND user_id = ${sesi.user_id}
    ORDER BY id DESC LIMIT 10`)
