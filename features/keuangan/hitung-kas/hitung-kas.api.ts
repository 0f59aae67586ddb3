/** Whether the drawers were counted, as closing the day asks. */
import { type Queryable, sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { hitungBaris } from '@kencana/server-kit'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'

/** Counts that wait for a second person. */
export const hitunganMenunggu = (db: Queryable, kode_toko: string): Promise<number> =>
  hitungBaris(db, sql`hitung_kas WHERE kode_toko = ${kode_toko} AND perlu_kedua AND kedua_oleh IS NULL`)

const dihitungHariIni = (db: Queryable, kode_toko: string): Promise<number> =>
  hitungBaris(
    db,
    sql`hitung_kas k JOIN toko t USING (kode_toko, tgl_system) WHERE t.kode_toko = ${kode_toko} AND k.selisih IS NOT NULL`,
  )

const wajibHitung = (db: Queryable, kode_toko: string) => yaParaSystem(db, kode_toko, 'wajib_hitung_kas')

/** 1 while a shop that wants its drawer counted every day has not done so on the open one. */
export const belumDihitung = async (db: Queryable, kode_toko: string): Promise<number> =>
  (await wajibHitung(db, kode_toko)) && (await dihitungHariIni(db, kode_toko)) === 0 ? 1 : 0

/** 1 while money moved through the drawer of any other shop and nobody counted it since the day was opened. */
export const kasTakDihitung = async (db: Queryable, kode_toko: string): Promise<number> => {
  if (await wajibHitung(db, kode_toko)) return 0
  const [bergerak, dihitung] = [
    await hitungBaris(
      db,
      sql`mutasi m JOIN toko t USING (kode_toko, tgl_system) WHERE t.kode_toko = ${kode_toko} AND m.akun = 'KAS'`,
    ),
    await dihitungHariIni(db, kode_toko),
  ]
  return bergerak > 0 && dihitung === 0 ? 1 : 0
}

/** A count whose figures hold. */
export interface HitunganSah {
  no_hitung: string
  /** Whose figures they are. */
  oleh: string
  /** HH:MM by the clock of the shop. */
  jam: string
  dihitung: Rp
  selisih: Rp
}

/** The last one of a day. */
export const hitunganSah = async (db: Queryable, kode_toko: string, tanggal: string): Promise<HitunganSah | null> => {
  const row = await db.one<HitunganSah>(sql`
    SELECT k.no_hitung::text, coalesce(k.kedua_oleh, k.user_id)::text AS oleh,
      to_char(coalesce(k.kedua_pada, k.dibuat_pada) AT TIME ZONE t.zona_waktu, 'HH24:MI') AS jam,
      coalesce(k.dihitung_kedua, k.dihitung) AS dihitung, k.selisih
    FROM hitung_kas k JOIN toko t USING (kode_toko)
    WHERE k.kode_toko = ${kode_toko} AND k.tgl_system = ${tanggal} AND k.selisih IS NOT NULL
    ORDER BY k.dibuat_pada DESC, k.no_hitung DESC LIMIT 1`)
  return row ?? null
}
