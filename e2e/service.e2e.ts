/** A repair at the counter, by keyboard: taken in with photo and deposit. */

import { isiMaster } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { getService } from '../features/service/transaksi-services/service.contract.ts'
import { choose, goTo, photo, typeThrough } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  page = await there.page()
  await loginAs(page, 'KASIR')
}, 120_000)
afterAll(() => there.close())

const NOMOR = 'SV-TK01-260302-0001'

const tambah = async (isi: readonly (readonly [string, string])[], kerja: string, ongkos: string) => {
  await page.keyboard.press('F2')
  const modal = page.getByRole('dialog', { name: 'Tambah Barang', exact: true })
  await typeThrough(modal, isi)
  await choose(page, 'Jenis Kerja', kerja)
  await field(modal, 'Ongkos').fill(ongkos)
  return modal
}

it('is taken in with two pieces, a photo and a deposit', async () => {
  await goTo(page, 'Transaksi Services')
  await expect(page.getByText('Data Barang Masih Kosong')).toBeVisible()
  const modal = await tambah(
    [
      ['Nama Barang', 'cincin kawin'],
      ['Jumlah', '1'],
      ['Berat', '0.95'],
      ['Kadar', '70'],
    ],
    'patri',
    '50000',
  )
  await modal
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo())
  await modal.getByRole('button', { name: /^Tambah/ }).click()
  const kedua = await tambah(
    [
      ['Nama Barang', 'anting'],
      ['Jumlah', '2'],
      ['Berat', '0.8'],
      ['Kadar', '16K'],
    ],
    'cuci',
    '20000',
  )
  await kedua.getByRole('button', { name: /^Tambah/ }).click()
  await page.keyboard.press('F9')
  await expect(page.getByText('Nama Customer Harus Diisi')).toBeVisible()
  await field(page, 'Nama Customer').fill('ibu sri')
  await field(page, 'No HP').fill('081234567890')
  await field(page, 'Tanggal Janji').focus()
  // Three days from today.
  for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F4')
  await field(page, 'Jumlah Bayar').fill('30000')
  await page.keyboard.press('F9')
  const slip = page.getByRole('dialog', { name: 'Cetak slip service' })
  await expect(slip).toContainText('40,000')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  const service = await there.owner.call(getService, { no_service: NOMOR })
  same(service).toMatchObject({ nama_customer: 'IBU SRI', total: 70_000, dp: 30_000 })
  same(service.barang.map(({ foto }) => foto !== null)).toEqual([true, false])
})
