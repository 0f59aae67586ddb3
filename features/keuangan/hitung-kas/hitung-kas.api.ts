/** Whether the drawers were counted, as closing the day asks. */
import { type Queryable, sql } from '@kencana/database'
import { hitungBaris } from '@kencana/server-kit'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'

/** Counts that wait for a second person. */
export const hitunganMenunggu = (db: Queryable, kode_toko: string): Promise<number> =>
  hitungBaris(db, sql`hitung_kas WHERE kode_toko = ${kode_toko} AND perlu_kedua AND kedua_oleh IS NULL`)

/** 1 while a shop that wants its drawer counted every day has not done so on the open one. */
export const belumDihitung = async (db: Queryable, kode_toko: string): Promise<number> => {
  if (!(await yaParaSystem(db, kode_toko, 'wajib_hitung_kas'))) return 0
  const ada = await hitungBaris(
    db,
    sql`hitung_kas k JOIN toko t USING (kode_toko, tgl_system) WHERE t.kode_toko = ${kode_toko} AND k.selisih IS NOT NULL`,
  )
  return ada === 0 ? 1 : 0
}
