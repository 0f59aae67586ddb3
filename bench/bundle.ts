/** JavaScript that a browser really loads, cold, until a list is usable, and for each further screen; gzip. */
import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from '../e2e/browser.ts'
import { weighScripts } from '../e2e/scripts.ts'
import { MENU } from '../features/menu.ts'
import { withChain } from './chain.ts'
import type { Bench, Figure, Run } from './figures.ts'
import { coldPage, loggedIn } from './visitor.ts'

const GOAL = { list: 220, screen: 20 }

/** What each screen loads that no screen before it had loaded. */
const furtherScreens = async (page: Page, address: string, paths: readonly string[], loaded: () => Promise<number>) => {
  const figures: Figure[] = []
  for (const path of paths) {
    const before = await loaded()
    await page.goto(`${address}${path}`)
    await page.waitForLoadState('networkidle')
    figures.push({ name: `further: ${path}`, value: (await loaded()) - before, unit: 'kB', detail: true })
  }
  return figures
}

const inBrowser = async (browser: Browser, address: string, quick: boolean): Promise<Figure[]> => {
  const paths = MENU.filter(({ run }) => !run).map(({ path }) => path)
  const [first, ...others] = paths.filter((path) => path.startsWith('/master-'))
  if (!first) throw new Error('no list screen in the menu')
  const { page } = await coldPage(browser, await loggedIn(browser, address, 'OWNER'))
  const loaded = weighScripts(page)
  await page.goto(`${address}${first}`)
  await page.locator('tbody tr').first().waitFor()
  await page.waitForLoadState('networkidle')
  const list = await loaded()
  const rest = [...others, ...paths.filter((path) => !path.startsWith('/master-'))]
  const further = await furtherScreens(page, address, quick ? rest.slice(0, 2) : rest, loaded)
  const largest = Math.max(...further.map(({ value }) => value))
  return [
    { name: 'JavaScript until a list is usable, gzip', value: list, unit: 'kB', goal: { max: GOAL.list } },
    { name: 'the largest further screen', value: largest, unit: 'kB', goal: { max: GOAL.screen } },
    ...further,
  ]
}

const measure = ({ size, quick }: Run): Promise<Figure[]> =>
  withChain(size, 0, async ({ server }) => {
    const browser = await launchBrowser()
    try {
      return await inBrowser(browser, server.address, quick)
    } finally {
      await browser.close()
    }
  })

/** Each screen of the menu once, one after the other. */
export const bundle: Bench = { name: 'bundle', about: 'JavaScript that a browser loads', sizes: [], measure }
