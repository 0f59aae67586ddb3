/** Whether the drawers were counted, as closing the day and giving a drawer to somebody else ask. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { hitungBaris, isOwner, type Sesi } from '@kencana/server-kit'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { laciBergerak, laciDihitung } from '../laci/laci.api.ts'
import { LACI_UTAMA } from '../laci/laci.contract.ts'

/** Counts that wait for a second person. */
export const hitunganMenunggu = (db: Queryable, kode_toko: string): Promise<number> =>
  hitungBaris(db, sql`hitung_kas WHERE kode_toko = ${kode_toko} AND perlu_kedua AND kedua_oleh IS NULL`)

/** Whether the shop wants its drawers counted before a day ends. */
const wajibHitung = (db: Queryable, kode_toko: string) => yaParaSystem(db, kode_toko, 'wajib_hitung_kas')

/**
 * Whether count `k` still tells what lies in its drawer: it is the newest, no cash went through since, and the books say what was
 * counted or what they said then. The sum alone would let one count in the morning serve every evening that ends with the same float.
 */
export const masihBerlaku = sql`(k.selisih IS NOT NULL
  AND k.gerak = gerak_laci(k.kode_toko, k.kode_laci, k.tgl_system)
  AND (SELECT coalesce(sum(s.rp), 0) FROM saldo_akun(k.kode_toko, 'infinity', ARRAY['KAS']) s WHERE s.ref = k.kode_laci)
    IN (coalesce(k.dihitung_kedua, k.dihitung), coalesce(k.saldo_kedua, k.saldo))
  AND NOT EXISTS (SELECT FROM hitung_kas n WHERE n.kode_toko = k.kode_toko AND n.kode_laci = k.kode_laci
    AND (n.dibuat_pada, n.no_hitung) > (k.dibuat_pada, k.no_hitung)))`

/** The open day's count of drawer `x`. */
const hariIni = (kode_toko: string): Sql => sql`
  SELECT FROM hitung_kas k JOIN toko t USING (kode_toko, tgl_system) WHERE t.kode_toko = ${kode_toko} AND k.kode_laci = x.kode_laci`

/** How often cash went through a drawer on the open day so far, as a count writes it down. */
export const gerakLaci = async (db: Queryable, sesi: Sesi, kode_laci: string): Promise<number> => {
  const row = await db.one<{ gerak: number }>(
    sql`SELECT gerak_laci(${sesi.kode_toko}, ${kode_laci}, ${sesi.tgl_system}) AS gerak`,
  )
  return row?.gerak ?? 0
}

/** Counts of the open day whose difference stands and nobody booked: each drawer's newest finished one. */
const selisihTerbuka = (kode_toko: string): Sql => sql`(
  SELECT DISTINCT ON (k.kode_laci) k.* FROM hitung_kas k JOIN toko t USING (kode_toko, tgl_system)
  WHERE t.kode_toko = ${kode_toko} AND k.selisih IS NOT NULL ORDER BY k.kode_laci, k.dibuat_pada DESC, k.no_hitung DESC
) k WHERE k.selisih <> 0 AND NOT EXISTS (SELECT FROM uang u WHERE u.no_uang = k.no_uang AND u.no_batal IS NULL)`

/** How many drawers lack, or have too much, without a booking. */
export const selisihBelumDibukukan = (db: Queryable, kode_toko: string): Promise<number> =>
  hitungBaris(db, selisihTerbuka(kode_toko))

/** Whether what a drawer was last counted is still unexplained: one person alone does not make it right. */
export const masihSelisih = async (db: Queryable, kode_toko: string, kode_laci: string): Promise<boolean> =>
  (await hitungBaris(db, sql`${selisihTerbuka(kode_toko)} AND k.kode_laci = ${kode_laci}`)) > 0

/**
 * Whether somebody has a drawer's cash in hand: it is his, or he gave or took some since the day on which two counted it last. His
 * count alone would say whatever should lie there. The first drawer is everybody's: there only where the shop wants counts. OWN and SU count alone.
 */
export const pemegangUangnya = async (db: Queryable, sesi: Sesi, kode_laci: string): Promise<boolean> => {
  const { kode_toko, tgl_system, user_id, level } = sesi
  if (isOwner(level) || (kode_laci === '-' && !(await wajibHitung(db, kode_toko)))) return false
  const row = await db.one<{ pegang: boolean }>(sql`
    SELECT EXISTS (SELECT FROM laci_pemegang WHERE kode_toko = ${kode_toko} AND user_id = ${user_id} AND kode_laci = ${kode_laci})
      OR EXISTS (SELECT FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
        WHERE m.kode_toko = ${kode_toko} AND m.akun = 'KAS' AND m.ref = ${kode_laci}
          AND m.tgl_system >= coalesce((SELECT max(k.tgl_system) FROM hitung_kas k WHERE k.kode_toko = ${kode_toko}
            AND k.kode_laci = ${kode_laci} AND k.kedua_oleh <> k.user_id AND k.tgl_system < ${tgl_system}), ${tgl_system}::date - 31)
          AND j.user_id = ${user_id}) AS pegang`)
  return row?.pegang ?? false
}

/** Drawers of `laci` without a count of the open day that holds. */
const takDihitung = (db: Queryable, kode_toko: string, laci: Sql): Promise<number> =>
  hitungBaris(db, sql`(${laci}) x WHERE NOT EXISTS (${hariIni(kode_toko)} AND ${masihBerlaku})`)

/** How many drawers of a shop that wants them counted every day have no count of the open one that holds. */
export const belumDihitung = async (db: Queryable, kode_toko: string): Promise<number> =>
  (await wajibHitung(db, kode_toko)) ? takDihitung(db, kode_toko, laciDihitung(kode_toko)) : 0

/** Through how many drawers of any other shop money moved since the day was opened, and nobody counted them after it. */
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
    WHERE NOT EXISTS (${hariIni(kode_toko)} AND (${masihBerlaku} OR k.perlu_kedua AND k.kedua_oleh IS NULL))
    ORDER BY x.kode_laci`)
}

/** A count whose figures hold. */
export interface HitunganSah {
  no_hitung: string
  kode_laci: string
  /** Whose figures they are. */
  oleh: string
  /** HH:MM by the clock that the shop had that day. */
  jam: string
  dihitung: Rp
  selisih: Rp
}

/** The last one of a day of each drawer, in their order. */
export const hitunganSah = (db: Queryable, kode_toko: string, tanggal: string): Promise<HitunganSah[]> =>
  db.rows<HitunganSah>(sql`
    SELECT DISTINCT ON (k.kode_laci) k.no_hitung::text, k.kode_laci::text, coalesce(k.kedua_oleh, k.user_id)::text AS oleh,
      to_char(coalesce(k.kedua_pada, k.dibuat_pada) AT TIME ZONE coalesce(h.zona_waktu, t.zona_waktu), 'HH24:MI') AS jam,
      coalesce(k.dihitung_kedua, k.dihitung) AS dihitung, k.selisih
    FROM hitung_kas k JOIN toko t USING (kode_toko) LEFT JOIN hari_tutup h ON h.kode_toko = k.kode_toko AND h.tgl_system = k.tgl_system
    WHERE k.kode_toko = ${kode_toko} AND k.tgl_system = ${tanggal} AND k.selisih IS NOT NULL
    ORDER BY k.kode_laci, k.dibuat_pada DESC, k.no_hitung DESC`)
