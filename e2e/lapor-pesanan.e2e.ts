/** Who pays much ahead for an order: its form and more money ask for his paper, as a sale does. */

import { isiMaster } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { choose, goTo, read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPesanan(there.owner)
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  await disetujuiBila(there.owner, ubahParaSystem, { key: 'batas_lapor', value: '2000000', otorisasi: null })
  page = await there.page()
  await loginAs(page, 'KASIR')
})
afterAll(() => there.close())

const dialog = (name: string): Locator => page.getByRole('dialog', { name, exact: true })
const HARUS = 'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 2,000,000 Sehari'

it('the form asks once the server said so, and by itself for a payment of so much', async () => {
  const dia = { nama_customer: 'IBU MUKA', no_hp: '081300001111' }
  await pesan(there.owner, {}, { ...dia, pembayaran: [tunai(1_500_000)] })
  await goTo(page, 'Transaksi Pesanan')
  await page.keyboard.press('F2')
  const modal = dialog('Tambah Barang')
  await choose(page, 'Kode Jenis', 'cin')
  await field(modal, 'Deskripsi').fill('cincin polos')
  await field(modal, 'Perkiraan Berat').fill('5')
  await field(modal, 'Kadar').fill('70')
  await page.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  await field(page, 'Nama Customer').fill(dia.nama_customer)
  await field(page, 'No HP').fill(dia.no_hp)
  await field(page, 'Alamat').fill('jl. kawi 7')
  await choose(page, 'Kode Sales', 's01')
  await field(page, 'Tanggal Janji').fill('16032026')
  await page.keyboard.press('F4')
  await field(page, 'Jumlah Bayar').fill('500000')
  await expect(field(page, 'NIK')).toHaveCount(0)
  await page.keyboard.press('F9')
  // With what she paid ahead before on this day.
  await read(page, 'Oopss!!', HARUS)
  await expect(field(page, 'NIK')).toBeVisible()
  await page.keyboard.press('F9')
  await expect(page.getByText('NIK Harus Diisi')).toBeVisible()
  await field(page, 'Nama Customer').fill('ibu lain')
  await expect(field(page, 'NIK')).toHaveCount(0)
  await field(page, 'Jumlah Bayar').fill('2000000')
  await field(page, 'NIK').fill('3573010203040506')
  await page.keyboard.press('F9')
  await expect(dialog('Cetak nota pesanan')).toContainText('IBU LAIN')
  await dialog('Cetak nota pesanan')
    .getByRole('button', { name: /^Selesai/ })
    .click()
})

it('more money asks in its dialog, with the address of the order', async () => {
  const no_pesanan = await pesan(there.owner, {}, { nama_customer: 'UMUM', no_hp: '081300002222' })
  await page.goto(`/lihat-pesanan?q=${no_pesanan}`)
  await page.getByText(no_pesanan, { exact: true }).click()
  await dialog('CINCIN KAWIN UKIR').getByRole('button', { name: 'Tambah Titip Uang' }).click()
  const titip = dialog('Tambah Titip Uang')
  await field(titip, 'Jumlah Bayar').fill('2000000')
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', HARUS)
  await expect(field(titip, 'Alamat')).toHaveValue('JL. KAWI 7, ORO-ORO DOWO, KLOJEN, MALANG')
  await page.keyboard.press('F9')
  await expect(titip.getByText('NIK Harus Diisi')).toBeVisible()
  await field(titip, 'Nama Customer').fill('pak bayar')
  await field(titip, 'NIK').fill('3573010203040506')
  await page.keyboard.press('F9')
  await expect(dialog('Cetak bukti titip uang')).toBeVisible()
})
