/** What proving the ledger costs, from its first line and daily; beside sums over all its lines in the same run. */
import { type Database, openDatabase, silentLog, sql } from '@kencana/database'
import { kunciSegel, siapkanKunciSegel, terimaSegel } from '@kencana/server-kit'
import { auditNeraca, type CaraAudit } from '../features/neraca/neraca.api.ts'
import { catchUp } from './chain.ts'
import { benchData } from './dataset/dataset.ts'
import type { Bench, Figure, Run } from './figures.ts'
import { median } from './product.ts'

const SUMS = 20
const GOAL = { penuh: 0.5, harian: 0.05 }
const SLOWEST = 6

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

/** What every proof of balances has to do at least: each of them summed from its first line. */
const sums = (db: Database) =>
  db.rows(sql`
    SELECT count(*), sum(abs(rp)) FROM (
      SELECT sum(pcs) AS pcs, sum(mg) AS mg, sum(rp) AS rp FROM mutasi GROUP BY kode_toko, akun, ref, lot, kode_group, kode_dept
    ) s`)

/** The least that reads every line. */
const plain = (db: Database) => db.rows(sql`SELECT sum(pcs), sum(mg), sum(rp) FROM mutasi`)

const timesOf = async (count: number, work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) times.push(await seconds(work))
  return times
}

const total = (times: readonly number[]): number => times.reduce((sum, one) => sum + one, 0)

/** Runs the audit so often. @returns the median, and what each rule took in the last run */
const audits = async (db: Database, cara: CaraAudit, rounds: number) => {
  const rules = new Map<string, number>()
  const times = await timesOf(rounds, async () => {
    const { pelanggaran } = await auditNeraca(db, new Date(), cara, (aturan, ms) => rules.set(aturan, ms / 1000))
    if (pelanggaran.length > 0) throw new Error(`the audit found ${JSON.stringify(pelanggaran.slice(0, 5))}`)
  })
  const slowest = [...rules].toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST)
  const detail = slowest.map(([rule, value]): Figure => ({ name: `${cara}: ${rule}`, value, unit: 's', detail: true }))
  return { seconds: median(times), detail }
}

/** As on the morning after: each shop has one closed day that was signed and that no proof has covered. */
const oneDayLater = (db: Database) =>
  db.run(sql`
    UPDATE batas_audit b SET sampai = h.tgl_system, segel = h.segel
    FROM hari_tutup h WHERE h.kode_toko = b.kode_toko AND h.tgl_system = b.sampai - 1`)

const measure = async ({ size, quick }: Run): Promise<Figure[]> => {
  const dataDir = await benchData(size)
  const db = await openDatabase({ dataDir, log: silentLog, max: 4, statementTimeoutMs: 0 })
  try {
    await catchUp(db)
    const now = new Date()
    await siapkanKunciSegel(db, { dataDir, segelKey: undefined }, now, () => undefined)
    const kunci = kunciSegel(db)
    if (!kunci) throw new Error('the bench data has lost its key')
    await terimaSegel(db, kunci, now)
    await plain(db)
    const rounds = quick ? 1 : 3
    const bare = total(await timesOf(SUMS, () => sums(db)))
    const whole = await audits(db, 'PENUH', rounds)
    await oneDayLater(db)
    const daily = await audits(db, 'HARIAN', 1)
    const least = total(await timesOf(SUMS, () => plain(db)))
    return [
      { name: 'the whole ledger proved', value: whole.seconds, unit: 's', bare, goal: { most: GOAL.penuh } },
      { name: 'daily, one day closed since', value: daily.seconds, unit: 's', bare, goal: { most: GOAL.harian } },
      { name: `${SUMS} sums of all balances, one after the other`, value: bare, unit: 's', detail: true },
      { name: `${SUMS} plain sums of all lines`, value: least, unit: 's', detail: true },
      ...whole.detail,
      ...daily.detail,
    ]
  } finally {
    await db.run(sql`DELETE FROM batas_audit`)
    await db.close()
  }
}

/** Medians of 3; the daily one once, since it moves its own limit. */
export const audit: Bench = {
  name: 'audit',
  about: 'the proof of the ledger',
  sizes: ['penuh', 'sepersepuluh'],
  measure,
}
