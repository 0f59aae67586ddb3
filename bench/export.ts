/** A report of 10,000 rows as PDF and Excel, made in the browser; and how long the page did not answer meanwhile. */
import { statSync } from 'node:fs'
import { sql } from '@kencana/database'
import type { Page } from '@playwright/test'
import { launchBrowser } from '../e2e/browser.ts'
import { type Chain, withChain } from './chain.ts'
import type { Bench, Figure, Run } from './figures.ts'
import { median } from './product.ts'
import { coldPage, loggedIn } from './visitor.ts'

const ROWS = 10_000
const GOAL = { screen: 500, pdf: 1.5, excel: 0.8 }

/** The longest time between two ticks of the page since it was last asked. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const state = globalThis as unknown as { longest: number; last: number; ticking?: boolean }
    state.longest = 0
    state.last = performance.now()
    if (state.ticking) return
    state.ticking = true
    setInterval(() => {
      const now = performance.now()
      state.longest = Math.max(state.longest, now - state.last)
      state.last = now
    }, 0)
  })
const longest = (page: Page) => page.evaluate(() => (globalThis as unknown as { longest: number }).longest)

const exportAs = async (page: Page, button: string) => {
  await watch(page)
  const from = performance.now()
  const waiting = page.waitForEvent('download', { timeout: 120_000 })
  await page.getByRole('button', { name: button }).click()
  const download = await waiting
  const path = await download.path()
  return { ms: performance.now() - from, blocked: await longest(page), bytes: statSync(path).size }
}

/** The newest days that hold so many rows. */
const period = async ({ db }: Chain): Promise<{ dari: string; sampai: string; rows: number }> => {
  const row = await db.one<{ dari: string; sampai: string; rows: number }>(sql`
    SELECT min(hari)::text AS dari, max(hari)::text AS sampai, max(n)::int AS rows FROM (
      SELECT tgl_system AS hari, sum(sum(pcs)) OVER (ORDER BY tgl_system DESC) AS n FROM tambah_barang
      WHERE kode_toko = 'TK01' GROUP BY tgl_system) x WHERE n <= ${ROWS}`)
  if (!row) throw new Error('nothing was entered')
  return row
}

const exportFigures = async (page: Page, button: string, goal: number, rows: number, runs: number) => {
  const done: Awaited<ReturnType<typeof exportAs>>[] = []
  for (let run = 0; run < runs; run += 1) done.push(await exportAs(page, button))
  const middle = (key: 'ms' | 'blocked' | 'bytes') => median(done.map((one) => one[key]))
  return [
    {
      name: `${button} of ${rows.toLocaleString('en-US')} rows`,
      value: middle('ms') / 1000,
      unit: 's',
      goal: { max: goal },
    },
    { name: `${button}, longest time the page did not answer`, value: middle('blocked'), unit: 'ms' },
    { name: `${button}, the file`, value: middle('bytes') / 1000, unit: 'kB', detail: true },
  ] satisfies Figure[]
}

const measure = async (chain: Chain, runs: number): Promise<Figure[]> => {
  const { dari, sampai, rows } = await period(chain)
  const browser = await launchBrowser()
  try {
    const { address } = chain.server
    const state = await loggedIn(browser, address, 'GUDANG1')
    const { page } = await coldPage(browser, state)
    const from = performance.now()
    await page.goto(`${address}/laporan-tambah-barang?tgl_awal=${dari}&tgl_akhir=${sampai}&type_laporan=DETAIL`)
    await page.getByText('Dicari').waitFor({ timeout: 60_000 })
    const onScreen = performance.now() - from
    return [
      {
        name: `report of ${rows.toLocaleString('en-US')} rows on the screen, cold`,
        value: onScreen,
        unit: 'ms',
        goal: { max: GOAL.screen },
      },
      ...(await exportFigures(page, 'Export PDF', GOAL.pdf, rows, runs)),
      ...(await exportFigures(page, 'Export Excel', GOAL.excel, rows, runs)),
    ]
  } finally {
    await browser.close()
  }
}

/** Medians of 3 exports; the number of rows is the same at each larger size. */
export const reportExport: Bench = {
  name: 'export',
  about: 'a report as PDF and Excel',
  sizes: ['penuh'],
  measure: ({ size, quick }: Run) => withChain(size, 1, (chain) => measure(chain, quick ? 1 : 3)),
}
