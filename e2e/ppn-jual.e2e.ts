/** A shop becomes PKP on its screen, and its sale takes the tax of the day by itself. */
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPenjualan } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { getJual } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { Meja } from './hari-toko/meja.ts'
import { kata, slip } from './jual-meja.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field } from './visitors.ts'

let there: ShopInBrowser
let meja: Meja
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  await there.owner.call(ubahParaSystem, { key: 'ppn_termasuk', value: 'TIDAK', otorisasi: null })
  meja = await Meja.buka(there)
  page = meja.page
  await meja.masuk('OWNER')
})
afterAll(() => there.close())

it('is chosen by name, and counted on the bill from then on', async () => {
  await page.goto('/settingsystem')
  await page.getByRole('button', { name: 'Ubah Jenis PKP' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah Jenis PKP' })
  await field(dialog, 'Jenis PKP').fill('pedagang')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog', { name: 'Data Berhasil Disimpan' })).toBeVisible()
  await page.keyboard.press('Shift')

  await page.goto('/transaksi-penjualan')
  const { kode_barcode } = await tambahCincin(there.owner)
  await meja.pindai(kode_barcode)
  await expect(page.getByText('ditambahkan')).toBeVisible()
  // 5,733,000 x 1.1 %
  await expect(page.getByText('63,063')).toBeVisible()
  await expect(page.getByText('5,796,063').first()).toBeVisible()
  await kata(page, 's01')
  await page.keyboard.press('Shift+F9')
  await expect(slip(page, /nota/i)).toContainText('63,063')
  const nota = await there.owner.call(getJual, { no_faktur: kode_barcode })
  same(nota).toMatchObject({ status: 'DONE', ppn_persen: 11_000, ppn: 63_063, tagihan: 5_796_063 })
})
