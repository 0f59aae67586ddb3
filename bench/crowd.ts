/** What two hundred reports of one user leave to another shop: lists, writes, health, and a process that answers. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Chain, withScratchChain } from './chain.ts'
import { SIZES } from './dataset/sizes.ts'
import type { Bench, Figure, Run } from './figures.ts'
import { root } from './product.ts'

const REPORTS = 200
/** Milliseconds at the 99th percentile. */
const GOAL = { list: 300, write: 500, loop: 50 }
/** One shop with as many items as a report may have rows, and one beside it. */
const SIZE = { name: 'crowd', barang: 60_000, toko: 2, hari: 60 }

const percentile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

interface Times {
  times: number[]
  /** Answers other than 200. */
  failed: string[]
}

/** Asks one thing after the other until told to stop. */
const repeat = async (isOpen: () => boolean, ask: () => Promise<Response>): Promise<Times> => {
  const found: Times = { times: [], failed: [] }
  while (isOpen()) {
    const from = performance.now()
    const answer = await ask()
    const text = await answer.text()
    found.times.push(performance.now() - from)
    if (answer.status !== 200) found.failed.push(`${answer.status} ${text.slice(0, 100)}`)
    await sleep(10)
  }
  return found
}

/** How late the loop of the server was since it was asked before. */
const loopDelay = async ({ child }: Chain['server'], file: string): Promise<{ p99: number; max: number }> => {
  rmSync(file, { force: true })
  child.kill('SIGUSR2')
  for (let tries = 0; !existsSync(file); tries += 1) {
    if (tries > 1_000) throw new Error('the server said nothing of its loop')
    await sleep(10)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as { p99: number; max: number }
}

const measure = async ({ server, tokens, db }: Chain, file: string, seconds: number): Promise<Figure[]> => {
  const { address } = server
  const [crowd = '', other = ''] = tokens
  const get = (path: string, token: string) =>
    fetch(`${address}/api/v1/${path}`, { headers: { 'x-auth-token': token } })
  const write = () =>
    fetch(`${address}/api/v1/gudang/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': other, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ kode_gudang: randomUUID().slice(0, 8).toUpperCase(), nama_gudang: 'UKUR' }),
    })
  const { rows } = await db.pool.query<{ hari: string }>('SELECT max(tgl_system)::text AS hari FROM toko')
  const report = `barang-detail/reports?tanggal=${rows[0]?.hari}`
  const size = (await (await get(report, crowd)).arrayBuffer()).byteLength
  await loopDelay(server, file)
  let open = true
  const isOpen = () => open
  const reports = Promise.all(Array.from({ length: REPORTS }, () => repeat(isOpen, () => get(report, crowd))))
  await sleep(seconds * 100)
  const others = [() => get('barang?per=50', other), write, () => get('health', '')].map((ask) => repeat(isOpen, ask))
  await sleep(seconds * 1000)
  open = false
  const [list, saved, health] = await Promise.all(others)
  const loop = await loopDelay(server, file)
  const crowdTimes = (await reports).flatMap(({ times }) => times)
  const p99 = (of: Times | undefined) => percentile(of?.times ?? [], 0.99)
  const failed = [list, saved, health].flatMap((one) => one?.failed ?? [])
  if (failed.length > 0) throw new Error(`${failed.length} beside the reports failed, first: ${failed[0]}`)
  return [
    {
      name: `p99 of a list of another shop beside ${REPORTS} reports`,
      value: p99(list),
      unit: 'ms',
      goal: { max: GOAL.list },
    },
    { name: 'p99 of a write there', value: p99(saved), unit: 'ms', goal: { max: GOAL.write } },
    { name: 'p99 of health', value: p99(health), unit: 'ms', goal: { max: GOAL.list } },
    { name: "p99 of the event loop's delay", value: loop.p99, unit: 'ms', goal: { max: GOAL.loop } },
    { name: 'longest delay of it', value: loop.max, unit: 'ms', detail: true },
    { name: 'answer of one report', value: size / 1000, unit: 'kB', detail: true },
    { name: 'reports answered or refused', value: crowdTimes.length / seconds, unit: '/s', detail: true },
  ]
}

/** Ten seconds of it. */
export const crowd: Bench = {
  name: 'crowd',
  about: `another shop beside ${REPORTS} reports of one user`,
  sizes: [],
  measure: async ({ quick }: Run) => {
    const folder = mkdtempSync(join(tmpdir(), 'kencana-lambat-'))
    const file = join(folder, 'loop.json')
    const preload = pathToFileURL(join(root, 'bench', 'loop-delay.mjs')).href
    const env = { NODE_OPTIONS: `--import ${preload}`, LOOP_DELAY_FILE: file }
    try {
      return await withScratchChain(
        quick ? SIZES.tiny : SIZE,
        2,
        (chain) => measure(chain, file, quick ? 0.3 : 10),
        env,
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
