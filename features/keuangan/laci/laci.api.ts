/** Drawers as money documents, counts and reports ask for them. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import { isOwner, Refusal, type Sesi } from '@kencana/server-kit'
import { LACI_UTAMA } from './laci.contract.ts'

/** A drawer of a shop. */
export interface Laci {
  /** '-' for the first one */
  kode_laci: string
  nama_laci: string
  /** Whose cash goes through it; everybody's who has no other one. */
  pemegang: string[]
}

/** The drawers of a shop, the first one first. */
export const daftarLaci = (db: Queryable, kode_toko: string): Promise<Laci[]> =>
  db.rows(sql`
    SELECT '-'::text AS kode_laci, ${LACI_UTAMA}::text AS nama_laci, '{}'::text[] AS pemegang
    UNION ALL
    SELECT * FROM (
      SELECT l.kode_laci::text, l.nama_laci::text,
        ARRAY(SELECT p.user_id::text FROM laci_pemegang p WHERE p.kode_toko = l.kode_toko AND p.kode_laci = l.kode_laci ORDER BY 1)
      FROM laci l WHERE l.kode_toko = ${kode_toko} AND l.dihapus_pada IS NULL ORDER BY l.kode_laci
    ) x`)

/** One at a time of each drawer: who counts, books a difference or gives it to somebody else waits for the others. */
export const kunciLaci = (db: Queryable, kode_toko: string, kode_laci: string): Promise<number> =>
  db.run(sql`SELECT pg_advisory_xact_lock(14, hashtext(${`${kode_toko}|${kode_laci}`}))`)

/** Whoever's drawer this is writes nothing until it is somebody else's: what he has begun is waited for. */
export const kunciPemegang = (db: Queryable, kode_toko: string, user_id: string): Promise<number> =>
  db.run(sql`SELECT pg_advisory_xact_lock(18, hashtext(${kode_toko}::text || '|' || ${user_id}::text))`)

/**
 * Cash of a drawer is given, taken and taken back by who has it, or by the owners; the first one is everybody's who keeps money.
 * @throws Refusal
 */
export const tolakLaciOrang = ({ kode_laci, level }: Pick<Sesi, 'kode_laci' | 'level'>, laci: string): void => {
  if (!lacinya({ kode_laci, level }, laci)) throw new Refusal('denied', `Laci ${laci} Bukan Laci Anda`)
}

/** Whether somebody may put into and take out of a drawer. */
export const lacinya = ({ kode_laci, level }: Pick<Sesi, 'kode_laci' | 'level'>, laci: string): boolean =>
  laci === '-' || laci === kode_laci || isOwner(level)

/** What the books have in one drawer now. */
export const saldoLaci = async (db: Queryable, kode_toko: string, kode_laci: string): Promise<Rp> => {
  const row = await db.one<{ rp: Rp }>(sql`
    SELECT coalesce(sum(rp), 0)::bigint AS rp FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['KAS']) WHERE ref = ${kode_laci}`)
  return row?.rp ?? rp(0)
}

/** What the books have in the drawer of a shop that holds most. */
export const kasTerbanyak = async (db: Queryable, kode_toko: string): Promise<Rp> => {
  const row = await db.one<{ rp: Rp }>(sql`
    SELECT coalesce(max(rp), 0)::bigint AS rp FROM (
      SELECT sum(rp) AS rp FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['KAS']) GROUP BY ref) laci`)
  return row?.rp ?? rp(0)
}

/** Holds a drawer that is in use, so that it is not deleted meanwhile. @throws Refusal */
export const pegangLaciToko = async (db: Queryable, { kode_toko }: Pick<Sesi, 'kode_toko'>, kode_laci: string) => {
  if (kode_laci === '-') return
  const row = await db.one<{ aktif: boolean }>(sql`
    SELECT dihapus_pada IS NULL AS aktif FROM laci WHERE kode_toko = ${kode_toko} AND kode_laci = ${kode_laci} FOR KEY SHARE`)
  if (!row?.aktif) throw new Refusal('missing', `Laci ${kode_laci} Tidak Ada`)
}

/** Drawers of a shop that cash went through since its day was opened. */
export const laciBergerak = (kode_toko: string): Sql => sql`
  SELECT DISTINCT m.ref::text AS kode_laci FROM mutasi m JOIN toko t USING (kode_toko, tgl_system)
  WHERE t.kode_toko = ${kode_toko} AND m.akun = 'KAS'`

/** Drawers of a shop that are counted every day: each that something lies or moved in, and the only one of a shop that has no other. */
export const laciDihitung = (kode_toko: string): Sql => sql`
  ${laciBergerak(kode_toko)}
  UNION SELECT s.ref::text FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['KAS']) s GROUP BY 1 HAVING sum(s.rp) <> 0
  UNION SELECT '-' WHERE NOT EXISTS (SELECT FROM laci l WHERE l.kode_toko = ${kode_toko} AND l.dihapus_pada IS NULL)`
