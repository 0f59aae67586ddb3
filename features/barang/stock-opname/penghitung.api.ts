/** Who counted does not decide about what he found. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { pastikanOrangKedua } from '../../akses/otorisasi/saksi.api.ts'

/**
 * Whoever counted, began or closed it does not decide about what he found, nor who made the counters today, as long as another
 * OWN or SU is there to do it who had no part. Where all of them counted it is an OWN's.
 * @param oleh everybody whose count it is
 * @throws Refusal
 */
export const bukanPenghitung = async (ctx: WriteContext, oleh: readonly string[]): Promise<void> => {
  const { user_id, level } = ctx.sesi
  const lain = await ctx.db.rows<{ user_id: string; level: string }>(sql`
    SELECT u.user_id::text, u.level::text FROM users u WHERE u.aktif AND NOT u.ganti_password AND u.level IN ('OWN', 'SU')
      AND u.user_id <> ${user_id}`)
  if (lain.length === 0) return
  if (!lain.some((one) => !oleh.includes(one.user_id) || (one.level === 'OWN' && level !== 'OWN'))) return
  if (oleh.includes(user_id)) throw new Refusal('rule', 'Yang Menghitung Tidak Menyetujui, Minta OWN Atau SU Lain')
  await pastikanOrangKedua(ctx, oleh)
}
