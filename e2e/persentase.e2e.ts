/** A wrong percentage of a category in use, put right by its owner on the screen. */
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, afterEach, beforeAll, it } from 'vitest'
import { read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await tambahCincin(there.owner)
})
afterEach(() => there.leave())
afterAll(() => there.close())

it('says what holds now, asks for a reason and agreement, and is the percentage from today on', async () => {
  const page = await there.page()
  await loginAs(page, 'OWNER')
  await page.goto('/master-group')
  const baris = page.getByRole('row').filter({ hasText: 'MAS MUDA' })
  await baris.getByRole('button', { name: 'Betulkan persentase MM' }).click()
  const form = page.getByRole('dialog', { name: /^Betulkan Persentase/ })
  await expect(form).toContainText('Sekarang 70 % sejak awal. Yang baru berlaku mulai hari toko ini, 2026-03-02.')
  await expect(field(form, 'Persentase')).toBeFocused()
  await page.keyboard.press('F9')
  await expect(form.getByText('Alasan Harus Diisi')).toBeVisible()
  await page.keyboard.type('72')
  await page.keyboard.press('Enter')
  await page.keyboard.type('salah ketik')
  await page.keyboard.press('F9')
  const minta = page.getByRole('dialog', { name: 'Otorisasi' })
  await expect(minta).toContainText('Persentase kategori yang sudah dipakai dibetulkan')
  await expect(minta).toContainText('MM mulai 2026-03-02: SALAH KETIK')
  await field(minta, 'Alasan').fill('sendirian di toko')
  await page.keyboard.press('F9')
  await read(page, 'Data Berhasil Disimpan')
  await expect(form).toHaveCount(0)
  await expect(baris).toContainText('72')
  await baris.getByRole('button', { name: 'Betulkan persentase MM' }).click()
  await expect(form).toContainText('Sekarang 72 % sejak 2026-03-02')
})
