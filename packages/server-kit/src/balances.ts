/** Balance keys: locked in one order for everybody, then read. */
import { type Queryable, sql, type Tx } from '@kencana/database'
import { type Akun, type Mg, sifat } from '@kencana/ledger'
import type { WriteContext } from './context.ts'

/** What a balance is kept by, besides its shop. */
export interface BalanceKey {
  akun: Akun
  ref: string
  lot: string
  kode_group: string
  kode_dept: string
}

/** What stands on a balance key. */
export interface Balance {
  pcs: number
  mg: Mg
  rp: number
}

export const keyText = (key: BalanceKey): string =>
  [key.akun, key.ref, key.lot, key.kode_group, key.kode_dept].join('|')

const lockKey = (key: BalanceKey, kode_toko: string) =>
  `${sifat(key.akun).lintasToko ? '*' : kode_toko}|${keyText(key)}`

/** Holds balance keys until commit; those of accounts over all shops against every shop. */
export const lockBalances = (tx: Tx, kode_toko: string, keys: readonly BalanceKey[]): Promise<number> =>
  tx.run(sql`
    SELECT pg_advisory_xact_lock(2, k.h)
    FROM (SELECT DISTINCT hashtext(t) AS h FROM unnest(${keys.map((k) => lockKey(k, kode_toko))}::text[]) t ORDER BY h) k`)

/** Balances now: of the shop's own keys from the newest snapshot on, of keys over all shops from their first line. */
export const readBalances = (tx: Queryable, kode_toko: string, keys: readonly BalanceKey[]): Promise<Balance[]> =>
  tx.rows<Balance>(sql`
    WITH k AS (
      SELECT * FROM unnest(
        ${keys.map((k) => k.akun)}::text[], ${keys.map((k) => k.ref)}::text[], ${keys.map((k) => k.lot)}::text[],
        ${keys.map((k) => k.kode_group)}::text[], ${keys.map((k) => k.kode_dept)}::text[],
        ${keys.map((k) => sifat(k.akun).lintasToko === true)}::boolean[]
      ) WITH ORDINALITY AS k (akun, ref, lot, kode_group, kode_dept, lintas, urut)
    )
    SELECT coalesce(sum(x.pcs), 0)::bigint AS pcs, coalesce(sum(x.mg), 0)::bigint AS mg, coalesce(sum(x.rp), 0)::bigint AS rp
    FROM k LEFT JOIN LATERAL (
      SELECT s.pcs, s.mg, s.rp FROM saldo_harian s
      WHERE NOT k.lintas AND s.kode_toko = ${kode_toko} AND s.sampai = 'infinity'
        AND (s.akun, s.ref, s.lot, s.kode_group, s.kode_dept) = (k.akun, k.ref, k.lot, k.kode_group, k.kode_dept)
      UNION ALL
      SELECT m.pcs, m.mg, m.rp FROM mutasi m
      WHERE NOT k.lintas AND m.kode_toko = ${kode_toko}
        AND m.tgl_system >= (SELECT t.tgl_system FROM toko t WHERE t.kode_toko = ${kode_toko})
        AND (m.akun, m.ref, m.lot, m.kode_group, m.kode_dept) = (k.akun, k.ref, k.lot, k.kode_group, k.kode_dept)
      UNION ALL
      SELECT m.pcs, m.mg, m.rp FROM mutasi m
      WHERE k.lintas AND m.akun IN ('TRANSIT', 'SALDO_KIRIM')
        AND (m.akun, m.ref, m.lot, m.kode_group, m.kode_dept) = (k.akun, k.ref, k.lot, k.kode_group, k.kode_dept)
    ) x ON true
    GROUP BY k.urut ORDER BY k.urut`)

/**
 * Holds balances that a document draws on and reads them, TRANSIT and SALDO_KIRIM summed over all shops: what it says is
 * still so when the jurnal is posted.
 * @returns one balance per key, in their order
 */
export const kunciSaldo = async (ctx: WriteContext, keys: readonly BalanceKey[]): Promise<Balance[]> => {
  if (keys.length === 0) return []
  await lockBalances(ctx.db, ctx.sesi.kode_toko, keys)
  return readBalances(ctx.db, ctx.sesi.kode_toko, keys)
}
