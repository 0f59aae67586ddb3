/** Keys of a sale for less than its price (000-read-first 38 d and e): agreed to on the owner's phone, and at the counter by his password. */
import { PASSWORD } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPenjualan } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { getJual } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { Meja } from './hari-toko/meja.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

let there: ShopInBrowser
let sales: Meja
let kasir: Meja
let hp: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await isiMaster(owner)
  await isiPenjualan(owner)
  await shop.user(owner, 'SALES', 'SALES')
  await shop.user(owner, 'KASIR', 'KASIR')
  sales = await Meja.buka(there)
  kasir = await Meja.buka(there)
  hp = await there.page({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await loginAs(hp, 'OWNER')
  await sales.masuk('SALES')
  await kasir.masuk('KASIR')
  await kasir.page.goto('/validasi-penjualan')
  await sales.page.goto('/transaksi-penjualan')
})
afterAll(() => there.close())

/** What the customer and the seller agree on for a ring of 5,733,000: more below than a seller lets go of. */
const HARGA = '5jt'

const tombol = (meja: Meja, kerja: string): number => meja.kerja.get(kerja)?.tombol ?? 0

/** Scans a ring and asks for it to go for less; nobody touches the mouse. @returns its barcode */
const tawar = async (kerja: string): Promise<string> => {
  const { page } = sales
  const { kode_barcode } = await tambahCincin(there.owner)
  await expect(page.getByLabel('Pindai barcode')).toBeFocused()
  await sales.mulai('lain')
  await page.keyboard.type('s01')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Sales')).toHaveValue('S01 RINA')
  await sales.mulai(kerja)
  await sales.pindai(kode_barcode)
  await expect(page.getByText('ditambahkan')).toBeVisible()
  // Past the camera and the region that scrolls, to the piece.
  for (let n = 0; n < 5 && (await page.locator('tbody tr:focus').count()) === 0; n += 1)
    await page.keyboard.press('Tab')
  await expect(page.locator('tbody tr')).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'CINCIN MILANO' })
  await expect(field(dialog, 'Total')).toBeFocused()
  await page.keyboard.type(HARGA)
  await page.keyboard.press('F9')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog', { name: /^Otorisasi/ })).toContainText('HARGA JUAL')
  return kode_barcode
}

/** The cashier scans the bon and takes exact cash. */
const bayar = async (kerja: string, kode: string): Promise<void> => {
  const bon = sales.page.getByRole('dialog', { name: /bon/i })
  await expect(bon).toContainText('5,000,000')
  const { no_faktur_jual } = await there.owner.call(getJual, { no_faktur: kode })
  await sales.mulai('lain')
  await bon.getByRole('button', { name: /^Selesai/ }).click()
  await expect(kasir.page.getByText(no_faktur_jual)).toBeVisible()
  await kasir.mulai(kerja)
  await kasir.pindai(no_faktur_jual)
  const terima = kasir.page.getByRole('dialog', { name: 'Terima Pembayaran' })
  await expect(field(terima, 'Uang Diterima')).toBeFocused()
  await kasir.page.keyboard.press('F9')
  const slip = kasir.page.getByRole('dialog', { name: /nota/i })
  await expect(slip).toContainText('5,000,000')
  await kasir.mulai('lain')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  const nota = await there.owner.call(getJual, { no_faktur: kode })
  same(nota).toMatchObject({ status: 'DONE', total: 5_000_000, disetujui_oleh: 'OWNER' })
}

it('d: takes fourteen keys and the amount at most, agreed to on the owner’s phone', async () => {
  const kode = await tawar('hp')
  await hp.getByRole('button', { name: '1 permintaan menunggu' }).tap()
  const minta = hp.getByRole('dialog', { name: 'Permintaan', exact: true })
  await expect(minta).toContainText('HARGA JUAL')
  await minta.getByRole('button', { name: 'Setujui' }).tap()
  // The counter goes on by itself.
  await bayar('hp', kode)
  same(tombol(sales, 'hp') + tombol(kasir, 'hp')).toBeLessThanOrEqual(14 + HARGA.length)
})

it('e: takes the password alone beside it where the owner stands at the counter, who agreed last', async () => {
  const kode = await tawar('meja')
  const { page } = sales
  const dialog = page.getByRole('dialog', { name: /^Otorisasi/ })
  await expect(field(dialog, 'User ID OWN / SU')).toHaveValue('OWNER')
  await expect(field(dialog, 'Password')).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('F9')
  await bayar('meja', kode)
  // Exactly what the phone saved: the password, and the key that sends it.
  const jumlah = tombol(sales, 'meja') + tombol(kasir, 'meja')
  same(jumlah).toBe(tombol(sales, 'hp') + tombol(kasir, 'hp') + PASSWORD.length + 1)
  same(jumlah).toBeLessThanOrEqual(14 + HARGA.length + PASSWORD.length)
})
