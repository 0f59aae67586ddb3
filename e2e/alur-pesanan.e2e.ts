/** One order through every screen: taken, given out, moved, made, entered, settled, handed over. The audit closes it. */

import { sql } from '@kencana/database'
import { isiMaster } from '@kencana/testing/barang'
import { isiPesanan } from '@kencana/testing/pesanan'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { choose, goTo, read, scan, typeThrough } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

const NO = 'PSN-TK01-260302-0001'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 50)
  await isiBahan(owner, 1, { jenis: 'PATRI' })
  await beriBahan(owner, 10, { kode_tukang: 'T02' })
  await beriBahan(owner, 0.5, { kode_tukang: 'T02', jenis: 'PATRI' })
  page = await there.page()
  await loginAs(page, 'OWNER')
})
afterAll(() => there.close())

const dialog = (name: string): Locator => page.getByRole('dialog', { name, exact: true })
const selesai = async (name: string) => {
  await dialog(name)
    .getByRole('button', { name: /^Selesai/ })
    .click()
  await expect(dialog(name)).toHaveCount(0)
}

it('takes the order with the customer’s gold and a deposit', async () => {
  await goTo(page, 'Transaksi Pesanan')
  await field(page, 'Nama Customer').fill('ibu sri hartati')
  await field(page, 'No HP').fill('0812-3456-789')
  await field(page, 'Alamat').fill('jl. kawi 7, malang')
  await choose(page, 'Kode Sales', 's01')
  await field(page, 'Tanggal Janji').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F2')
  await typeThrough(dialog('Tambah Barang'), [
    ['Kode Jenis', 'cin'],
    ['Deskripsi', 'cincin kawin ukir'],
    ['Size', '12'],
    ['Atribut', ''],
    ['Berat Atribut', ''],
    ['Perkiraan Berat', '5'],
    ['Kadar', '70'],
    ['Emas Customer', '1'],
    ['Harga Atribut', ''],
    ['Ongkos', '150000'],
  ])
  await page.keyboard.press('F9')
  await expect(dialog('Tambah Barang')).toHaveCount(0)
  await page.keyboard.press('F4')
  await field(page, 'Jumlah Bayar').fill('2000000')
  await page.keyboard.press('F9')
  await expect(dialog('Cetak nota pesanan')).toContainText(NO)
  await selesai('Cetak nota pesanan')
})

it('gives it to one craftsman and moves it to another, who makes it', async () => {
  await goTo(page, 'Pembagian Pesanan')
  await page.getByRole('cell', { name: NO }).click()
  await choose(page, 'Kode Tukang', 't01')
  await field(page, 'Ongkos Tukang').fill('75000')
  await field(page, 'Berat Susut').fill('0.3')
  await page.keyboard.press('F9')
  await selesai('Cetak slip pembagian pesanan')
  await goTo(page, 'Pindah Pesanan')
  await choose(page, 'No Pesanan', NO)
  await choose(page, 'Kode Tukang', 't02')
  await field(page, 'Ongkos Tukang').fill('90000')
  await field(page, 'Berat Susut').fill('0.3')
  await field(page, 'Alasan').fill('libur')
  await page.keyboard.press('F9')
  await selesai('Cetak slip pindah pesanan')
  await goTo(page, 'Pesanan Selesai')
  await page.getByRole('cell', { name: NO }).click()
  await field(page, 'Berat Selesai').fill('5.2')
  await field(page, 'Berat Patri').fill('0.1')
  await field(page, 'Berat Susut').fill('0.2')
  await page.keyboard.press('F9')
  await selesai('Cetak slip pesanan selesai')
})

it('enters the piece as the order’s, never with more loss than the craftsman may have', async () => {
  await goTo(page, 'Lihat Pesanan')
  await page.getByText(NO, { exact: true }).click()
  const pesanan = page.getByRole('dialog', { name: 'CINCIN KAWIN UKIR' })
  await expect(pesanan.getByText('BARANG BELUM DIMASUKKAN')).toBeVisible()
  await pesanan.getByRole('button', { name: 'Masukkan Barang' }).click()
  const modal = page.getByRole('dialog', { name: 'Tambah Barang' })
  await expect(field(modal, 'Sumber')).toHaveValue(new RegExp(`^${NO}`))
  await expect(field(modal, 'No Pesanan')).toHaveValue(NO)
  await expect(field(modal, 'Berat Awal')).toHaveValue('5.200')
  await expect(field(modal, 'Susut Tukang')).toHaveValue('0.100')
  await expect(field(modal, 'Nama Barang')).toHaveValue('CINCIN KAWIN UKIR')
  await expect(field(modal, 'Berat Asli')).toHaveCount(0)
  await field(modal, 'Berat Jadi').fill('5.1')
  await field(modal, 'Berat Susut').fill('0.101')
  await field(modal, 'Berat Cad').focus()
  await expect(page.getByText('Berat Susut Tidak Boleh Lebih Dari Susut Tukang')).toBeVisible()
  await expect(modal.getByRole('button', { name: /^Simpan/ })).toBeDisabled()
  await field(modal, 'Berat Susut').fill('0.1')
  // 5.1 g × 70 % × 2,350,000 and 150,000 for the work
  await expect(modal.getByRole('region', { name: 'Harga' })).toContainText('8,539,500')
  await choose(page, 'Kode Baki', 'cn01')
  await field(modal, 'Kadar Cetak').fill('700')
  await choose(page, 'Tipe Barang', 'sp')
  await page.keyboard.press('F9')
  await read(page, 'Data Berhasil Disimpan')
  const label = page.getByRole('dialog', { name: 'Cetak Label' })
  await expect(label).toContainText('CINCIN KAWIN UKIR')
  await page.keyboard.press('Escape')
  await expect(label).toHaveCount(0)
  // The order knows its piece at once.
  await expect(pesanan.getByText('BARANG BELUM DIMASUKKAN')).toHaveCount(0)
  await expect(pesanan.getByRole('button', { name: 'Masukkan Barang' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await goTo(page, 'Data Barang')
  await expect(page.locator('tbody tr').first()).toContainText('CINCIN KAWIN UKIR')
})

it('is the customer’s from then on: a dispatch and a melting say so at the scan', async () => {
  const barcode = await there.shop.db.one<{ kode_barcode: string }>(
    sql`SELECT kode_barcode FROM barang WHERE no_pesanan = ${NO}`,
  )
  for (const menu of ['Kirim Barang', 'Hancur Data Barang']) {
    await goTo(page, menu)
    await scan(page, barcode?.kode_barcode ?? '')
    await expect(page.getByText(`Barang ${barcode?.kode_barcode} Milik Pesanan ${NO}`)).toBeVisible()
    await expect(page.locator('tbody tr').filter({ hasText: 'CINCIN KAWIN UKIR' })).toHaveCount(0)
  }
})

it('settles with the craftsman', async () => {
  await goTo(page, 'Stock Opname Pesanan')
  await choose(page, 'Data Tukang', 't02')
  await choose(page, 'Kategori', 'mm')
  // 10 g and the customer's 1 g, less 5.1 used and 0.2 lost
  await expect(field(page, 'Saldo Awal')).toHaveValue('11.00')
  await expect(field(page, 'Berat Sisa')).toHaveValue('5.70')
  await field(page, 'Total Setor Bahan').fill('5')
  await expect(field(page, 'Selisih')).toHaveValue('0.700')
  await page.keyboard.press('F9')
  await selesai('Cetak SO pesanan')
})

it('hands the piece over for the rest of its price', async () => {
  await page.goto('/lihat-pesanan?status=SELESAI')
  await page.getByText(NO, { exact: true }).first().click()
  const detail = dialog('CINCIN KAWIN UKIR')
  await detail.getByRole('button', { name: 'Serahkan' }).click()
  const serah = dialog('Serahkan Pesanan')
  // 4.1 g × 70 % × 2,350,000, the work, less the deposit
  await expect(serah).toContainText('6,744,500')
  await field(serah, 'Uang Diterima').fill('4000000')
  await page.keyboard.press('F9')
  await expect(serah.getByText('Pembayaran Harus Rp. 4,894,500')).toBeVisible()
  await serah.getByRole('button', { name: 'Uang Pas' }).click()
  await page.keyboard.press('F9')
  const nota = dialog('Cetak nota serah pesanan')
  await expect(nota).toContainText('SRP-TK01-260302-0001')
  await selesai('Cetak nota serah pesanan')
  await page.keyboard.press('Escape')
  await page.goto('/lihat-pesanan?status=DISERAHKAN')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  same(await there.shop.violations()).toEqual([])
})
