/** Suppliers' bills as other features ask for them: what is still needed by one, and what a party is owed by them. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import { kunciSaldo, Refusal, type WriteContext } from '@kencana/server-kit'

/** What of the bill `t` was paid, by money that stands. */
export const DIBAYAR: Sql = sql`coalesce((
  SELECT sum(u.jumlah) FROM tagihan_bayar b JOIN uang u USING (no_uang) WHERE b.no_tagihan = t.no_tagihan AND u.no_batal IS NULL
), 0)::bigint`

/** Goods are not taken back while somebody bills them. @throws Refusal */
export const tolakDitagih = async (db: Queryable, no_bahan_stok: string): Promise<void> => {
  const row = await db.one<{ no_tagihan: string }>(sql`
    SELECT t.no_tagihan FROM tagihan_detail d JOIN tagihan t USING (no_tagihan)
    WHERE d.no_bahan_stok = ${no_bahan_stok} AND t.no_batal IS NULL LIMIT 1`)
  if (row) throw new Refusal('rule', `Barang ${no_bahan_stok} Sudah Ditagih Di ${row.no_tagihan}`)
}

/**
 * What a party is owed by bills is paid by them: money by hand lowers what else it is owed, no more.
 * @param jumlah by how much less it is owed afterwards
 * @throws Refusal
 */
export const sisakanTagihan = async (ctx: WriteContext, pihak: string, jumlah: number): Promise<void> => {
  const { kode_toko } = ctx.sesi
  const [saldo] = await kunciSaldo(ctx, [
    { akun: 'HUTANG_LAIN', ref: pihak, lot: '-', kode_group: '-', kode_dept: '-' },
  ])
  // Read after what it is owed: a bill that comes between refuses, it never lets go.
  const row = await ctx.db.one<{ sisa: number }>(sql`
    SELECT coalesce(sum(t.jumlah - ${DIBAYAR}), 0)::bigint AS sisa FROM tagihan t
    WHERE t.kode_toko = ${kode_toko} AND t.pihak = ${pihak} AND t.no_batal IS NULL`)
  const sisa = row?.sisa ?? 0
  if (sisa > 0 && -(saldo?.rp ?? 0) - jumlah < sisa)
    throw new Refusal('rule', `Pihak ${pihak} Punya Tagihan Terbuka, Bayar Dari Tagihan`)
}
