/** Stock per gudang and kategori at the end of any day, of one shop and of the chain; beside GROUP BY over the pieces. */
import { type Sql, sql } from '@kencana/database'
import { type Chain, sizesOf, withChain } from './chain.ts'
import { askOnce } from './load.ts'
import { print } from './print.ts'

const DAYS = 40

const percentile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

const show = (what: string, times: readonly number[], goal = '') =>
  print(what, `p50 ${percentile(times, 0.5).toFixed(1)}  p95 ${percentile(times, 0.95).toFixed(1)} ms`, goal)

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

const measure = async ({ db, server, tokens, size }: Chain): Promise<void> => {
  const row = await db.one<{ awal: string; kini: string }>(sql`
    SELECT min(tgl_mulai)::text AS awal, min(tgl_system)::text AS kini FROM toko`)
  const { awal = '', kini = '' } = row ?? {}
  const day = (n: number) =>
    new Date(Date.parse(`${awal}T00:00:00Z`) + ((n * 7919) % 1095) * 86_400_000).toISOString().slice(0, 10)
  const days = Array.from({ length: DAYS }, (_, n) => day(n))
  const now = days.map(() => kini)
  const each = async (what: string, on: readonly string[], work: (day: string) => Promise<unknown>, goal: string) => {
    for (const one of on.slice(0, 8)) await work(one)
    const times: number[] = []
    for (const one of on) times.push(await timed(() => work(one)))
    show(what, times, goal)
  }
  const query = (toko: Sql) => (on: string) => db.rows(stock(toko, on))
  const one = sql`t.kode_toko = 'TK01'`
  const report = (on: string) =>
    askOnce(server.address, `/api/v1/barang-summary/reports?tanggal=${on}`, tokens[0] ?? '')
  await each('GROUP BY over all pieces (limit, today only)', now.slice(0, 10), () => db.rows(pieces), '')
  await each('one shop, today', now, query(one), '≤ 30 ms')
  await each('one shop, any day', days, query(one), '≤ 60 ms')
  if (size.toko > 1) {
    await each(`all ${size.toko} shops, today`, now, query(sql`true`), '≤ 30 ms')
    await each(`all ${size.toko} shops, any day`, days, query(sql`true`), '≤ 60 ms')
  }
  await each('report over HTTP, today', now, report, '≤ 30 ms')
  await each('report over HTTP, any day', days, report, '≤ 60 ms')
}

/** Prints milliseconds at each size. */
export const benchSaldo = async (names: readonly string[]): Promise<void> => {
  for (const size of sizesOf(names)) {
    console.log(`saldo: stock per gudang and kategori, ${size.barang} items in ${size.toko} shop(s), 3 years`)
    await withChain(size, 1, measure)
  }
}
