/** Who pays much for an order, a piece that is kept or a repair: its form and what he pays later ask for his paper, as a sale does. */
import { rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { formSelesai, terimaService } from '@kencana/testing/service'
import { titipSah } from '@kencana/testing/titipan'
import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { selesaikanService } from '../features/service/transaksi-services/selesai-service.contract.ts'
import { choose, goTo, read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let sales: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPesanan(there.owner)
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await disetujuiBila(there.owner, ubahParaSystem, { key: 'batas_lapor', value: '2000000', otorisasi: null })
  page = await there.page()
  sales = await there.page()
  await loginAs(page, 'KASIR')
  await loginAs(sales, 'SALES')
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

it('a deposit on a piece asks as it is left, with what was left on the same day', async () => {
  const dia = { nama_customer: 'BU TITIP', no_hp: '081300003333' }
  const { kode_barcode } = await tambahCincin(there.owner)
  await titipSah(there.owner, there.owner, [kode_barcode], { ...dia, mengikat: false, titip: rp(1_500_000) })
  const lain = await tambahCincin(there.owner)
  await sales.goto('/transaksi-penjualan')
  for (const kata of ['s01', lain.kode_barcode]) {
    await sales.locator('input[data-scan]').fill(kata)
    await sales.keyboard.press('Enter')
  }
  await expect(sales.getByText('ditambahkan')).toBeVisible()
  await sales.getByRole('radio', { name: 'Titip', exact: true }).press('Space')
  await sales.getByRole('radio', { name: 'Hari ambil' }).press('Space')
  await field(sales, 'Nama Customer').fill(dia.nama_customer)
  await field(sales, 'No HP').fill(dia.no_hp)
  await field(sales, 'Uang Titipan').fill('600000')
  await expect(field(sales, 'NIK')).toHaveCount(0)
  await sales.keyboard.press('F9')
  await read(sales, 'Oopss!!', HARUS)
  await sales.keyboard.press('F9')
  await expect(sales.getByText('NIK Harus Diisi')).toBeVisible()
  await expect(sales.getByText('Alamat Harus Diisi')).toBeVisible()
  await field(sales, 'Alamat').fill('jl. kawi 7')
  await field(sales, 'NIK').fill('3573010203040507')
  await sales.keyboard.press('F9')
  const bon = sales.getByRole('dialog', { name: /bon/i })
  await expect(bon).toContainText('BU TITIP')
  await bon.getByRole('button', { name: /^Selesai/ }).click()
})

it('more money for it asks in its dialog, and the sale that picks it up knows the paper by then', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  const dia = { nama_customer: 'PAK TITIP', no_hp: '081300004444', alamat: 'JL. BROMO 9' }
  const isi = { ...dia, mengikat: false, titip: rp(1_500_000) }
  const { no_titip_group } = await titipSah(there.owner, there.owner, [kode_barcode], isi)
  await page.goto(`/lihat-titipan?q=${no_titip_group}`)
  await page.getByText(no_titip_group, { exact: true }).click()
  await dialog('PAK TITIP').getByRole('button', { name: 'Tambah Uang' }).click()
  const tambah = dialog('Tambah Uang Titipan')
  await field(tambah, 'Jumlah Bayar').fill('500000')
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', HARUS)
  await expect(field(tambah, 'Alamat')).toHaveValue('JL. BROMO 9')
  await field(tambah, 'NIK').fill('3573010203040508')
  await page.keyboard.press('F9')
  await expect(dialog('Cetak bukti uang titipan')).toBeVisible()
  await sales.goto(`/transaksi-penjualan?titipan=${no_titip_group}`)
  await expect(field(sales, 'Nama Customer')).toHaveValue('PAK TITIP')
  await expect(field(sales, 'NIK')).toHaveValue('NIK ************0508')
})

it('a repair asks as it is fetched, for its whole bill', async () => {
  const dia = { nama_customer: 'BU SERVICE', no_hp: '081300005555', alamat: 'JL. KAWI 12' }
  const diterima = await terimaService(there.owner, [{ ongkos: rp(2_000_000) }], 0, dia)
  const { data } = await disetujuiBila(there.owner, selesaikanService, formSelesai(diterima))
  await page.goto(`/lihat-services?q=${data.no_service}`)
  await page.getByText(data.no_service, { exact: true }).click()
  await dialog('BU SERVICE').getByRole('button', { name: 'Ambil', exact: true }).click()
  const ambil = dialog('Ambil Service')
  await ambil.getByLabel('Slip diperlihatkan').check()
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', HARUS)
  await field(ambil, 'NIK').fill('3573010203040509')
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog', { name: /ambil service/i })).toContainText('BU SERVICE')
})
