/** A logged-in person in a Chromium whose cache is empty. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { PASSWORD } from './dataset/dataset.ts'

/** Logs in once and gives back what the browser keeps of it. */
export const loggedIn = async (browser: Browser, address: string, user_id: string) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('[name=user_id]').fill(user_id)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('**/dashboard')
  const state = await context.storageState()
  await context.close()
  return state
}

/** A page of a new context: nothing cached, logged in. */
export const coldPage = async (
  browser: Browser,
  state: Awaited<ReturnType<typeof loggedIn>>,
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ serviceWorkers: 'block', storageState: state, acceptDownloads: true })
  return { context, page: await context.newPage() }
}

/** Megabytes of JavaScript's heap after a collection. */
export const heapMb = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_000_000
}
