/** A supplier's bill from its paper to its payment and back, by keyboard alone on a small screen. */
import { isiMaster } from '@kencana/testing/barang'
import { isiTagihan, pabrikKirim } from '@kencana/testing/tagihan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { typeThrough } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, holdCall, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiTagihan(there.owner)
  await pabrikKirim(there.owner)
  page = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(page, 'OWNER')
})
afterAll(() => there.close())

it('books gold of a factory and its freight from the paper', async () => {
  await page.goto('/tagihan')
  await expect(page.getByText('Semua tagihan sudah lunas')).toBeVisible()
  await page.keyboard.press('F2')
  const isi = page.getByRole('dialog', { name: 'Isi Tagihan' })
  await typeThrough(isi, [
    ['Untuk', 'bm-tk01'],
    ['Jumlah', '15000000'],
  ])
  await page.keyboard.press('F9')
  await expect(isi).toHaveCount(0)
  await page.keyboard.press('F2')
  await typeThrough(isi, [
    ['Untuk', 'ongkir'],
    ['Jumlah', '75000'],
  ])
  await page.keyboard.press('F9')
  await expect(isi).toHaveCount(0)
  const batas = await holdCall(page, 'batas/saya')
  await field(page, 'Pihak').focus()
  await typeThrough(page, [
    ['Pihak', 'ubs'],
    ['No Bon', 'f-77'],
  ])
  for (const [label, hari] of [
    ['Tanggal Bon', '02-03-2026'],
    ['Jatuh Tempo', '01-04-2026'],
  ] as const) {
    await expect(field(page, label)).toBeFocused()
    await page.keyboard.type(hari)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('F9')
  const slip = page.getByRole('dialog', { name: 'Cetak slip tagihan' })
  await expect(slip).toContainText('TGH-TK01-260302-0001')
  await expect(slip).toContainText('15,075,000')
  await page.keyboard.press('Escape')
  await expect(slip).toHaveCount(0)
  await expect(page.getByText('30 hari lagi')).toBeVisible()
  // What else is read anew is still on its way; the page works already.
  expect(batas.count()).toBe(1)
  await page
    .getByRole('row', { name: /TGH-TK01-260302-0001/ })
    .first()
    .click()
  const bayar = page.getByRole('dialog', { name: /Bayar Tagihan/ })
  await expect(bayar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bayar).toHaveCount(0)
  batas.release()
})

it('pays a part of it from the drawer', async () => {
  await page
    .getByRole('row', { name: /TGH-TK01-260302-0001/ })
    .first()
    .click()
  const bayar = page.getByRole('dialog', { name: /Bayar Tagihan/ })
  await typeThrough(bayar, [['Kategori', 'bayar pabrik']])
  await field(bayar, 'Jumlah').fill('400000')
  await page.keyboard.press('F9')
  const bukti = page.getByRole('dialog', { name: 'Cetak bukti ambil uang' })
  await expect(bukti).toContainText('400,000')
  await bukti.getByRole('button', { name: /^Selesai/ }).click()
  await expect(bukti).toHaveCount(0)
  await expect(page.getByRole('row', { name: /TGH-TK01-260302-0001/ }).first()).toContainText('14,675,000')
})
