/** What a seller and a cashier do at the counter, with the keys that it takes. */
import type { Locator, Page } from '@playwright/test'
import { expect as same } from 'vitest'
import { getJual } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import type { Meja } from './hari-toko/meja.ts'
import type { ShopInBrowser } from './shop.ts'
import { expect } from './visitors.ts'

/** Keys that a stretch of work took. */
export const tombol = (meja: Meja, kerja: string): number => meja.kerja.get(kerja)?.tombol ?? 0

/** What people did takes at most so many keys; where it took more, they are told. */
export const palingBanyak = (batas: number, ...semua: [Meja, string][]) => {
  const tuts = semua.map(([meja, kerja]) => `${kerja}: ${meja.tuts.get(kerja)?.join(' ')}`)
  const jumlah = semua.reduce((sum, [meja, kerja]) => sum + tombol(meja, kerja), 0)
  same(jumlah, tuts.join('; ')).toBeLessThanOrEqual(batas)
}

/** Types into the scan line; Enter takes it. */
export const kata = async (on: Page, text: string) => {
  await expect(on.getByLabel('Pindai barcode')).toBeFocused()
  await on.keyboard.type(text)
  await on.keyboard.press('Enter')
}

/** The dialog of a bon or nota. */
export const slip = (on: Page, judul: RegExp) => on.getByRole('dialog', { name: judul })
/** Reads it, puts it away, and the screen waits for the next customer. */
export const selesai = async (on: Page, judul: RegExp, ...texts: string[]) => {
  for (const text of texts) await expect(slip(on, judul)).toContainText(text)
  await slip(on, judul)
    .getByRole('button', { name: /^Selesai/ })
    .click()
  await expect(on.getByText('Pindai barang yang akan dijual')).toBeVisible()
}

/** No stretch of work that is counted takes the mouse. */
export const tanpaTetikus = (...semua: [Meja, string][]) =>
  same(semua.map(([meja, kerja]) => meja.kerja.get(kerja)?.klik)).toEqual(semua.map(() => 0))

/** The cashier scans the bon and says that its money is there, whatever way it comes. */
export const dikasir = async (there: ShopInBrowser, kasir: Meja, kerja: string, kode: string) => {
  const { no_faktur_jual } = await there.owner.call(getJual, { no_faktur: kode })
  await expect(kasir.page.getByText(no_faktur_jual)).toBeVisible()
  await kasir.mulai(kerja)
  await kasir.pindai(no_faktur_jual)
  const terima = kasir.page.getByRole('dialog', { name: 'Terima Pembayaran' })
  await expect(terima).toBeVisible()
  return terima
}

/** He ticks what he has seen at the bank, led there by Tab. */
export const sudahMasuk = async ({ page }: Meja, terima: Locator) => {
  const masuk = terima.getByLabel('Sudah masuk di rekening')
  await expect(terima.locator(':focus')).toHaveCount(1)
  for (let n = 0; n < 4 && (await masuk.and(page.locator(':focus')).count()) === 0; n += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(masuk).toBeChecked()
}

/** Puts the nota away, and goes on. */
export const dilayani = async (there: ShopInBrowser, kasir: Meja, kode: string, lain: object) => {
  await expect(slip(kasir.page, /nota/i)).toBeVisible()
  await kasir.mulai('lain')
  await slip(kasir.page, /nota/i)
    .getByRole('button', { name: /^Selesai/ })
    .click()
  same(await there.owner.call(getJual, { no_faktur: kode })).toMatchObject({ status: 'DONE', ...lain })
}
