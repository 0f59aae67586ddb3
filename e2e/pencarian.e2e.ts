/** Searching: a list that the server searches, when it is asked and which answer is shown; and Ctrl+K, which searches everything. */

import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect as expectNow, it } from 'vitest'
import { barcodes } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn, takeCalls } from './visitors.ts'

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
  await signIn(page, 'OWNER')
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

it('finds by Ctrl+K what was opened last, an abbreviated name, a piece by its code, and a name in its list', async () => {
  const search = page.getByRole('dialog', { name: 'Cari menu' })
  const first = search.locator('[data-action]').first()
  const open = async (typed: string) => {
    await expect(search).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(search.getByRole('textbox')).toBeFocused()
    await search.getByRole('textbox').fill(typed)
  }
  await page.goto('/data-barang')
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await open('')
  await expect(first).toContainText('Data Barang')
  await expect(first).toContainText('Terakhir dibuka')
  await search.getByRole('textbox').fill('pindah brg')
  await expect(first).toContainText('Pindah Barang')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pindah-barang$/)
  await open(codes[1] ?? '')
  await expect(first).toContainText(`Buka barang ${codes[1]}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Asal-usul barang' })).toBeVisible()
  await open('milano')
  const ditemukan = search.locator('[data-action]').filter({ hasText: codes[1] ?? '' })
  await expect(ditemukan).toContainText('Barang ·')
  await ditemukan.click()
  await expect(page.getByRole('heading', { name: 'Asal-usul barang' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`kode=${codes[1]}`))
  await open('toleransi opname')
  await expect(first).toContainText('Toleransi Stock Opname')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settingsystem/)
  await open('bu sari')
  await search.getByText('Cari pesanan atau customer: BU SARI').click()
  await expect(page).toHaveURL(/\/lihat-pesanan\?q=BU\+SARI$/)
})

it('keeps the keyboard while the page behind it is still on its way', async () => {
  const palette = page.getByRole('dialog', { name: 'Cari menu' })
  const kata = palette.getByRole('textbox')
  const waits: (() => void)[] = []
  let holds = true
  await page.keyboard.press('Control+k')
  await kata.fill('pindah brg')
  await expect(palette.locator('[data-action]').first()).toContainText('Pindah Barang')
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    if (holds) await new Promise<void>((resolve) => waits.push(resolve))
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(kata).toBeFocused()
  await expect.poll(() => waits.length).toBeGreaterThan(0)
  holds = false
  for (const lanjut of waits) lanjut()
  await expect(page.getByLabel('Pindai barcode')).toBeAttached()
  await expect(kata).toBeFocused()
  await page.keyboard.type('milano')
  await expect(kata).toHaveValue('milano')
})

it('finds a screen by what people call it', async () => {
  for (const [kata, judul] of [
    ['gadai', 'Transaksi Hutang'],
    ['printer', 'Cetak Barcode'],
    ['backup', 'Dashboard'],
    ['rekening bank', 'Setting Toko'],
    ['emas lepas', 'Tambah Bahan Tukang'],
    ['impor', 'Data Barang'],
    ['retur', 'Transaksi Pembelian'],
    ['cetak ulang', 'Lihat Penjualan'],
    ['customer', 'Data Member'],
  ] as const) {
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Cari menu' })
    await expect(dialog).toBeVisible()
    await page.keyboard.type(kata)
    await expect(dialog.getByText(judul, { exact: true }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  // Work before what tells of it, and words before parts of words.
  for (const [kata, judul] of [
    ['jual', 'Validasi Jual Beli'],
    ['kas', 'Laci Kas'],
  ] as const) {
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Cari menu' })
    await expect(dialog).toBeVisible()
    await page.keyboard.type(kata)
    await expect(dialog.locator('[data-action]').first()).toContainText(judul)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  // What hides beneath the user's name is opened where one stands.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Cari menu' })).toBeVisible()
  await page.keyboard.type('tutup')
  await expect(page.getByText('Menu user', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const tutup = page.getByRole('dialog', { name: 'Tutup Toko' })
  await expect(tutup.getByRole('button', { name: 'Hitung Kas' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tutup).toHaveCount(0)
})

it('lets who closes no shop walk the menu of his name by keys', async () => {
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  const kasir = await there.page()
  await signIn(kasir, 'KASIR')
  await kasir.goto('/dashboard')
  const nama = kasir.getByRole('button', { name: /^Menu / })
  await nama.focus()
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByRole('menuitem', { name: 'Ganti Password' })).toBeFocused()
  await kasir.keyboard.press('ArrowDown')
  await expect(kasir.getByRole('menuitem', { name: 'PIN Saksi' })).toBeFocused()
  await kasir.keyboard.press('Escape')
  await expect(kasir.getByRole('menuitem')).toHaveCount(0)
  await expect(nama).toBeFocused()
})
