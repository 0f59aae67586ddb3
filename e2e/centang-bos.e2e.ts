/** The owner ticks what came from him, and takes a tick back. */

import { gram } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPabrik, kirimBos } from '@kencana/testing/bos'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let nomor: string
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await isiMaster(owner)
  await isiPabrik(owner)
  const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  nomor = await kirimBos(gudang, { qty: 2, berat: gram(6) })
  await kirimBos(gudang, { qty: 1, berat: gram(3.5) })
  page = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(page, 'OWNER')
})
afterAll(() => there.close())

it('is ticked by rows and F9, listed as ticked, and taken back with a reason', async () => {
  await page.goto('/centang-barang-bos')
  await expect(page.getByText('Belum Dicentang')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(nomor) })).toContainText('Dari Bos')
  await page.getByRole('checkbox', { name: `Pilih ${nomor}` }).check()
  await page.keyboard.press('F9')
  await read(page, 'Sudah Dicentang')
  await expect(page.getByRole('row', { name: new RegExp(nomor) })).toHaveCount(0)
  await page.getByRole('button', { name: `Tarik centang ${nomor}` }).click()
  const tarik = page.getByRole('dialog', { name: 'Tarik Centang' })
  await expect(field(tarik, 'Alasan')).toBeFocused()
  await page.keyboard.type('salah baris')
  await page.keyboard.press('F9')
  await read(page, 'Centang Ditarik')
  await expect(page.getByRole('row', { name: new RegExp(nomor) })).toBeVisible()
})
