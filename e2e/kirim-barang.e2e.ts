/** Goods from shop to shop: one user sends, prints the slip; another scans it, receives part, then the rest. */

import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { choose } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
let pengirim: Page
let penerima: Page
let kode: string[]
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await there.shop.toko(there.owner, 'TK02')
  await there.shop.user(there.owner, 'GUDANG', 'GUDANG')
  const su = await there.shop.user(there.owner, 'SU2', 'SU', 'TK02')
  await isiBaki(su)
  kode = []
  for (let i = 0; i < 3; i += 1) kode.push((await tambahCincin(there.owner)).kode_barcode)
  pengirim = await there.page()
  await signIn(pengirim, 'GUDANG')
  penerima = await there.page()
  await signIn(penerima, 'SU2')
})
afterAll(() => there.close())

it('sends a tray, refusing what is missing, and shows the slip', async () => {
  await pengirim.goto('/kirim-barang')
  await expect(pengirim.getByText('Data Barang Kosong')).toBeVisible()
  await pengirim.getByRole('button', { name: 'Cari Barang' }).click()
  await expect(pengirim.getByText('Kode Baki Harus Dipilih')).toBeVisible()
  await choose(pengirim, 'Kode Baki', 'cn02')
  await pengirim.getByRole('button', { name: 'Cari Barang' }).click()
  await expect(pengirim.getByRole('dialog')).toContainText('Data Barang Tidak Ada')
  await pengirim.keyboard.press('Shift')
  await choose(pengirim, 'Kode Baki', 'cn01')
  await pengirim.getByRole('button', { name: 'Cari Barang' }).click()
  await expect(pengirim.locator('tbody tr')).toHaveCount(3)
  await pengirim.keyboard.press('F9')
  await expect(pengirim.getByText('Tujuan Harus Dipilih')).toBeVisible()
  await choose(pengirim, 'Tujuan', 'tk02')
  await pengirim.keyboard.press('F9')
  const slip = pengirim.getByRole('dialog', { name: 'Cetak slip kirim' })
  await expect(slip).toContainText('Data Berhasil Dikirim')
  await expect(slip).toContainText('KRM-TK01-260302-0001')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(pengirim.getByText('3 di jalan')).toBeVisible()
})

it('opens the scanned slip, receives two of three, then the last', async () => {
  await penerima.goto('/terima-barang')
  await expect(penerima.getByText('KRM-TK01-260302-0001')).toBeVisible()
  await penerima.keyboard.type('KRM-TK01-260302-0001')
  await penerima.keyboard.press('Enter')
  await expect(penerima.getByText('Pindai barang yang sampai')).toBeVisible()
  for (const one of kode.slice(0, 2)) {
    await penerima.locator('input[data-scan]').fill(one)
    await penerima.keyboard.press('Enter')
    await expect(penerima.getByRole('cell', { name: one, exact: true })).toBeVisible()
  }
  await penerima.locator('input[data-scan]').fill('1099999992')
  await penerima.keyboard.press('Enter')
  await expect(penerima.getByText('Barang 1099999992 Tidak Di Jalan')).toBeVisible()
  await penerima.keyboard.press('F9')
  await expect(penerima.getByText('Kode Baki Harus Dipilih')).toBeVisible()
  await choose(penerima, 'Kode Baki', 'cn02')
  await penerima.keyboard.press('F9')
  await expect(penerima.getByRole('dialog')).toContainText('2 barang diterima, 1 barang belum sampai')
  await penerima.getByRole('button', { name: 'Terima Sebagian' }).click()
  const slip = penerima.getByRole('dialog', { name: 'Cetak slip terima' })
  await expect(slip).toContainText('TRM-TK02-260302-0001')
  await expect(slip).toContainText('Belum sampai1 pcs')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(penerima.getByText('KRM-TK01-260302-0001 dari TK01 ke CN02')).toBeVisible()
  await penerima.getByRole('button', { name: /KRM-TK01-260302-0001/ }).click()
  await penerima.getByRole('button', { name: 'Semua sampai' }).click()
  await penerima.keyboard.press('F9')
  await expect(penerima.getByRole('dialog')).toContainText('1 barang diterima tanpa dipindai satu per satu')
  await penerima.getByRole('button', { name: 'Terima Semua' }).click()
  await expect(slip).toContainText('Data Berhasil Disimpan')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await penerima.getByRole('button', { name: 'Cetak ulang TRM-TK02-260302-0001' }).click()
  await expect(slip).toContainText('TRM-TK02-260302-0001')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(penerima.getByText('Tidak ada kiriman di jalan')).toBeVisible()
  const rows = (await there.shop.login('SU2')).send('GET', 'barang?kode_baki=CN02')
  expect((await rows).json).toMatchObject({ total: 3 })
})

it('reports what was sent, with totals that lead to their ledger lines', async () => {
  await pengirim.goto('/laporan-kirim-barang')
  // What has to be chosen says so before somebody asks for it.
  await expect(pengirim.getByText(/^Kode Toko \*$/)).toBeVisible()
  await pengirim.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(pengirim.getByText('Kode Toko Harus Dipilih')).toBeVisible()
  await choose(pengirim, 'Kode Toko', 'SEMUA')
  await pengirim.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(pengirim.getByText('Laporan Kirim Barang Tersedia')).toBeVisible()
  await expect(pengirim.getByText('Total 1 kiriman')).toBeVisible()
  await pengirim.locator('tfoot').getByRole('button', { name: '10.455' }).click()
  const lines = pengirim.getByRole('dialog', { name: 'Kirim Barang' })
  await expect(lines.locator('tbody tr')).toHaveCount(3)
  // Of every line the piece, which leads to its card.
  await expect(lines.getByRole('link')).toHaveCount(3)
  await lines.getByRole('button', { name: 'Tutup' }).last().click()
  await pengirim.getByRole('radio', { name: 'REKAP' }).click()
  await expect(pengirim.getByText('Total 1 kiriman')).toHaveCount(0)
  await pengirim.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(pengirim.getByText('Total 1 hari')).toBeVisible()
  // Nothing is searched here any more: nothing to print of it either.
  await pengirim.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Laporan Kirim Barang' }).click()
  await expect(pengirim.getByText('Pilih saringan, lalu Cari Laporan')).toBeVisible()
  await expect(pengirim.getByRole('button', { name: 'Export PDF' })).toBeDisabled()
  // An address that lacks the shop asks for it.
  await pengirim.goto('/laporan-kirim-barang?tgl_awal=2026-03-01&tgl_akhir=2026-03-02')
  await expect(pengirim.getByText('Pilih saringan, lalu Cari Laporan')).toBeVisible()
  await expect(field(pengirim, 'Tanggal Awal')).toHaveValue('2026-03-01')
})
