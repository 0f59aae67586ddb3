/** A deposit from the counter to its end, by keyboard: entered, paid at the cashier, more money, called off. */

import { rp } from '@kencana/ledger'
import type { User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { batalForm, formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { formTitip, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { batalJual, jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getTitipan, listTitipan } from '../features/titipan/transaksi-titipan/titipan.contract.ts'
import { titip } from '../features/titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { choose } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, setujui } from './visitors.ts'

let there: ShopInBrowser
let sales: Page
let kasir: Page
let penjual: User
let no_titip: string
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  await isiBakiTitip(there.owner)
  penjual = await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  sales = await there.page()
  kasir = await there.page()
  await loginAs(sales, 'SALES')
  await loginAs(kasir, 'KASIR')
}, 120_000)
afterAll(() => there.close())

it('is entered from the scan to its bon by keyboard', async () => {
  const { kode_barcode } = await tambahCincin(there.owner, { ongkos: rp(75_000) })
  await sales.goto('/transaksi-penjualan')
  await sales.locator('input[data-scan]').fill('s01')
  await sales.keyboard.press('Enter')
  await sales.locator('input[data-scan]').fill(kode_barcode)
  await sales.keyboard.press('Enter')
  await expect(sales.getByText('ditambahkan')).toBeVisible()
  await sales.getByRole('radio', { name: 'Titip', exact: true }).press('Space')
  await expect(field(sales, 'Uang Titipan')).toHaveAttribute('placeholder', 'min 1,742,400')
  await sales.keyboard.press('F9')
  await expect(sales.getByText('Nama Customer Harus Diisi')).toBeVisible()
  await field(sales, 'Nama Customer').fill('IBU SRI')
  await field(sales, 'No HP').fill('081234567890')
  await field(sales, 'Uang Titipan').fill('2000000')
  await sales.keyboard.press('F9')
  const bon = sales.getByRole('dialog', { name: /bon/i })
  await expect(bon).toContainText('BUKAN NOTA, BAYAR DI KASIR')
  await expect(bon).toContainText('2,000,000')
  await bon.getByRole('button', { name: /^Selesai/ }).click()
  const saring = {
    q: '',
    status: 'OPEN',
    tgl_awal: '',
    tgl_akhir: '',
    kode_sales: 'ALL',
    urut: 'no_titip',
    turun: '1',
    hal: 1,
    per: 25,
  } as const
  const { rows } = await there.owner.call(listTitipan, saring)
  same(rows).toMatchObject([{ nama_customer: 'IBU SRI', total: 5_808_000, dibayar: 0 }])
  no_titip = rows[0]?.no_titip ?? ''
})

it('is paid at the cashier, in the queue of all that waits', async () => {
  await kasir.goto('/validasi-jual-beli')
  await expect(kasir.getByText('Titipan menunggu validasi')).toBeVisible()
  await expect(kasir.getByText('IBU SRI')).toBeVisible()
  // A sale whose number ends as the deposit's does: the end means neither.
  const { kode_barcode } = await tambahCincin(there.owner)
  const { data } = await there.owner.call(jual, await formJual(there.owner, [kode_barcode]))
  same(data.no_faktur_jual.slice(-4)).toBe(no_titip.slice(-4))
  await kasir.reload()
  await expect(kasir.getByText('Penjualan menunggu validasi')).toBeVisible()
  await kasir.locator('input[data-scan]').fill(no_titip.slice(-4))
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByText('2 Faktur Berakhiran 0001, Ketik Lebih Panjang')).toBeVisible()
  await there.owner.call(batalJual, batalForm(data))
  await kasir.goto('/validasi-titipan')
  await kasir.locator('input[data-scan]').fill(no_titip)
  await kasir.keyboard.press('Enter')
  const bayar = kasir.getByRole('dialog', { name: 'Terima Pembayaran' })
  await expect(field(bayar, 'Uang Diterima')).toBeFocused()
  await kasir.keyboard.type('2.5jt')
  await kasir.keyboard.press('F9')
  const slip = kasir.getByRole('dialog', { name: /titipan/i })
  await expect(slip).toContainText('HARGA DIKUNCI SAMPAI')
  await expect(slip).toContainText(/KEMBALI +500,000/)
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(kasir.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
  same((await there.owner.call(getTitipan, { no_titip })).status).toBe('DONE')
})

it('takes more money, and is called off with all of it by agreement', async () => {
  await kasir.goto('/lihat-titipan')
  await kasir
    .getByRole('searchbox')
    .or(kasir.getByPlaceholder('Cari nomor, nama, HP, barcode'))
    .first()
    .fill('081234567890')
  await kasir.getByText('IBU SRI').first().click()
  const detail = kasir.getByRole('dialog', { name: 'IBU SRI' })
  await expect(detail).toContainText('Harga dikunci sampai')
  await detail.getByRole('button', { name: 'Tambah Uang' }).click()
  const uang = kasir.getByRole('dialog', { name: 'Tambah Uang Titipan' })
  await field(uang, 'Jumlah Bayar').fill('500000')
  await kasir.keyboard.press('F9')
  // Its paper says so anew.
  const slip = kasir.getByRole('dialog', { name: 'Cetak titipan' })
  await expect(slip).toContainText(/UANG TITIPAN +2,500,000/)
  await expect(slip).toContainText(/SISA +3,308,000/)
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(detail).toContainText('2,500,000')
  await detail.getByRole('button', { name: 'Batalkan Titipan' }).click()
  const batal = kasir.getByRole('dialog', { name: 'Batalkan Titipan' })
  await field(batal, 'Alasan').fill('tidak jadi')
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'BATAL TITIPAN')
  await expect(detail).toContainText('BATAL')
  same(await there.owner.call(getTitipan, { no_titip })).toMatchObject({ status: 'BATAL', dibayar: 2_500_000 })
})

it('is picked up in a sale by F7, and pays its part', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  const { no_titip_group } = await titipSah(there.owner, there.owner, [kode_barcode], {
    titip: rp(2_000_000),
    nama_customer: 'PAK JOKO',
  })
  await sales.goto('/transaksi-penjualan')
  await expect(sales.getByLabel('Pindai barcode')).toBeFocused()
  await sales.keyboard.type('s01')
  await sales.keyboard.press('Enter')
  await expect(field(sales, 'Sales')).toHaveValue('S01 RINA')
  await sales.keyboard.press('F7')
  const ambil = sales.getByRole('dialog', { name: 'Ambil Titipan' })
  await expect(field(ambil, 'Cari')).toBeFocused()
  await sales.keyboard.type('joko')
  await expect(ambil.getByRole('button', { name: /^Ambil TTP/ })).toHaveCount(1)
  await sales.keyboard.press('Enter')
  await expect(sales.getByText('PAK JOKO')).toBeVisible()
  await expect(sales.getByRole('status').filter({ hasText: 'Titipan' })).toContainText('Titipan2,000,000')
  await sales.keyboard.press('F9')
  const bon = sales.getByRole('dialog', { name: /bon/i })
  await expect(bon).toContainText(`TITIPAN ${no_titip_group}`)
  await bon.getByRole('button', { name: /^Selesai/ }).click()
  await kasir.goto('/validasi-penjualan')
  await kasir.getByRole('button', { name: 'Bayar' }).press('Enter')
  const bayar = kasir.getByRole('dialog', { name: 'Terima Pembayaran' })
  await expect(bayar).toContainText(`TITIPAN ${no_titip_group}`)
  await expect(field(bayar, 'Uang Diterima')).toBeFocused()
  await kasir.keyboard.type('4jt')
  await kasir.keyboard.press('F9')
  await expect(kasir.getByRole('dialog', { name: /nota/i })).toContainText('267,000')
  same((await there.owner.call(getTitipan, { no_titip: no_titip_group })).status).toBe('DIAMBIL')
})

it('is picked up from the list, where days narrow it down', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  await titipSah(there.owner, there.owner, [kode_barcode], { nama_customer: 'BU DAFTAR' })
  await sales.goto('/lihat-titipan?tgl_akhir=2026-03-01')
  await expect(sales.getByText('Data Yang Anda Cari Tidak Ada')).toBeVisible()
  await sales.getByRole('button', { name: 'Hapus saringan Sampai tanggal' }).click()
  await sales.getByText('BU DAFTAR').first().click()
  await sales.getByRole('dialog', { name: 'BU DAFTAR' }).getByRole('button', { name: 'Ambil', exact: true }).click()
  await expect(field(sales, 'Nama Customer')).toHaveValue('BU DAFTAR')
  await expect(sales.locator('tbody tr')).toContainText(kode_barcode)
  await sales.getByRole('button', { name: 'Batal', exact: true }).click()
})

it('is picked up by its paper, scanned at the counter', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  const { no_titip_group } = await titipSah(there.owner, there.owner, [kode_barcode], { nama_customer: 'PAK AMIR' })
  await sales.goto('/transaksi-penjualan')
  const pindai = sales.getByLabel('Pindai barcode')
  await expect(pindai).toBeFocused()
  await pindai.fill(no_titip_group)
  await sales.keyboard.press('Enter')
  await expect(field(sales, 'Nama Customer')).toHaveValue('PAK AMIR')
  await expect(sales.locator('tbody tr')).toContainText(kode_barcode)
})

it('is let go by who entered it while it waits', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  const isian = await formTitip(penjual, [kode_barcode], { nama_customer: 'BU PERGI' })
  const { no_titip_group } = (await penjual.call(titip, isian)).data
  await sales.goto('/lihat-titipan')
  await sales.getByText('BU PERGI').first().click()
  await sales.getByRole('dialog', { name: 'BU PERGI' }).getByRole('button', { name: 'Tolak Titipan' }).click()
  await sales.getByRole('dialog', { name: 'Tolak Titipan' }).getByLabel('Alasan').fill('tidak jadi')
  await sales.keyboard.press('F9')
  await expect(sales.getByRole('dialog', { name: 'BU PERGI' })).toContainText('BATAL')
  same((await there.owner.call(getTitipan, { no_titip: no_titip_group })).status).toBe('BATAL')
})

it('asks for the tray where there is more than one to keep things', async () => {
  await isiBakiTitip(there.owner, 'TT02')
  const { kode_barcode } = await tambahCincin(there.owner)
  await sales.goto('/transaksi-penjualan')
  await sales
    .getByRole('button', { name: /^Batal/ })
    .first()
    .click()
  await sales.locator('input[data-scan]').fill('s01')
  await sales.keyboard.press('Enter')
  await sales.locator('input[data-scan]').fill(kode_barcode)
  await sales.keyboard.press('Enter')
  await sales.getByRole('radio', { name: 'Titip', exact: true }).press('Space')
  await field(sales, 'Nama Customer').fill('IBU DUA BAKI')
  await field(sales, 'No HP').fill('081234567891')
  await field(sales, 'Uang Titipan').fill('2000000')
  await choose(sales, 'Kode Baki Titipan', 'TT02')
  await sales.keyboard.press('F9')
  await expect(sales.getByRole('dialog', { name: /bon/i })).toContainText('2,000,000')
})
