/** From a sum of deviations to its lines, from a line to its document; losses to the ledger's report of them. */

import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { barisJual, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { violations } from './axe.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let nota: string
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPenjualan(owner)
  const { kode_barcode } = await tambahCincin(owner)
  const murah = await barisJual(owner, [kode_barcode], [{ total: rp(5_700_000) }])
  nota = (await jualSah(owner, owner, [], { detail_barang: murah })).no_faktur_jual
  await koreksiSetuju(owner, {
    kode: (await tambahCincin(owner)).kode_barcode,
    berat: gram(3),
    berat_asli: gram(3),
    alasan: 'ULANG',
  })
  await there.shop.toko(owner, 'TK02')
  page = await there.page()
  await signIn(page, 'OWNER')
})
afterAll(() => there.close())

it('opens the lines of a sum, and the document of a line', async () => {
  await page.goto('/laporan-authorization')
  await expect(page.locator('tfoot')).toContainText('−33,000')
  same(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Lihat baris OWNER HARGA JUAL' }).click()
  await expect(page).toHaveURL(/type_laporan=DETAIL/)
  await expect(page).toHaveURL(/user_id=OWNER/)
  await expect(page.getByRole('region', { name: 'Tabel laporan' })).toContainText(nota)
  await page.getByRole('button', { name: `Lihat ${nota}` }).click()
  await expect(page).toHaveURL(/\/lihat-penjualan\?/)
  await expect(page.getByRole('table')).toContainText(nota)
})

it('opens the losses of a sum, and the ledger of a loss', async () => {
  await page.goto('/laporan-authorization?type_laporan=SUSUT')
  await page.getByRole('button', { name: 'Lihat baris OWNER KOREKSI BERAT' }).click()
  await expect(page).toHaveURL(/type_laporan=SUSUT(\+|%20)DETAIL/)
  await page.getByRole('button', { name: /^Lihat [A-Z]+-TK01/ }).click()
  await expect(page).toHaveURL(/\/laporan-susut-selisih\?/)
  await expect(page.locator('tfoot')).toContainText('0.485')
})

it('goes to another shop from its sum', async () => {
  await page.goto('/laporan-authorization?per=TOKO')
  await page.getByRole('link', { name: 'Lihat' }).first().click()
  await expect(page).toHaveURL(/kategori=HARGA/)
  await expect(page.getByRole('region', { name: 'Tabel laporan' })).toContainText(nota)
})
