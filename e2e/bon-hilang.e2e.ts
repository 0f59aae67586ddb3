/** A sale that waits is turned down at the cashier's though a piece of it does not come back. */

import type { User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formJual, isiPenjualan } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { cetak } from '../features/cetak/cetak.contract.ts'
import { getJual } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { says } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, setujui, signIn } from './visitors.ts'

let there: ShopInBrowser
let kasir: Page
let sales: User
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  sales = await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  kasir = await there.page()
  await signIn(kasir, 'KASIR')
})
afterAll(() => there.close())

it('controls 4: is turned down by the keyboard though a piece does not come back, agreed to by the owner', async () => {
  const [ada, pergi] = [await tambahCincin(there.owner), await tambahCincin(there.owner)]
  const kode = [ada.kode_barcode, pergi.kode_barcode]
  const form = await formJual(sales, kode, { nama_customer: 'BU HILANG' })
  const { no_faktur_jual } = (await sales.call(jual, form)).data
  await sales.call(cetak, { jenis: 'BON PENJUALAN', dokumen: no_faktur_jual, rangkap: 1, alasan: '' })
  await kasir.goto('/validasi-penjualan')
  await kasir.getByRole('button', { name: `Tolak ${no_faktur_jual}` }).click()
  const tolak = kasir.getByRole('dialog', { name: 'Tolak Penjualan' })
  await expect(tolak.locator('input[data-scan]')).toBeFocused()
  await kasir.keyboard.type(ada.kode_barcode)
  await kasir.keyboard.press('Enter')
  await expect(tolak.getByText('belum dipindai')).toHaveCount(1)
  await kasir.keyboard.press('F9')
  await expect(tolak.getByText('Pindai Dulu 1 Barang Yang Belum Kembali')).toBeVisible()
  await kasir.keyboard.press('F4')
  const hilang = tolak.getByRole('status').filter({ hasText: 'dicatat hilang' })
  await expect(hilang).toHaveText(
    '1 barang 3.485 g, Rp. 5,733,000 tidak kembali: dicatat hilang, perlu persetujuan OWN atau SU.',
  )
  // It is taken back with the same key.
  await kasir.keyboard.press('F4')
  await expect(hilang).toHaveCount(0)
  await kasir.keyboard.press('F4')
  await expect(tolak.getByText('tidak kembali', { exact: true })).toHaveCount(1)
  await kasir.keyboard.press('F9')
  await expect(tolak.getByText('Alasan Harus Diisi')).toBeVisible()
  await expect(field(tolak, 'Alasan')).toBeFocused()
  await kasir.keyboard.type('dibawa lari')
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'BARANG HILANG')
  await expect(says(kasir, 'Berhasil')).toBeVisible()
  expect(await there.owner.call(getJual, { no_faktur: no_faktur_jual })).toMatchObject({
    status: 'BATAL',
    barang: [
      { kode_barcode: ada.kode_barcode, keadaan: 'DI TOKO' },
      { kode_barcode: pergi.kode_barcode, keadaan: 'HILANG' },
    ],
  })
})
