/** Reports of sales in the browser: what was sold, by whom, how it was paid, what was taken back, and what it earned. */

import { rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formJual, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { batalJual, jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPenjualan(owner)
  const cincin = async (ongkos = 0) => (await tambahCincin(owner, { ongkos: rp(ongkos) })).kode_barcode
  await jualSah(owner, owner, [await cincin(75_000), await cincin()], { nama_customer: 'BU SATU' })
  const { data } = await owner.call(jual, await formJual(owner, [await cincin()], { nama_customer: 'BU DUA' }))
  const { no_faktur_jual, versi } = data
  const batal = { alasan: 'tidak jadi', pembayaran: [], void_edc: false, otorisasi: null }
  await owner.call(batalJual, { no_faktur_jual, versi, ...batal })
  page = await there.page()
  await signIn(page, 'OWNER')
})
afterAll(() => there.close())

// 2 × 5,733,000 + 75,000
it.each([
  ['/laporan-transaksi-penjualan', 'Laporan Transaksi Penjualan Tersedia', '11,541,000'],
  ['/laporan-penjualan-sales', 'Laporan Penjualan Sales Tersedia', '11,541,000'],
  ['/laporan-penjualan-bayar', 'Laporan Penjualan Bayar Tersedia', '11,541,000'],
  ['/laporan-batal-penjualan', 'Laporan Batal Penjualan Tersedia', '5,733,000'],
  ['/laporan-transaksi-penjualan/margin', 'Laporan Margin Penjualan Tersedia', '11,541,000'],
])('shows %s', async (path, toast, total) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText(toast)).toBeVisible()
  await expect(page.locator('tfoot')).toContainText(total)
})

it.each([
  ['/laporan-penjualan-sales', '11,541,000'],
  ['/laporan-transaksi-keuangan-cash', 'PENJUALAN'],
])('opens %s with what it says today', async (path, text) => {
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Tabel laporan' })).toContainText(text)
  await expect(page.getByText(/Tersedia$/)).toHaveCount(0)
})

it('leads from a total to the ledger, and owners on to what was earned', async () => {
  await page.goto('/laporan-transaksi-penjualan')
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await page
    .locator('tfoot')
    .getByRole('button', { name: /Ongkos: 75,000/ })
    .click()
  const ledger = page.getByRole('dialog', { name: 'Penjualan' })
  await expect(ledger.locator('tbody tr')).toHaveCount(1)
  await expect(ledger).toContainText('FJ-TK01-260302-0001')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Margin' }).click()
  await expect(page.getByRole('heading', { name: 'Laporan Margin Penjualan' })).toBeVisible()
})

it('says of a nota that is not in it on which day it stands, and leads there', async () => {
  await page.goto('/laporan-penjualan-bayar')
  await page.getByRole('button', { name: 'Cek Nota' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cek Nota' })
  await expect(dialog.getByLabel('Pindai barcode')).toBeFocused()
  await page.keyboard.type('FJ-TK01-260302-0001')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('FJ-TK01-260302-0001: Sah 2026-03-02: di laporan hari itu')).toBeVisible()
  await dialog.getByRole('button', { name: 'Lihat Penjualan' }).click()
  await expect(page.getByRole('heading', { name: 'Lihat Penjualan' })).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(1)
})
