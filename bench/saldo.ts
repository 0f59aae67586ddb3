/** Stock per gudang and kategori at the end of any day, of one shop and of the chain; beside GROUP BY over the pieces. */
import { type Sql, sql } from '@kencana/database'
import { type Chain, withChain } from './chain.ts'
import type { Bench, Figure, Run } from './figures.ts'
import { askOnce } from './load.ts'

const GOAL = { shop: 5, chain: 30, growth: 2 }

const percentile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** The limit: what is on trays today, counted piece by piece. */
const pieces = sql`
  SELECT k.kode_gudang, b.kode_group, count(*) AS pcs, sum(b.berat) AS mg
  FROM barang b JOIN baki k ON k.kode_toko = b.kode_toko AND k.kode_baki = b.kode_baki
  WHERE b.kode_baki IS NOT NULL GROUP BY 1, 2`

const stock = (toko: Sql, day: string): Sql => sql`
  SELECT coalesce(k.kode_gudang, s.akun) AS tempat, s.kode_group, sum(s.pcs) AS pcs, sum(s.mg) AS mg
  FROM toko t CROSS JOIN LATERAL saldo_akun(t.kode_toko, ${day}::date,
    '{BAKI,SEPUH,RUSAK,CUCI,HANCUR,SALDO_KIRIM,TRANSIT}') s
  LEFT JOIN baki k ON s.akun = 'BAKI' AND k.kode_toko = t.kode_toko AND k.kode_baki = s.ref
  WHERE ${toko}
  GROUP BY 1, 2`

/** Today's date and dates spread over all closed days, so many of each. */
const daysOf = async ({ db, size }: Chain, count: number): Promise<{ today: string[]; any: string[] }> => {
  const row = await db.one<{ awal: string; kini: string }>(sql`
    SELECT min(tgl_mulai)::text AS awal, min(tgl_system)::text AS kini FROM toko`)
  const { awal = '', kini = '' } = row ?? {}
  const day = (n: number) =>
    new Date(Date.parse(`${awal}T00:00:00Z`) + ((n * 7919) % size.hari) * 86_400_000).toISOString().slice(0, 10)
  const any = Array.from({ length: count }, (_, n) => day(n))
  return { today: any.map(() => kini), any }
}

/** Milliseconds of some work on each of these days, when it has been done a few times. */
const timesOf = async (days: readonly string[], work: (day: string) => Promise<unknown>): Promise<number[]> => {
  for (const day of days.slice(0, 8)) await work(day)
  const times: number[] = []
  for (const day of days) times.push(await timed(() => work(day)))
  return times
}

const measure = async (chain: Chain, quick: boolean): Promise<Figure[]> => {
  const { db, server, tokens, size } = chain
  const { today, any } = await daysOf(chain, quick ? 2 : 40)
  const bare = percentile(await timesOf(today.slice(0, 10), () => db.rows(pieces)), 0.5)
  const figures: Figure[] = []
  const add = async (
    name: string,
    days: readonly string[],
    work: (day: string) => Promise<unknown>,
    extra: Pick<Figure, 'goal' | 'bare' | 'growth'>,
  ) => {
    const times = await timesOf(days, work)
    const p95 = percentile(times, 0.95)
    figures.push({ name, value: percentile(times, 0.5), unit: 'ms', ...extra })
    figures.push({ name: `${name}, p95`, value: p95, unit: 'ms', detail: true })
  }
  const query = (toko: Sql) => (on: string) => db.rows(stock(toko, on))
  const report = (on: string) =>
    askOnce(server.address, `/api/v1/barang-summary/reports?tanggal=${on}`, tokens[0] ?? '')
  const shop = { goal: { max: GOAL.shop }, growth: GOAL.growth }
  const all = { goal: { max: GOAL.chain } }
  const name = 'stock per gudang and kategori'
  await add(`${name} of one shop, today`, today, query(sql`t.kode_toko = 'TK01'`), shop)
  await add(`${name} of one shop, any day`, any, query(sql`t.kode_toko = 'TK01'`), shop)
  if (size.toko > 1) {
    // The pieces are counted over all shops as well, and only as they lie today.
    await add(`all ${size.toko} shops, today`, today, query(sql`true`), { ...all, bare })
    await add(`all ${size.toko} shops, any day`, any, query(sql`true`), all)
  }
  await add('the report of one shop over HTTP, today', today, report, all)
  await add('the report of one shop over HTTP, any day', any, report, all)
  return figures
}

/** Medians of 40. */
export const saldo: Bench = {
  name: 'saldo',
  about: 'stock at the end of any day',
  sizes: ['penuh', 'sepersepuluh'],
  measure: ({ size, quick }: Run) => withChain(size, 1, (chain) => measure(chain, quick)),
}
