/** Lists of choices with nothing in them: they say what is missing, who adds it and where, and see it as soon as it is there. */
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { isiBakiTitip } from '@kencana/testing/titipan'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, it } from 'vitest'
import { kodeTransaksi } from '../features/master/kode-transaksi/kode-transaksi.contract.ts'
import { kondisiPinjaman } from '../features/master/kondisi-pinjaman/kondisi-pinjaman.contract.ts'
import { tukang } from '../features/master/tukang/tukang.contract.ts'
import { scan } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
})
afterEach(() => there.leave())
afterAll(() => there.close())

/** A sale to BU SRI with a piece in hand and S01 serving. */
const jualan = async (page: Page, user: string) => {
  await signIn(page, user)
  await page.goto('/transaksi-penjualan')
  await scan(page, (await tambahCincin(there.owner)).kode_barcode)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await scan(page, 's01')
  await field(page, 'Nama Customer').fill('BU SRI')
}

it('says at the counter that the shop has no account to be paid through, and sees the first one at once', async () => {
  const page = await there.page()
  await jualan(page, 'SALES')
  for (let at = 0; at < 2; at++) await page.keyboard.press('F4')
  await expect(field(page, 'Cara Bayar 2')).toHaveValue('TRANSFER')
  await field(page, 'Jumlah Bayar 2').fill('1000000')
  await field(page, 'No Rekening 2').click()
  await expect(page.getByText('Data Kosong !')).toBeVisible()
  const sebab = page.getByRole('note')
  await expect(sebab).toHaveText('Belum ada rekening bank di toko ini. Minta pemilik mengisinya di Setting Toko.')
  await page.keyboard.press('Escape')

  const owner = await there.page()
  await jualan(owner, 'OWNER')
  for (let at = 0; at < 2; at++) await owner.keyboard.press('F4')
  await field(owner, 'No Rekening 2').click()
  const [lain] = await Promise.all([
    owner.waitForEvent('popup'),
    owner.getByRole('note').getByRole('link', { name: 'Setting Toko' }).click(),
  ])
  await expect(lain.getByRole('heading', { level: 1 })).toHaveText('Setting Toko')
  await expect(field(owner, 'Nama Customer')).toHaveValue('BU SRI')

  for (const no_rekening of ['0111', '0222']) await isiRekening(there.owner, no_rekening)
  await field(page, 'No Rekening 2').click()
  await page.getByRole('option', { name: /^0222/ }).click()
  await expect(field(page, 'No Rekening 2')).toHaveValue('0222 BCA, KENCANA')
  await expect(field(page, 'Jumlah Bayar 2')).toHaveValue('1,000,000')
  await expect(field(page, 'Nama Customer')).toHaveValue('BU SRI')
  await expect(page.locator('tbody tr')).toHaveCount(1)
})

it('shows the tray of things kept where there is none, and takes the first one without being asked', async () => {
  const page = await there.page()
  await jualan(page, 'SALES')
  await page.getByRole('radio', { name: 'Titip', exact: true }).press('Space')
  await field(page, 'No HP').fill('081234567891')
  await field(page, 'Uang Titipan').fill('2000000')
  await field(page, 'Kode Baki Titipan').click()
  await expect(page.getByRole('note')).toHaveText(
    'Belum ada baki di gudang TITIP. Minta pemilik atau yang berhak mengisinya di Master Baki.',
  )
  await page.keyboard.press('Escape')
  await isiBakiTitip(there.owner, 'TT01')
  await field(page, 'Kode Baki Titipan').click()
  await expect(page.getByRole('option', { name: /TT01/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog', { name: /bon/i })).toContainText('2,000,000')
  // Whoever deposits next is not asked any more.
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('radio', { name: 'Titip', exact: true }).press('Space')
  await expect(field(page, 'Uang Titipan')).toBeVisible()
  await expect(field(page, 'Kode Baki Titipan')).toHaveCount(0)
})

it('says what is missing where there is nothing to choose, who adds it, and sees it at once when it is there', async () => {
  const sales = await there.page()
  await signIn(sales, 'SALES')
  await sales.goto('/transaksi-hutang')
  await field(sales, 'Nama Customer').fill('WATI')
  await sales
    .getByRole('button', { name: /Tambah/ })
    .first()
    .click()
  const form = sales.getByRole('dialog')
  await field(form, 'Nama Barang').fill('KALUNG')
  await field(form, 'Kondisi Pinjaman').click()
  await expect(sales.getByText('Data Kosong !')).toBeVisible()
  const sebab = sales.getByRole('note')
  await expect(sebab).toHaveText('Belum ada kondisi pinjaman. Minta pemilik mengisinya di Master Kondisi Pinjaman.')
  await sales.keyboard.press('Escape')

  const owner = await there.page()
  await signIn(owner, 'OWNER')
  await owner.goto('/transaksi-hutang')
  await owner
    .getByRole('button', { name: /Tambah/ })
    .first()
    .click()
  await field(owner.getByRole('dialog'), 'Kondisi Pinjaman').click()
  const [lain] = await Promise.all([
    owner.waitForEvent('popup'),
    owner.getByRole('note').getByRole('link', { name: 'Master Kondisi Pinjaman' }).click(),
  ])
  await expect(lain.getByRole('heading', { level: 1 })).toHaveText('Master Kondisi Pinjaman')

  await there.owner.call(kondisiPinjaman.create, { kondisi_pinjaman: 'NOTA LENGKAP' })
  // The form that was open sees it, and keeps what was typed.
  await field(form, 'Kondisi Pinjaman').click()
  await sales.getByRole('option', { name: 'NOTA LENGKAP' }).click()
  await expect(field(form, 'Kondisi Pinjaman')).toHaveValue('NOTA LENGKAP')
  await expect(field(form, 'Nama Barang')).toHaveValue('KALUNG')
})

it('says so of every list of choices, with what is missing where', async () => {
  const page = await there.page()
  await signIn(page, 'OWNER')
  const kosong = async (path: string, label: string, isi: string) => {
    await page.goto(path)
    await field(page, label).click()
    await expect(page.getByRole('note')).toHaveText(`Belum ada ${isi}, lalu buka pilihan ini lagi.`)
    await page.keyboard.press('Escape')
  }
  await there.owner.call(kodeTransaksi.remove, { id: 'BIAYA TOKO' })
  await kosong('/ambil-uang-kas', 'Kategori', 'kategori untuk kas keluar. Isi di Master Kode Transaksi')
  await there.owner.call(kodeTransaksi.reactivate, { id: 'BIAYA TOKO' })
  await field(page, 'Kategori').click()
  await expect(page.getByRole('option', { name: /BIAYA TOKO/ })).toBeVisible()
  await kosong('/pembagian-pesanan', 'Kode Tukang', 'tukang. Isi di Master Tukang')
  await kosong('/kirim-barang', 'Tujuan', 'toko lain di instalasi ini. Tambah di Setting Toko')
  await kosong('/pesanan-selesai', 'No Pesanan', 'pesanan di tukang. Bagikan di Pembagian Pesanan')
  await kosong('/tukar-point', 'Hadiah', 'hadiah. Isi di Master Data Hadiah')
  await kosong('/kirim-labeling', 'No Terima Sepuh', 'barang terima sepuh yang menunggu label. Terima di Terima Sepuh')
  await page.goto('/pembagian-pesanan')
  // Where it could not be asked for nobody knows that there is none.
  await page.route(`**/api/v1/${tukang.list.path}`, (route) => route.fulfill({ status: 400, json: { message: 'X' } }))
  await page.reload()
  await field(page, 'Kode Tukang').click()
  await expect(page.getByText('Data Kosong !')).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(0)
})
