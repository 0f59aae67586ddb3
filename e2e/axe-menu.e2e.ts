/** Screens of the menu looked at by axe, a share of them in each file: all in one would keep one of two workers for minutes alone. */
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, it } from 'vitest'
import { auditNeraca, catatHasil } from '../features/neraca/neraca.api.ts'
import { TANPA_HALAMAN, TANPA_MENU, violations } from './axe.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs, menuPaths } from './visitors.ts'

/** In how many shares the menu is looked at. */
const BAGIAN = 8

/** Colours fade into the other theme from the next picture on: not before it can the page be at rest. */
const GAMBAR = 'new Promise((jadi) => requestAnimationFrame(() => requestAnimationFrame(() => jadi(0))))'

const tema = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(GAMBAR)
}

/** What is open now, in light and then, where nothing but colours changes, in dark. */
const bersih = async (page: Page, apa: string, bagian?: Parameters<typeof violations>[2]) => {
  await tema(page, 'light')
  expect(await violations(page, false, bagian), apa).toEqual([])
  await tema(page, 'dark')
  expect(await violations(page, true, bagian), `${apa}, dark`).toEqual([])
}

/** Looks at a screen, and at what F2 opens there. @param menu with the menu beside it */
const layar = async (page: Page, path: string, menu: boolean) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await bersih(page, path, menu ? undefined : TANPA_MENU)
  const tambah = page.locator('button[aria-keyshortcuts="F2"]')
  if (!(await tambah.isVisible())) return
  await tambah.click()
  // Where it adds a line or searches in the page itself, there is nothing new to look at.
  const terbuka = await page
    .getByRole('dialog')
    .waitFor({ timeout: 2_000 })
    .then(
      () => true,
      () => false,
    )
  if (!terbuka) return
  await page.keyboard.press('F9')
  await bersih(page, `${path}, adding`, TANPA_HALAMAN)
}

/** Tests of these shares: no screen has a serious or critical violation. */
export const layarMenu = (bagian: readonly number[]): void => {
  let there: ShopInBrowser
  beforeAll(async () => {
    there = await openShopInBrowser()
    const { owner, shop } = there
    const now = shop.clock.now()
    await catatHasil(shop.db, now, await auditNeraca(shop.db, now))
    await isiMaster(owner)
    await tambahCincin(owner)
  })
  afterEach(() => there.leave())
  afterAll(() => there.close())

  it.each(bagian)(`every ${BAGIAN}th screen of the menu from %i on, and what F2 opens there`, async (mulai) => {
    const page = await there.page()
    await loginAs(page, 'OWNER')
    const paths = await menuPaths(page)
    expect(paths.length).toBeGreaterThan(100)
    for (const [at, path] of paths.filter((_, ke) => ke % BAGIAN === mulai).entries()) await layar(page, path, at === 0)
  })
}
