/** Reports of goods: each searched once, its totals led to their ledger lines, its files saved. */

import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { hancurBarang } from '../features/barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../features/barang/kirim-barang/kirim-barang.contract.ts'
import { pindahBarang } from '../features/barang/pindah-barang/pindah-barang.contract.ts'
import { terimaBarang } from '../features/barang/terima-barang/terima-barang.contract.ts'
import { downloaded } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await isiMaster(owner)
  await shop.toko(owner, 'TK02')
  const cabang = await shop.user(owner, 'SU2', 'SU', 'TK02')
  await isiBaki(cabang)
  const kode: string[] = []
  for (let i = 0; i < 4; i += 1) kode.push((await tambahCincin(owner)).kode_barcode)
  const [a = '', b = '', c = ''] = kode
  await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [a] })
  await owner.call(hancurBarang, { alasan: 'PATAH', detail_barang: [b] })
  // The branch sends one of its own, and this shop receives it.
  const { kode_barcode } = await tambahCincin(cabang)
  const { no_kirim } = await cabang.call(kirimBarang, { to: 'TK01', detail_barang: [{ kode_barcode }] })
  await owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [kode_barcode] })
  await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: c }] })
  page = await there.page()
  await loginAs(page, 'OWNER')
})
afterAll(() => there.close())

const tutup = async () => {
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

it.each([
  ['terima-barang', 'Terima Barang', 'Total 1 terima', 'Terima Barang', 1],
  ['pindah-barang', 'Pindah Barang', 'Total 1 pindah', 'Pindah Barang', 1],
  ['hancur-barang', 'Hancur Barang', 'Total 1 dokumen', 'Hancur Barang', 1],
  ['barang-detail', 'Barang Detail', 'Total 2 baki', 'Mutasi 2026-03-02', 9],
  ['stock-jual', 'Stock Jual', 'Total 1 gudang', 'Mutasi Stok', 9],
])('Laporan %s', async (path, title, total, dialog, lines) => {
  await page.goto(`/laporan-${path}`)
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText(`Laporan ${title} Tersedia`)).toBeVisible()
  await expect(page.getByText(total)).toBeVisible()
  await page.locator('tfoot').getByRole('button').last().click()
  await expect(page.getByRole('dialog', { name: dialog }).locator('tbody tr')).toHaveCount(lines)
  await tutup()
  for (const [button, end] of [
    ['Export PDF', '.pdf'],
    ['Export Excel', '.xlsx'],
  ] as const) {
    const { name } = await downloaded(page, () => page.getByRole('button', { name: button }).click())
    same(name.endsWith(end)).toBe(true)
  }
})

it.each(['terima-barang', 'pindah-barang', 'hancur-barang'])('Laporan %s sums up per day', async (path) => {
  await page.goto(`/laporan-${path}`)
  await page.getByRole('radio', { name: 'REKAP' }).click()
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText('Total 1 hari')).toBeVisible()
})

it('Laporan barang tukar says that there is nothing yet', async () => {
  await page.goto('/laporan-barang-tukar')
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText('Data Laporan Tidak Tersedia').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export PDF' })).toBeDisabled()
})
