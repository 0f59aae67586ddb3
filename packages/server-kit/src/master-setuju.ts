/** Changes of master rows that somebody has to agree to. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import type { WriteContext } from './context.ts'
import { kunciOtorisasi, pakaiOtorisasi } from './otorisasi.ts'

/** A change that breaks a limit, and the key of its row. */
export interface PerluSetuju {
  kunci: string
  kasus: Kasus
}

/**
 * Has changes of master rows agreed to, one agreement for all of one write, and keeps for which row it was spent: masters have no
 * documents of their own. Call it once, after the changes; a refusal takes them back.
 * @throws Refusal when nobody agreed yet
 */
export const setujuiMaster = async (ctx: WriteContext, perlu: readonly PerluSetuju[]): Promise<void> => {
  const otorisasi = await kunciOtorisasi(
    ctx,
    perlu.map((one) => one.kasus),
  )
  const [pertama] = perlu
  if (otorisasi === null || !pertama) return
  await ctx.db.run(sql`INSERT INTO master_otorisasi (otorisasi, kunci) VALUES (${otorisasi}, ${pertama.kunci})`)
  await pakaiOtorisasi(ctx, otorisasi, pertama.kunci)
}
