/** A deposit of an order: its seller says how much, the cashier finds it among what waits and takes it. */

import { rp } from '@kencana/ledger'
import { isiMaster } from '@kencana/testing/barang'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { choose, typeThrough } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, setujui, signIn } from './visitors.ts'

const NO = 'PSN-TK01-260302-0001'

let there: ShopInBrowser
let kasir: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPesanan(there.owner)
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  await there.shop.user(there.owner, 'SALES', 'SALES')
  kasir = await there.page()
  await signIn(kasir, 'KASIR')
})
afterAll(() => there.close())

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

it('is said by the seller, at most what the orders cost', async () => {
  const page = await there.page()
  await signIn(page, 'SALES')
  await page.goto('/transaksi-pesanan')
  await field(page, 'Nama Customer').fill('ibu sri hartati')
  await field(page, 'No HP').fill('0812-3456-789')
  await field(page, 'Alamat').fill('jl. kawi 7, malang')
  await choose(page, 'Kode Sales', 's01')
  await field(page, 'Tanggal Janji').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F2')
  await typeThrough(dialog(page, 'Tambah Barang'), [
    ['Kode Jenis', 'cin'],
    ['Deskripsi', 'cincin kawin ukir'],
    ['Size', '12'],
    ['Atribut', ''],
    ['Berat Atribut', ''],
    ['Perkiraan Berat', '5'],
    ['Kadar', '70'],
    ['Emas Customer', ''],
    ['Harga Atribut', ''],
    ['Ongkos', '150000'],
  ])
  await page.keyboard.press('F9')
  await expect(dialog(page, 'Tambah Barang')).toHaveCount(0)
  const titip = page.getByRole('region', { name: 'Titip Uang' })
  await expect(titip).toContainText('Serahkan Ke Kasir.')
  await field(titip, 'Titip Uang Di Kasir').fill('99000000')
  await page.keyboard.press('F9')
  await expect(titip.getByText('Titip Uang Melebihi Total Harga Pesanan')).toBeVisible()
  await field(titip, 'Titip Uang Di Kasir').fill('500000')
  await page.keyboard.press('F9')
  await expect(dialog(page, 'Cetak nota pesanan')).toContainText(NO)
})

it('stands among what waits, and its number opens where the cashier takes it', async () => {
  await kasir.goto('/validasi-jual-beli')
  const baris = kasir.getByRole('listitem').filter({ hasText: NO })
  for (const apa of ['IBU SRI HARTATI', 'CINCIN KAWIN UKIR', '500,000', 'dientri SALES', 'menit'])
    await expect(baris).toContainText(apa)
  await kasir.getByPlaceholder('Pindai bon').fill(NO)
  await kasir.keyboard.press('Enter')
  const terima = dialog(kasir, 'Tambah Titip Uang')
  await expect(field(terima, 'Jumlah Bayar')).toHaveValue('500,000')
  await kasir.keyboard.press('F9')
  const bukti = dialog(kasir, 'Cetak bukti titip uang')
  await expect(bukti).toContainText('500,000')
  await bukti.getByRole('button', { name: /^Selesai/ }).click()
  await expect(kasir.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
  await kasir.getByPlaceholder('Pindai bon').fill(NO)
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByText(`Pesanan ${NO} Tidak Menunggu Titip Uang`)).toBeVisible()
})

it('is opened by Enter too, and waits no more once it is not wanted', async () => {
  const no = await pesan(there.owner, {}, { titip_diminta: rp(300_000) })
  await kasir.reload()
  const buka = kasir.getByRole('button', { name: `Terima titip uang ${no}` })
  await buka.focus()
  await kasir.keyboard.press('Enter')
  await expect(field(dialog(kasir, 'Tambah Titip Uang'), 'Jumlah Bayar')).toHaveValue('300,000')
  await kasir.keyboard.press('Escape')
  await kasir.getByRole('button', { name: `Tanpa titipan ${no}` }).click()
  await field(dialog(kasir, 'Tanpa Titipan'), 'Alasan').fill('BAYAR SAAT AMBIL')
  await kasir.keyboard.press('F9')
  // Who is to take it needs a word of the owner.
  await setujui(kasir, 'TANPA TITIP UANG')
  await expect(kasir.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
})
