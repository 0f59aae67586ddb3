/** The search of a list that the server searches: when it is sent, and which answer is shown. */

import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect as expectNow, it } from 'vitest'
import { barcodes } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs, takeCalls } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let codes: string[]

beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  for (const nama_barang of ['GELANG PADI', 'GELANG MILANO', 'CINCIN PADI'])
    await tambahCincin(there.owner, { nama_barang })
  codes = await barcodes(there.shop)
})
beforeEach(async () => {
  page = await there.page()
  await loginAs(page, 'OWNER')
  await page.goto('/data-barang')
  await expect(rows()).toHaveCount(3)
})
afterEach(() => there.leave())
afterAll(() => there.close())

const rows = () => page.locator('tbody tr')
const search = () => page.getByRole('searchbox')

it('shows the answer to what was searched last, whichever comes last', async () => {
  const asked: (() => void)[] = []
  await takeCalls(
    page,
    (url) => url.pathname === '/api/v1/barang' && url.searchParams.get('q') === 'GELANG',
    async (route) => {
      await new Promise<void>((resolve) => asked.push(resolve))
      await route.continue().catch(() => undefined)
    },
  )
  await search().fill('gelang')
  await expect.poll(() => asked.length).toBe(1)
  await search().fill(codes[2] ?? '')
  await expect(rows()).toHaveCount(1)
  for (const release of asked) release()
  await page.waitForLoadState('networkidle')
  await expect(rows()).toHaveCount(1)
  await expect(rows()).toContainText(codes[2] ?? '')
  await expect(search()).toHaveValue(codes[2] ?? '')
})

it('is sent without a pause for a whole barcode and for Enter', async () => {
  // No timer of the page runs out from here on: what is sent was not waiting for one.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await search().fill(codes[1] ?? '')
  await expect(rows()).toHaveCount(1)
  await expect(rows()).toContainText(codes[1] ?? '')
  await search().fill('gelang')
  expectNow(page.url()).toContain(`q=${codes[1]}`)
  await search().press('Enter')
  await expect(rows()).toHaveCount(2)
})
