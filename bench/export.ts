/** A report of 10,000 rows as PDF and Excel, made in the browser; and how long the page did not answer meanwhile. */
import { statSync } from 'node:fs'
import { sql } from '@kencana/database'
import type { Page } from '@playwright/test'
import { launchBrowser } from '../e2e/browser.ts'
import { type Chain, sizesOf, withChain } from './chain.ts'
import { print } from './print.ts'
import { median } from './product.ts'
import { coldPage, loggedIn } from './visitor.ts'

const ROWS = 10_000
const RUNS = 3

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

const measure = async (chain: Chain): Promise<void> => {
  const { dari, sampai, rows } = await period(chain)
  const browser = await launchBrowser()
  try {
    const { address } = chain.server
    const state = await loggedIn(browser, address, 'GUDANG1')
    const { page } = await coldPage(browser, state)
    const from = performance.now()
    await page.goto(`${address}/laporan-tambah-barang?tgl_awal=${dari}&tgl_akhir=${sampai}&type_laporan=DETAIL`)
    await page.getByText('Dicari').waitFor({ timeout: 60_000 })
    print(`report of ${rows} rows on the screen, cold`, `${(performance.now() - from).toFixed(0)} ms`)
    for (const [button, goal] of [
      ['Export PDF', '≤ 3 s'],
      ['Export Excel', '≤ 1 s'],
    ] as const) {
      const runs = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await exportAs(page, button))
      const ms = median(runs.map((one) => one.ms))
      const blocked = median(runs.map((one) => one.blocked))
      const kb = median(runs.map((one) => one.bytes)) / 1000
      print(`${button}, ${rows} rows`, `${(ms / 1000).toFixed(2)} s, ${kb.toFixed(0)} kB`, goal)
      print('  page did not answer for at most', `${blocked.toFixed(0)} ms`)
    }
  } finally {
    await browser.close()
  }
}

/** Prints medians of 3 exports; the number of rows is the same at each size. */
export const benchExport = async (names: readonly string[]): Promise<void> => {
  for (const size of sizesOf(names.length > 0 ? names : ['penuh'])) {
    console.log(`export: a report of ${ROWS} rows, ${size.barang} items in ${size.toko} shop(s)`)
    await withChain(size, 1, measure)
  }
}
