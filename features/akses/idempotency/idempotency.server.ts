import { sql } from '@kencana/database'
import { type Feature, route } from '@kencana/server-kit'
import { batalKunci } from './idempotency.contract.ts'

const NO_BODY = Buffer.alloc(0)

const batalRoute = route(batalKunci, async ({ key }, ctx) => {
  // A first request still in flight holds the row: this waits for its end.
  const burnt = await ctx.db.run(sql`
    INSERT INTO idempotency (user_id, kunci, endpoint, sidik, batal, dibuat_pada)
    VALUES (${ctx.sesi.user_id}, ${key}, ${batalKunci.path}, ${NO_BODY}, true, ${ctx.waktu}) ON CONFLICT DO NOTHING`)
  ctx.audit({ dokumen: key })
  if (burnt === 1) return { status: 'BATAL' as const, jawaban: null }
  const row = await ctx.db.one<{ jawaban: string | null; batal: boolean }>(
    sql`SELECT jawaban, batal FROM idempotency WHERE user_id = ${ctx.sesi.user_id} AND kunci = ${key}`,
  )
  if (!row || row.batal) return { status: 'BATAL' as const, jawaban: null }
  return { status: 'SELESAI' as const, jawaban: JSON.parse(row.jawaban ?? 'null') as unknown }
})

export const idempotencyFeature: Feature = { routes: [batalRoute] }
