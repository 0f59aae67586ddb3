/** One screen in two windows of a counter: one of them keeps the draft, the other says that it does not. */

import { sql } from '@kencana/database'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPembelian } from '@kencana/testing/pembelian'
import { slow } from '@kencana/testing/slow'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { choose, read, says, scan } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
let satu: Page
let dua: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  satu = await there.page()
  await signIn(satu, 'OWNER')
  await satu.goto('/transaksi-pembelian')
  dua = await satu.context().newPage()
})
afterAll(() => there.close())

const LAIN = 'Juga terbuka di jendela lain, isian di sini belum tersimpan'
const tersimpan = (page: Page) => page.getByText('Draft tersimpan')

it('keeps what was typed first, whatever another window types', async () => {
  await field(satu, 'Alamat').fill('JL. PERTAMA')
  await field(satu, 'Nama Customer').fill('BU PERTAMA')
  await expect(tersimpan(satu)).toBeVisible()
  await dua.goto('/transaksi-pembelian')
  await expect(dua.getByText(LAIN)).toBeVisible()
  // What the first one has in hand is not offered to the second.
  await expect(dua.getByText('Lanjutkan draft?')).toHaveCount(0)
  await field(dua, 'Nama Customer').fill('BU KEDUA')
  // Longer than a draft waits before it is stored.
  await dua.evaluate('new Promise((later) => setTimeout(later, 500))')
  await expect(satu.getByText(LAIN)).toHaveCount(0)
  await satu.reload()
  await expect(satu.getByText('Lanjutkan draft?')).toBeVisible()
  await satu.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(field(satu, 'Nama Customer')).toHaveValue('BU PERTAMA')
  await expect(field(satu, 'Alamat')).toHaveValue('JL. PERTAMA')
})

it('keeps that of the other window once it is the only one', async () => {
  await dua.reload()
  await expect(dua.getByText(LAIN)).toBeVisible()
  await field(dua, 'Nama Customer').fill('BU KETIGA')
  await satu.close()
  // A window lets go a moment after it is gone: who types on finds that.
  await expect(async () => {
    await field(dua, 'Alamat').press('X')
    await expect(dua.getByText(LAIN)).toHaveCount(0, { timeout: slow(200) })
  }).toPass()
  // What the other one left is offered, and keeps its place until that is decided.
  await expect(dua.getByText('Lanjutkan draft?')).toBeVisible()
  await dua.getByRole('button', { name: 'Buang' }).click()
  // It is stored in its place at once, not with what is typed next.
  await expect(tersimpan(dua)).toBeVisible()
  await dua.reload()
  await dua.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(field(dua, 'Nama Customer')).toHaveValue('BU KETIGA')
})

it('keeps what was typed here before, once the window of which nothing is left is gone', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  satu = await dua.context().newPage()
  await satu.goto('/pindah-barang')
  await expect(satu.getByLabel('Pindai barcode')).toBeFocused()
  await dua.goto('/pindah-barang')
  await expect(dua.getByText(LAIN)).toBeVisible()
  await scan(dua, kode_barcode)
  await expect(dua.locator('tbody')).toContainText(kode_barcode)
  await satu.close()
  // A key that changes nothing.
  await expect(async () => {
    await dua.keyboard.press('Shift')
    await expect(dua.getByText(LAIN)).toHaveCount(0, { timeout: slow(200) })
  }).toPass()
  await expect(tersimpan(dua)).toBeVisible()
  await dua.reload()
  await dua.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(dua.locator('tbody')).toContainText(kode_barcode)
  await dua.getByRole('button', { name: 'Batal', exact: true }).click()
  await expect(dua.locator('tbody')).not.toContainText(kode_barcode)
})

it('saves nothing from the window that keeps none: after a lost answer it would be booked twice', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  const letak = async () =>
    (
      await there.shop.db.one<{ kode_baki: string }>(
        sql`SELECT kode_baki FROM barang WHERE kode_barcode = ${kode_barcode}`,
      )
    )?.kode_baki
  satu = await dua.context().newPage()
  await satu.goto('/pindah-barang')
  await expect(satu.getByLabel('Pindai barcode')).toBeFocused()
  await dua.goto('/pindah-barang')
  await expect(dua.getByText(LAIN)).toBeVisible()
  await scan(dua, kode_barcode)
  await choose(dua, 'Kode Baki Tujuan', 'cn02')
  await dua.keyboard.press('F9')
  await read(dua, 'Oopss!!', 'Tutup Jendela Itu Lalu Simpan Lagi')
  same(await letak()).toBe('CN01')
  await satu.close()
  await expect(async () => {
    await dua.keyboard.press('F9')
    await expect(says(dua, 'Oopss!!')).toHaveCount(0, { timeout: slow(200) })
    same(await letak()).toBe('CN02')
  }).toPass()
  same(await there.shop.violations()).toEqual([])
})
