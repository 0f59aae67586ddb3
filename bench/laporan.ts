/** Sales reports of a month of one shop, 30,000 lines among a million: to the last byte, what their plan reads, and what others notice of it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { transaksiJual } from '../features/penjualan/laporan-penjualan/laporan-penjualan.query.ts'
import { type Chain, login, withChain } from './chain.ts'
import type { Bench, Figure, Run } from './figures.ts'
import { askOnce, effort, runLoad } from './load.ts'
import { median, residentMb } from './product.ts'

/** Milliseconds, MB, and how many times worse where ten times as much was ever sold: the lines of the report are as many. */
const GOAL = { report: 400, memory: 50, others: 50, growth: 2 }
const TOKO = 'TK01'
const BARIS = 30_000
const BLOCK = 8192

const LAPORAN = {
  'sales report line by line': 'penjualan/get/report',
  'sales report per sales person': 'penjualan/get/reportsales/v2/rekap',
  'sales report per payment': 'penjualan/get/reportbayar',
  'margin of sales per category': 'penjualan/reports-margin-penjualan',
  'sales that were undone': 'penjualan/get/reportbatal',
} as const

interface Masa {
  tgl_awal: string
  tgl_akhir: string
}

/** The newest closed days that hold as many lines as a large shop sells in a month. */
const masaOf = async ({ db }: Chain): Promise<Masa> => {
  const row = await db.one<Masa>(sql`
    SELECT min(tgl)::text AS tgl_awal, max(tgl)::text AS tgl_akhir FROM (
      SELECT tgl_valid AS tgl, sum(sum(pcs)) OVER (ORDER BY tgl_valid DESC) AS n FROM penjualan WHERE kode_toko = ${TOKO} GROUP BY 1
    ) x WHERE n <= ${BARIS}`)
  if (!row) throw new Error('nothing was sold')
  return row
}

const timed = async (times: number, work: () => Promise<unknown>): Promise<number> => {
  const taken: number[] = []
  for (let n = 0; n < times; n += 1) {
    const from = performance.now()
    await work()
    taken.push(performance.now() - from)
  }
  return median(taken)
}

interface Plan {
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
}

/** What the plan of the report line by line reads, in MB: no more than its rows ask for, whatever was sold before. */
const dibaca = async ({ db }: Chain, masa: Masa): Promise<number> => {
  const rencana: Plan[] = []
  const rows = async <T extends object>(query: Parameters<Queryable['rows']>[0]): Promise<T[]> => {
    const [row] = await db.rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      sql`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query}`,
    )
    if (row?.['QUERY PLAN'][0]) rencana.push(row['QUERY PLAN'][0].Plan)
    return []
  }
  const semua = {
    type: SEMUA,
    kode_group: SEMUA,
    kode_sales: SEMUA,
    kode_marketplace: SEMUA,
    kasir: SEMUA,
    valid_by: SEMUA,
    jam: SEMUA,
  }
  await transaksiJual({ ...db, rows }, { ...masa, ...semua }, TOKO)
  const [plan] = rencana
  if (!plan) throw new Error('nothing planned')
  return (((plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)) * BLOCK) / 1_000_000
}

/** What a clerk who looks pieces up waits while the report is asked for again and again. */
const orangLain = async ({ db, server, tokens }: Chain, path: string, token: string, quick: boolean) => {
  const rows = await db.rows<{ kode_barcode: string }>(
    sql`SELECT kode_barcode FROM barang WHERE kode_toko = ${TOKO} ORDER BY hashtext(kode_barang) LIMIT 500`,
  )
  let ke = 0
  let jalan = true
  const laporan = (async () => {
    while (jalan) {
      await askOnce(server.address, path, token)
      await sleep(1)
    }
  })()
  const { rounds: _, ...length } = effort(quick)
  const next = () => {
    ke += 1
    return `/api/v1/barang/get/by-kode-barcode/${rows[ke % rows.length]?.kode_barcode ?? ''}`
  }
  try {
    return (await runLoad({ address: server.address, tokens: tokens.slice(0, 1), ...length, next })).p99
  } finally {
    jalan = false
    await laporan
  }
}

const measure = async (chain: Chain, quick: boolean): Promise<Figure[]> => {
  const { db, server } = chain
  const masa = await masaOf(chain)
  const token = await login(server.address, 'OWNER')
  const path = (apa: string) => `/api/v1/${apa}?tgl_awal=${masa.tgl_awal}&tgl_akhir=${masa.tgl_akhir}`
  const kali = quick ? 1 : 9
  // The limit: the same lines of the same days, as the database has them.
  const bare = await timed(kali, () =>
    db.rows(sql`
      SELECT d.* FROM penjualan k JOIN penjualan_detail d USING (no_faktur_jual)
      WHERE k.kode_toko = ${TOKO} AND k.tgl_valid >= ${masa.tgl_awal}::date AND k.tgl_valid <= ${masa.tgl_akhir}::date`),
  )
  const pid = server.child.pid ?? 0
  // One day first: what a server that has answered nothing yet has still to load is no report's.
  for (const apa of Object.values(LAPORAN))
    await askOnce(server.address, `/api/v1/${apa}?tgl_awal=${masa.tgl_akhir}&tgl_akhir=${masa.tgl_akhir}`, token)
  const sebelum = residentMb(pid) ?? 0
  const figures: Figure[] = []
  for (const [name, apa] of Object.entries(LAPORAN)) {
    const value = await timed(kali, () => askOnce(server.address, path(apa), token))
    const satu = name === 'sales report line by line' ? { bare } : {}
    figures.push({
      name: `${name}, one month`,
      value,
      unit: 'ms',
      goal: { max: GOAL.report },
      growth: GOAL.growth,
      ...satu,
    })
  }
  const memory = Math.max(0, (residentMb(pid) ?? 0) - sebelum)
  const others = await orangLain(chain, path(LAPORAN['sales report line by line']), token, quick)
  return [
    ...figures,
    { name: 'memory that they took', value: memory, unit: 'MB', goal: { max: GOAL.memory } },
    { name: 'p99 of a look-up meanwhile', value: others, unit: 'ms', goal: { max: GOAL.others } },
    {
      name: 'pages that the plan reads',
      value: await dibaca(chain, masa),
      unit: 'MB',
      growth: GOAL.growth,
      detail: true,
    },
  ]
}

/** Medians of 9. */
export const laporan: Bench = {
  name: 'laporan',
  about: 'sales reports of a month among all that was ever sold',
  sizes: ['laku', 'laku10'],
  measure: ({ size, quick }: Run) => withChain(size, 1, (chain) => measure(chain, quick)),
}
