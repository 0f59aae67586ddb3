/** Who counted does not decide about what he found. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { pastikanOrangKedua } from '../../akses/otorisasi/saksi.api.ts'

/**
 * Whoever counted, began or closed it does not decide about what he found, nor who made the counters today, as long as another
 * OWN or SU is there to do it.
 * @param oleh everybody whose count it is
 * @throws Refusal
 */
export const bukanPenghitung = async (ctx: WriteContext, oleh: readonly string[]): Promise<void> => {
  const { user_id } = ctx.sesi
  const lain = await ctx.db.one(sql`
    SELECT 1 AS ada FROM users u WHERE u.aktif AND u.level IN ('OWN', 'SU') AND u.user_id <> ${user_id} LIMIT 1`)
  if (!lain) return
  if (oleh.includes(user_id)) throw new Refusal('rule', 'Yang Menghitung Tidak Menyetujui, Minta OWN Atau SU Lain')
  await pastikanOrangKedua(ctx, oleh)
}
