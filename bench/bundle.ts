/** JavaScript that a browser really loads, cold, until a list is usable, and for each further screen; gzip. */
import { rmSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../e2e/browser.ts'
import { GOAL_LIST, weighScripts } from '../e2e/scripts.ts'
import { MENU } from '../features/menu.ts'
import { scratchDir, startProduct, stop } from './product.ts'

const GOAL_SCREEN = 25

const measure = async (browser: Browser, address: string): Promise<void> => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('[name=user_id]').fill('owner')
  await page.locator('[name=password]').fill('kencana123')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('**/dashboard')
  const paths = MENU.filter(({ run }) => !run).map(({ path }) => path)
  const [first, ...others] = paths.filter((path) => path.startsWith('/master-'))
  if (!first) throw new Error('no list screen in the menu')

  // A page of its own: nothing of the login's scripts is in its memory cache.
  const cold = await context.newPage()
  const loaded = weighScripts(cold)
  await cold.goto(`${address}${first}`)
  await cold.locator('tbody tr').first().waitFor()
  await cold.waitForLoadState('networkidle')
  let before = await loaded()
  const print = (what: string, kb: number, goal: number) =>
    console.log(`${what.padEnd(36)} ${kb.toFixed(1).padStart(7)} kB gzip   goal ≤ ${goal}`)
  print('JavaScript until a list is usable', before, GOAL_LIST)
  for (const path of [...others, ...paths.filter((one) => !one.startsWith('/master-'))]) {
    await cold.goto(`${address}${path}`)
    await cold.waitForLoadState('networkidle')
    const now = await loaded()
    print(`further: ${path}`, now - before, GOAL_SCREEN)
    before = now
  }
}

/** Prints kB gzip beside their goals. */
export const benchBundle = async (): Promise<void> => {
  const dataDir = scratchDir()
  const product = await startProduct(dataDir)
  const browser = await launchBrowser()
  try {
    await measure(browser, product.address)
  } finally {
    await browser.close()
    await stop(product)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
