/** A piece with a price of its own: given by the owner in Edit Barang, seen in the list and at the counter. */
import { rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPenjualan } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs } from './visitors.ts'

let there: ShopInBrowser
let kode: string
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'GUDANG', 'GUDANG')
  kode = (await tambahCincin(there.owner, { nama_barang: 'CINCIN UKIR' })).kode_barcode
  await tambahCincin(there.owner, { is_markis: true, harga_total: rp(8_000_000), nama_barang: 'GELANG UKIR' })
})
afterEach(() => there.leave())
afterAll(() => there.close())

const edit = async (page: Page, nama: string) => {
  await page.goto('/data-barang')
  await page
    .locator('tbody tr', { hasText: nama })
    .getByRole('button', { name: /^Edit / })
    .click()
  return page.getByRole('dialog', { name: /Edit Barang/ })
}

describe('a markis piece', () => {
  it('gets its price from the owner, shows it in the list and costs it at the counter', async () => {
    const page = await there.page()
    await loginAs(page, 'OWNER')
    const dialog = await edit(page, 'CINCIN UKIR')
    await dialog.getByLabel('Barang markis').check()
    await dialog.getByLabel('Harga Tetap').fill('7250000')
    await page.keyboard.press('F9')
    await expect(page.getByText('Data Berhasil Diedit')).toBeVisible()
    const baris = page.locator('tbody tr', { hasText: 'CINCIN UKIR' })
    await expect(baris).toContainText('7,250,000')
    await expect(baris.getByTitle(/^Markis/)).toBeVisible()
    await page.goto('/transaksi-penjualan')
    await expect(page.getByLabel('Pindai barcode')).toBeFocused()
    await page.keyboard.type(kode)
    await page.keyboard.press('Enter')
    await expect(baris).toContainText('7,250,000')
    await baris.click()
    await expect(page.getByRole('dialog')).toContainText('Harga tetap, hitungan 7,250,000')
  })

  it('shows its price to who edits words, and keeps it from him', async () => {
    const page = await there.page()
    await loginAs(page, 'GUDANG')
    const dialog = await edit(page, 'GELANG UKIR')
    await expect(dialog.getByLabel('Barang markis')).toBeDisabled()
    await expect(dialog.getByLabel('Harga Tetap')).toHaveAttribute('readonly', '')
    await expect(dialog.getByText('Diubah OWN atau SU').first()).toBeVisible()
  })
})
