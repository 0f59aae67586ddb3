/** What an owner watches: what was lost and missing, from the dashboard to the ledger line, and what he is warned of. */

import { gram } from '@kencana/testing'
import { isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it, expect as same } from 'vitest'
import { choose, downloaded, reportLines } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  const { kode_barcode: kode } = await tambahCincin(owner)
  await koreksiSetuju(owner, { kode, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
  page = await there.page()
  await signIn(page, 'OWNER')
})
afterAll(() => there.close())

describe('Laporan Susut Selisih', () => {
  it('is reached from the dashboard, and leads from a person to the ledger line', async () => {
    await page.goto('/dashboard')
    const card = page.locator('section', { hasText: 'Susut & Selisih' }).last()
    await expect(card).toContainText('0.485')
    await card.getByRole('link', { name: '30 hari' }).click()
    await expect(page.getByRole('radio', { name: 'ORANG' })).toBeChecked()
    await page.getByRole('button', { name: 'Cari Laporan' }).click()
    await expect(page.getByText('Total 1 orang')).toBeVisible()
    same((await reportLines(page)).at(-1)).toContain('0.485')
    await page.getByRole('button', { name: /^Subtotal .*Kurang \(g\): 0\.485, lihat jurnal$/ }).click()
    const ledger = page.getByRole('dialog', { name: 'Susut Dan Selisih' })
    await expect(ledger.locator('tbody tr')).toHaveCount(1)
    await expect(ledger).toContainText('Koreksi berat')
    await page.keyboard.press('Escape')
    await expect(ledger).toHaveCount(0)
  })

  it('shows each line with its limit, and gives it as PDF and Excel', async () => {
    await page.goto('/laporan-susut-selisih')
    await page.getByRole('radio', { name: 'DETAIL' }).click()
    await page.getByRole('button', { name: 'Cari Laporan' }).click()
    await expect(page.getByText('Total 1 dokumen')).toBeVisible()
    same((await reportLines(page)).join('\n')).toContain('BAKI CN01')
    for (const [button, end] of [
      ['Export PDF', '.pdf'],
      ['Export Excel', '.xlsx'],
    ] as const) {
      const { name } = await downloaded(page, () => page.getByRole('button', { name: button }).click())
      same(name.endsWith(end)).toBe(true)
    }
  })
})

describe('Alarm', () => {
  it('is listed on the dashboard, filtered, and ticked as seen by keyboard', async () => {
    await page.goto('/dashboard')
    const card = page.locator('section', { hasText: 'Semua Alarm' }).last()
    await expect(card).toContainText('2 belum dilihat')
    await expect(card).toContainText('Koreksi Barang')
    await card.getByRole('button', { name: 'Semua Alarm' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Alarm' })
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await choose(page, 'Jenis Alarm', 'KOREKSI')
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('button', { name: 'Sudah Dilihat' })).toBeDisabled()
    await dialog.getByRole('listitem').getByRole('checkbox').press('Space')
    await dialog.getByRole('button', { name: 'Sudah Dilihat (1)' }).press('Enter')
    await expect(page.getByText('1 Alarm Sudah Dilihat')).toBeVisible()
    await expect(dialog.getByText('Tidak Ada Alarm')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Semua' }).click()
    await expect(dialog.getByRole('listitem')).toContainText('Dilihat OWNER')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(card).toContainText('1 belum dilihat')
  })

  it('is not for a clerk', async () => {
    await there.shop.user(there.owner, 'KASIR', 'KASIR')
    const lain = await there.page()
    await signIn(lain, 'KASIR')
    await lain.goto('/dashboard')
    await expect(lain.getByText('Menunggu', { exact: true })).toBeVisible()
    await expect(lain.getByText('Semua Alarm')).toHaveCount(0)
    await expect(lain.getByText('Susut & Selisih')).toHaveCount(0)
  })
})
