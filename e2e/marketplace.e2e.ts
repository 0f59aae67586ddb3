/** A ring sold through a platform, validated, and paid out less the fee: by keyboard. */

import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiMarketplace } from '@kencana/testing/marketplace'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { choose, read, says } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, setujui } from './visitors.ts'

let there: ShopInBrowser
let sales: Page
let kasir: Page
let barang: string
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  await isiMarketplace(there.owner)
  await isiRekening(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  barang = (await tambahCincin(there.owner, { berat: gram(1), berat_asli: gram(1) })).kode_barcode
  sales = await there.page()
  await loginAs(sales, 'SALES')
  kasir = await there.page()
  await loginAs(kasir, 'KASIR')
}, 120_000)
afterAll(() => there.close())

it('sells to a platform, which owes the nota: nobody is asked for money', async () => {
  await sales.goto('/transaksi-penjualan')
  await expect(sales.getByText('Pindai barang yang akan dijual')).toBeVisible()
  await sales.keyboard.type(barang)
  await sales.keyboard.press('Enter')
  await expect(sales.getByText('1,645,000').first()).toBeVisible()
  await sales.keyboard.type('S01')
  await sales.keyboard.press('Enter')
  await choose(sales, 'Marketplace', 'TOKPED')
  await expect(sales.getByText('uangnya dicatat saat dicairkan')).toBeVisible()
  await sales.keyboard.press('F9')
  await expect(sales.getByText('No Order Harus Diisi')).toBeVisible()
  await field(sales, 'No Order').focus()
  await sales.keyboard.type('inv/0001')
  await sales.keyboard.press('F9')
  await expect(sales.getByRole('dialog')).toContainText('FJ-TK01-260302-0001')
})

it('is validated by the cashier, who sees the order', async () => {
  await kasir.goto('/validasi-jual-beli')
  await expect(kasir.getByText('INV0001')).toBeVisible()
  await kasir.getByRole('checkbox', { name: 'Pilih FJ-TK01-260302-0001' }).focus()
  await kasir.keyboard.press('Space')
  await kasir.keyboard.press('F9')
  await expect(kasir.getByRole('dialog', { name: 'Validasi Berhasil' })).toBeVisible()
})

it('is paid out by its order number less the fee', async () => {
  await kasir.goto('/laporan-penjualan-marketplace')
  await kasir.getByRole('button', { name: 'Cairkan' }).click()
  await expect(kasir.getByRole('table', { name: 'Umur piutang' })).toContainText('1,645,000')
  await kasir.keyboard.press('F2')
  await kasir.keyboard.type('INV0001')
  await kasir.keyboard.press('Enter')
  // 4 % are 65,800
  await expect(field(kasir, 'Diterima INV0001')).toHaveValue('1,579,200')
  await choose(kasir, 'Rekening', '0111')
  await kasir.keyboard.press('F9')
  await expect(says(kasir, 'Data Berhasil Disimpan')).toBeVisible()
  await expect(kasir.getByText('Semua Penjualan Marketplace Sudah Cair')).toBeVisible()
  await expect(kasir.getByRole('button', { name: 'Batalkan CMP-TK01-260302-0001' })).toBeVisible()
})

it('comes back by courier, and is weighed before its sale is undone', async () => {
  await kasir.goto('/batal-penjualan')
  await expect(kasir.getByText('Pindai nota')).toBeVisible()
  await kasir.keyboard.type('FJ-TK01-260302-0001')
  await kasir.keyboard.press('Enter')
  const berat = kasir.getByLabel(new RegExp(`^Berat ${barang}`))
  await expect(berat).toBeFocused()
  await field(kasir, 'Alasan').fill('ditolak pembeli')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Oopss!!', `Timbang Dahulu Barang ${barang} Yang Kembali`)
  await berat.fill('0.8')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Oopss!!', `Barang ${barang} Ditimbang 0.800 g, Dijual 1.000 g: Bukan Barang Yang Sama`)
  await berat.fill('1')
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'BATAL PENJUALAN')
  await read(kasir, 'Berhasil', 'BFJ-TK01-260302-0001')
})
