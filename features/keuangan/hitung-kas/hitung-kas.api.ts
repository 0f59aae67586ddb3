/** Whether the drawers were counted, as closing the day asks. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { hitungBaris } from '@kencana/server-kit'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { laciBergerak, laciDihitung } from '../laci/laci.api.ts'
import { LACI_UTAMA } from '../laci/laci.contract.ts'

/** Counts that wait for a second person. */
export const hitunganMenunggu = (db: Queryable, kode_toko: string): Promise<number> =>
  hitungBaris(db, sql`hitung_kas WHERE kode_toko = ${kode_toko} AND perlu_kedua AND kedua_oleh IS NULL`)

const wajibHitung = (db: Queryable, kode_toko: string) => yaParaSystem(db, kode_toko, 'wajib_hitung_kas')

/** Drawers of `laci` without a count of the open day that holds. */
const takDihitung = (db: Queryable, kode_toko: string, laci: Sql): Promise<number> =>
  hitungBaris(
    db,
    sql`(${laci}) x WHERE NOT EXISTS (
      SELECT FROM hitung_kas k JOIN toko t USING (kode_toko, tgl_system)
      WHERE t.kode_toko = ${kode_toko} AND k.kode_laci = x.kode_laci AND k.selisih IS NOT NULL)`,
  )

/** How many drawers of a shop that wants them counted every day were not counted on the open one. */
export const belumDihitung = async (db: Queryable, kode_toko: string): Promise<number> =>
  (await wajibHitung(db, kode_toko)) ? takDihitung(db, kode_toko, laciDihitung(kode_toko)) : 0

/** Through how many drawers of any other shop money moved since the day was opened, and nobody counted them. */
export const kasTakDihitung = async (db: Queryable, kode_toko: string): Promise<number> =>
  (await wajibHitung(db, kode_toko)) ? 0 : takDihitung(db, kode_toko, laciBergerak(kode_toko))

/** Drawers that are still to be counted on the open day, where the shop asks for it or money moved; none that waits for a second person. */
export const laciBelumDihitung = async (
  db: Queryable,
  kode_toko: string,
): Promise<{ kode_laci: string; nama_laci: string }[]> => {
  const laci = (await wajibHitung(db, kode_toko)) ? laciDihitung(kode_toko) : laciBergerak(kode_toko)
  return db.rows(sql`
    SELECT x.kode_laci::text, coalesce(l.nama_laci::text, ${LACI_UTAMA}) AS nama_laci
    FROM (${laci}) x LEFT JOIN laci l ON l.kode_toko = ${kode_toko} AND l.kode_laci = x.kode_laci
    WHERE NOT EXISTS (
      SELECT FROM hitung_kas k JOIN toko t USING (kode_toko, tgl_system)
      WHERE t.kode_toko = ${kode_toko} AND k.kode_laci = x.kode_laci AND (k.selisih IS NOT NULL OR k.perlu_kedua AND k.kedua_oleh IS NULL))
    ORDER BY x.kode_laci`)
}

/** A count whose figures hold. */
export interface HitunganSah {
  no_hitung: string
  kode_laci: string
  /** Whose figures they are. */
  oleh: string
  /** HH:MM by the clock of the shop. */
  jam: string
  dihitung: Rp
  selisih: Rp
}

/** The last one of a day of each drawer, in their order. */
export const hitunganSah = (db: Queryable, kode_toko: string, tanggal: string): Promise<HitunganSah[]> =>
  db.rows<HitunganSah>(sql`
    SELECT DISTINCT ON (k.kode_laci) k.no_hitung::text, k.kode_laci::text, coalesce(k.kedua_oleh, k.user_id)::text AS oleh,
      to_char(coalesce(k.kedua_pada, k.dibuat_pada) AT TIME ZONE t.zona_waktu, 'HH24:MI') AS jam,
      coalesce(k.dihitung_kedua, k.dihitung) AS dihitung, k.selisih
    FROM hitung_kas k JOIN toko t USING (kode_toko)
    WHERE k.kode_toko = ${kode_toko} AND k.tgl_system = ${tanggal} AND k.selisih IS NOT NULL
    ORDER BY k.kode_laci, k.dibuat_pada DESC, k.no_hitung DESC`)
