/** Screens of the menu looked at by axe, in light and in dark: no serious or critical violation, nor in what F2 opens there; all in words of people. */
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { sampled } from '@kencana/testing/sample'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, it } from 'vitest'
import { auditNeraca, catatHasil } from '../features/neraca/neraca.api.ts'
import { TANPA_HALAMAN, TANPA_MENU, violations } from './axe.ts'
import { kataAsing } from './kata.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, menuPaths, signIn } from './visitors.ts'

/** Between them these have each part that screens are made of; they are looked at in every run. */
const TIAP_BAGIAN = [
  '/dashboard',
  '/master-baki',
  '/master-parameter-harga-emas',
  '/data-barang',
  '/pindah-barang',
  '/stock-opname',
  '/timbang-baki',
  '/cetak-barcode',
  '/hak-akses-users',
  '/kirim-sepuh',
  '/validasi-inputan',
  '/transaksi-pesanan',
  '/lihat-pesanan',
  '/transaksi-pembelian',
  '/transaksi-penjualan',
  '/validasi-penjualan',
  '/tambah-uang-kas',
  '/transaksi-services',
  '/transaksi-hutang',
  '/lihat-hutang',
  '/laporan-barang-detail',
  '/laporan-eod',
  '/laporan-transaksi-penjualan',
  '/settingsystem',
]

/** How many of the others a run looks at. */
const LAINNYA = 12

/** F2 adds a line there, or searches in the page itself: nothing new opens. */
const TANPA_DIALOG = new Set(['/kirim-sepuh', '/kirim-labeling', '/sortir-pembelian'])

/** Read by who writes a program against the calls: their names and shapes as they are. */
const UNTUK_PEMROGRAM = new Set(['/api/docs'])

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
  if (!UNTUK_PEMROGRAM.has(new URL(page.url()).pathname)) expect(await kataAsing(page), apa).toEqual([])
  await tema(page, 'dark')
  expect(await violations(page, true, bagian), `${apa}, dark`).toEqual([])
}

/** Goes there by the menu, as people do: the program is loaded once. */
const buka = async (page: Page, path: string) => {
  await page.getByRole('navigation', { name: 'Menu' }).locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${path}([?#].*)?$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Looks at a screen, and at what F2 opens there. @param menu with the menu beside it */
const layar = async (page: Page, path: string, menu: boolean) => {
  await buka(page, path)
  await bersih(page, path, menu ? undefined : TANPA_MENU)
  const tambah = page.locator('button[aria-keyshortcuts="F2"]')
  if (!(await tambah.isVisible())) return
  await tambah.click()
  const dialog = page.getByRole('dialog')
  if (TANPA_DIALOG.has(path)) {
    await bersih(page, `${path} after F2`, TANPA_MENU)
    await expect(dialog, path).toHaveCount(0)
    return
  }
  await expect(dialog, path).toBeVisible()
  await page.keyboard.press('F9')
  await bersih(page, `${path}, adding`, TANPA_HALAMAN)
  // Back to the page, whose menu lies behind it; what asks first is answered.
  await page.reload()
}

const lihat = async (pilih: (semua: string[]) => readonly string[]) => {
  const page = await there.page()
  await signIn(page, 'OWNER')
  await page.goto('/dashboard')
  const paths = await menuPaths(page)
  expect(paths.length).toBeGreaterThan(100)
  for (const [at, path] of pilih(paths).entries()) await layar(page, path, at === 0)
}

it('those that have every part between them', () =>
  lihat((semua) => {
    expect(TIAP_BAGIAN.filter((path) => !semua.includes(path))).toEqual([])
    return TIAP_BAGIAN
  }))

it('others, drawn by the seed; all of them in a long run', () =>
  lihat((semua) =>
    sampled(
      'axe',
      semua.filter((path) => !TIAP_BAGIAN.includes(path)),
      LAINNYA,
    ),
  ))
