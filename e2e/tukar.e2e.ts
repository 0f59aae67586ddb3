/** Sold yesterday, exchanged for another one today, the new one bought back: by keyboard, at the counter and at the cashier. */

import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { getJual } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { choose, read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
let sales: Page
let kasir: Page
let lama: string
let baru: string
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  const cincin = await tambahCincin(there.owner)
  lama = (await jualSah(there.owner, there.owner, [cincin.kode_barcode])).no_faktur_jual
  baru = (await tambahCincin(there.owner, { berat: gram(1), berat_asli: gram(1) })).kode_barcode
  there.owner = await there.shop.nextDay(there.owner)
  sales = await there.page()
  await signIn(sales, 'SALES')
  kasir = await there.page()
  await signIn(kasir, 'KASIR')
})
afterAll(() => there.close())

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

it('takes the old ring in for the new one, and says what the customer gets', async () => {
  await sales.goto('/transaksi-penjualan')
  await expect(sales.getByText('Pindai barang yang akan dijual')).toBeVisible()
  await sales.keyboard.type(baru)
  await sales.keyboard.press('Enter')
  await expect(sales.getByText('1,645,000').first()).toBeVisible()
  await sales.keyboard.type('S01')
  await sales.keyboard.press('Enter')
  await sales.keyboard.press('F6')
  await expect(dialog(sales, 'Barang Tukar').getByPlaceholder(/no nota/)).toBeFocused()
  await sales.keyboard.press('Escape')
  // Scanned at the counter like anything else.
  await sales.getByLabel('Pindai barcode').fill(lama)
  await sales.keyboard.press('Enter')
  const isi = dialog(sales, 'Beli Kembali')
  await expect(field(isi, 'Berat')).toBeFocused()
  // Asked for too early, it wants a price; once there is one it wants none any more.
  await sales.keyboard.press('F9')
  await expect(isi.getByText('Harga Harus Diisi')).toBeVisible()
  // More than its nota is told before it is asked about.
  await field(isi, 'Berat').fill('4.485')
  await expect(isi.getByText('1.000 g di atas nota, tidak dibayar: mungkin barang lain.')).toBeVisible()
  await field(isi, 'Berat').fill('3.485')
  await expect(isi.getByText('di atas nota, tidak dibayar')).toHaveCount(0)
  await choose(sales, 'Kondisi', 'baik')
  await expect(isi.getByText('5,733,000').first()).toBeVisible()
  await expect(field(isi, 'Harga')).toHaveValue('5,733,000')
  await expect(isi.getByText('Harga Harus Diisi')).toHaveCount(0)
  await sales.keyboard.press('F9')
  await expect(isi).toHaveCount(0)
  // 5,733,000 for the old one, 1,645,000 for the new one
  await expect(sales.getByRole('status').filter({ hasText: 'Bayar Customer' })).toContainText('4,088,000')
  await sales.keyboard.press('F9')
  const slip = dialog(sales, 'Cetak bon')
  await expect(slip).toBeVisible()
  await sales.keyboard.press('Escape')
})

it('is weighed, paid out and right at the cashier in one press', async () => {
  await kasir.goto('/validasi-jual-beli')
  await expect(kasir.getByText('Dibayarkan kasir')).toBeVisible()
  await kasir.getByRole('button', { name: 'Bayar', exact: true }).click()
  const bayar = dialog(kasir, 'Terima Pembayaran')
  // Where work begins: the first that is empty, not the money that stands there already.
  await expect(field(bayar, 'Berat Timbang CINCIN MILANO')).toBeFocused()
  // An old piece that nobody weighed is told before a gap of its money.
  await field(bayar, 'Jumlah Bayar').fill('')
  await kasir.keyboard.press('F9')
  await expect(bayar.getByText('Berat Timbang Harus Diisi')).toBeVisible()
  await field(bayar, 'Jumlah Bayar').fill('4088000')
  await field(bayar, 'Berat Timbang CINCIN MILANO').fill('3.485')
  await field(bayar, 'Kadar Uji CINCIN MILANO').fill('16K')
  await expect(bayar).toContainText('Uang Kembali Tukar')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Berhasil')
  const slip = dialog(kasir, 'Cetak nota')
  await expect(slip).toContainText('TUKAR FB-TK01-260303-0001      5,733,000')
  await expect(slip).toContainText('KEMBALI CASH                   4,088,000')
  await kasir.keyboard.press('Escape')
  const nota = await there.owner.call(getJual, { no_faktur: baru })
  expect([nota.status, nota.tukar.map((one) => one.keadaan)]).toEqual(['DONE', ['BELI']])
})

it('stands in the report of exchanges with its sale, led to the lines of the ledger', async () => {
  const owner = await there.page()
  await signIn(owner, 'OWNER')
  await owner.goto('/laporan-barang-tukar')
  await owner.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(owner.getByText('Laporan Barang Tukar Tersedia')).toBeVisible()
  const { no_faktur_jual } = await there.owner.call(getJual, { no_faktur: baru })
  const baris = owner.getByRole('row').filter({ hasText: 'FB-TK01-260303-0001' })
  await expect(owner.getByRole('row').filter({ hasText: no_faktur_jual })).toBeVisible()
  await expect(baris).toContainText('CINCIN MILANO')
  await expect(baris).toContainText('3.485')
  await owner.locator('tfoot').getByRole('button').last().click()
  const lines = owner.getByRole('dialog').locator('tbody tr')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('3.485')
  await owner.close()
})

it('and buys the new one back from its own nota', async () => {
  const { no_faktur_jual } = await there.owner.call(getJual, { no_faktur: baru })
  await sales.goto(`/transaksi-pembelian?nota=${no_faktur_jual}`)
  await expect(field(dialog(sales, 'Beli Kembali'), 'Berat')).toBeFocused()
  await sales.keyboard.type('1')
  await choose(sales, 'Kondisi', 'baik')
  await expect(dialog(sales, 'Beli Kembali').getByText('1,645,000').first()).toBeVisible()
})
