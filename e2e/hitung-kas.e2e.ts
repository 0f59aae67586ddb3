/** The drawer counted by keyboard: blind, again by a second cashier, and the difference booked by the owner's agreement. */
import { rp } from '@kencana/ledger'
import { PASSWORD } from '@kencana/testing'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { tambahKas } from '../features/keuangan/uang/uang.contract.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

let there: ShopInBrowser
let kasir: Page
let lain: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await there.owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(500_000), keterangan: 'modal' })
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  await there.shop.user(there.owner, 'LAIN', 'KASIR')
  kasir = await there.page()
  await loginAs(kasir, 'KASIR')
  lain = await there.page()
  await loginAs(lain, 'LAIN')
})
afterAll(() => there.close())

/** Fourteen notes of 100,000, one of 50,000 and one of 20,000: 30,000 less than the 1,500,000 of the books. */
const hitung = async (page: Page) => {
  await page.goto('/hitung-kas')
  await expect(field(page, 'Rp. 100,000')).toBeFocused()
  for (const banyak of ['14', '1', '1']) {
    await page.keyboard.type(banyak)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('1,470,000')).toBeVisible()
  await page.keyboard.press('F9')
  return page.getByRole('dialog', { name: 'Cetak hitungan kas' })
}
const selesai = (slip: ReturnType<Page['getByRole']>) => slip.getByRole('button', { name: /^Selesai/ }).click()

it('says nothing of the books to who counts first, and all of it once a second one has counted', async () => {
  const slip = await hitung(kasir)
  await expect(slip).toContainText('MENUNGGU HITUNGAN KEDUA')
  await expect(slip).not.toContainText('1,500,000')
  await selesai(slip)
  await expect(kasir.getByText('hitung sekali lagi, oleh user lain')).toBeVisible()
  await expect(kasir.getByText('MENUNGGU', { exact: true })).toBeVisible()
  const kedua = await hitung(lain)
  await expect(kedua).toContainText('MENURUT BUKU')
  await expect(kedua).toContainText('Rp. 1,500,000')
  await expect(kedua).toContainText('kurang Rp. 30,000')
  await selesai(kedua)
  await expect(lain.getByText('KASIR, lalu LAIN')).toBeVisible()
})

it('books what is missing by agreement', async () => {
  await lain.getByRole('button', { name: 'Bukukan selisih HK-TK01-260302-0001' }).click()
  const minta = lain.getByRole('dialog', { name: 'Otorisasi' })
  await field(minta, 'User ID OWN / SU').fill('owner')
  await field(minta, 'Password').fill(PASSWORD)
  await lain.keyboard.press('F9')
  await expect(lain.getByText('AUK-TK01-260302-0001').first()).toBeVisible()
})

it('opens the report of cash with the day before, which who counts may read', async () => {
  await kasir.goto('/laporan-transaksi-keuangan-cash')
  await expect(field(kasir, 'Tanggal Akhir')).toHaveValue('2026-03-01')
  await expect(kasir.getByRole('region', { name: 'Tabel laporan' })).toContainText('SALDO AWAL')
  await expect(kasir.getByText(/Kas Dihitung Tanpa Melihat Buku/)).toHaveCount(0)
})
