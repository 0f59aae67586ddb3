/** How a screen is found: search, menu, folded menu, and where there is none. */
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs } from './visitors.ts'

let there: ShopInBrowser

beforeAll(async () => {
  there = await openShopInBrowser()
})
afterEach(() => there.leave())
afterAll(() => there.close())

const enter = async (user_id = 'OWNER'): Promise<Page> => {
  const page = await there.page()
  await loginAs(page, user_id)
  return page
}
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

describe('finding a screen', () => {
  it('goes there by Ctrl+K, by title and by path, with the keyboard alone', async () => {
    const page = await enter()
    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog', { name: 'Cari menu' }).getByRole('textbox')
    await expect(search).toBeFocused()
    await page.keyboard.type('baki')
    await expect(page.getByRole('dialog', { name: 'Cari menu' })).toContainText('Master Baki')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/master-baki$/)
    await expect(page.getByRole('heading', { name: 'Master Baki' })).toBeVisible()
    await expect(search).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.type('tidak ada')
    await expect(page.getByText('Cari barang: TIDAK ADA')).toBeVisible()
    await search.fill('/master-gudang')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/master-gudang$/)
  })

  it('lists the reports of goods first, in the order of the specification', async () => {
    const page = await enter()
    await menu(page).getByRole('button', { name: 'Laporan', exact: true }).click()
    const laporan = menu(page).getByRole('button', { name: /^Laporan ./ })
    await expect(laporan.first()).toHaveText('Laporan Barang')
    await laporan.first().click()
    await expect(menu(page).getByRole('link', { name: /^Laporan / })).toHaveText([
      'Laporan Tambah Barang',
      'Laporan Barang Detail',
      'Laporan Hancur Barang',
      'Laporan Pindah Barang',
      'Laporan Barang Summary',
      'Laporan Kirim Barang',
      /./,
      /./,
      /./,
      /./,
      /./,
    ])
  })

  it('loses no letter that was typed before the search was loaded', async () => {
    const page = await enter()
    let load = () => {}
    const typed = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/assets/Palette-*.js', async (route) => {
      await typed
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('neraca')
    load()
    const search = page.getByRole('dialog', { name: 'Cari menu' }).getByRole('textbox')
    await expect(search).toHaveValue('neraca')
    await page.keyboard.type('x')
    await expect(search).toHaveValue('neracax')
  })

  it('filters the sidebar, and remembers open groups and the folded bar over a reload', async () => {
    const page = await enter()
    await expect(menu(page).getByRole('link', { name: 'Master Gudang' })).toHaveCount(0)
    await page.getByLabel('Saring menu').fill('gudang')
    await expect(menu(page).getByRole('link')).toHaveText(['Master Gudang'])
    await page.getByLabel('Saring menu').fill('kosong')
    await expect(menu(page).getByText('Menu tidak ada')).toBeVisible()
    await page.getByLabel('Saring menu').fill('')
    await menu(page).getByRole('button', { name: 'Data Master' }).click()
    await page.reload()
    await expect(menu(page).getByRole('link', { name: 'Master Gudang' })).toBeVisible()
    await page.getByRole('button', { name: 'Ciutkan menu' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Buka menu' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Master Gudang' })).toHaveCount(0)
  })

  it('flies the entries of a folded group out beside it, and gives the focus back to what opened a menu', async () => {
    const page = await enter()
    await page.getByRole('button', { name: 'Ciutkan menu' }).click()
    await menu(page).getByRole('button', { name: 'Data Master' }).hover()
    await expect(page.getByRole('menuitem', { name: 'Master Gudang' })).toBeVisible()
    await page.getByRole('banner').hover()
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    // By the keys, and the first time as ever after.
    for (const _ of [1, 2]) {
      const user = page.getByRole('banner').getByRole('button', { name: /^Menu / })
      await user.press('Enter')
      await expect(page.getByRole('menu')).toHaveAccessibleName(/^Menu /)
      await expect(user).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(user).toBeFocused()
      await expect(user).toHaveAttribute('aria-expanded', 'false')
    }
    // A press on the button of an open menu closes it.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Menu / })
      .click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Menu / })
      .click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.getByRole('button', { name: 'Buka menu' }).click()
  })

  it('says so when there is none, and leads home', async () => {
    const page = await enter()
    await page.goto('/tidak-ada')
    await expect(page.getByRole('heading', { name: 'Halaman Tidak Ditemukan' })).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
