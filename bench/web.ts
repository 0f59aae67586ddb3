/** A list of 50 in a real browser, logged in and with an empty cache; beside a bare page that shows the same rows. */
import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from '../e2e/browser.ts'
import { type Chain, withChain } from './chain.ts'
import type { Bench, Figure, Run } from './figures.ts'
import { median } from './product.ts'
import { coldPage, heapMb, loggedIn } from './visitor.ts'

const GOAL = { list: 250, growth: 1.25, heap: 10, search: 80 }
const ROWS = 'tbody tr'

const bareHtml = (token: string) => `<!doctype html><table><tbody></tbody></table><script type="module">
const answer = await fetch('/api/v1/barang?per=50', { headers: { 'x-auth-token': '${token}' } })
const { rows } = await answer.json()
const body = document.querySelector('tbody')
for (const row of rows) {
  const line = body.insertRow()
  for (const value of Object.values(row)) line.insertCell().textContent = value
}
</script>`

/** Milliseconds from opening an address until so many rows can be seen. */
const untilRows = async (page: Page, url: string): Promise<number> => {
  const from = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(ROWS).nth(10).waitFor()
  return performance.now() - from
}

const openBare = async (browser: Browser, chain: Chain): Promise<number> => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const url = `${chain.server.address}/bare`
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: bareHtml(chain.tokens[0] ?? '') }))
  const ms = await untilRows(page, url)
  await context.close()
  return ms
}

/** Types a barcode and waits for the one row. */
const searchOne = async (page: Page): Promise<number> => {
  const barcode = await page.locator(ROWS).nth(5).locator('text=/^10\\d{8}$/').first().innerText()
  const from = performance.now()
  await page.getByRole('searchbox').or(page.getByPlaceholder(/^Cari/)).first().fill(barcode)
  await page.waitForFunction(
    ([rows = '', code = '']) => {
      const { document } = globalThis as unknown as {
        document: { querySelectorAll(selector: string): ArrayLike<{ textContent: string }> }
      }
      const found = document.querySelectorAll(rows)
      return found.length === 1 && (found[0]?.textContent.includes(code) ?? false)
    },
    [ROWS, barcode],
    { polling: 'raf' },
  )
  return performance.now() - from
}

const measure = async (chain: Chain, runs: number): Promise<Figure[]> => {
  const browser = await launchBrowser()
  try {
    const { address } = chain.server
    const state = await loggedIn(browser, address, 'GUDANG1')
    const bare: number[] = []
    const ours: number[] = []
    const heap: number[] = []
    const search: number[] = []
    for (let run = 0; run < runs; run += 1) {
      bare.push(await openBare(browser, chain))
      const { context, page } = await coldPage(browser, state)
      ours.push(await untilRows(page, `${address}/data-barang?per=50`))
      await page.waitForLoadState('networkidle')
      heap.push(await heapMb(page))
      search.push(await searchOne(page))
      await context.close()
    }
    return [
      {
        name: 'list of 50 visible in Chromium, cold cache, logged in',
        value: median(ours),
        unit: 'ms',
        bare: median(bare),
        goal: { max: GOAL.list },
        growth: GOAL.growth,
      },
      { name: 'JavaScript heap', value: median(heap), unit: 'MB', goal: { max: GOAL.heap } },
      { name: 'search to one row', value: median(search), unit: 'ms', goal: { max: GOAL.search } },
    ]
  } finally {
    await browser.close()
  }
}

/** Medians of 7 runs. */
export const web: Bench = {
  name: 'web',
  about: 'a list in a browser',
  sizes: ['penuh', 'sepersepuluh'],
  measure: ({ size, quick }: Run) => withChain(size, 1, (chain) => measure(chain, quick ? 1 : 7)),
}
