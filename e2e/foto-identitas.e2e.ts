/** The paper of who sells without a nota: photographed at the counter, looked at by OWN and SU who are written down. */
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { fotoUnik } from '@kencana/testing/foto'
import { disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { choose } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let baru: string
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  await disetujuiBila(there.owner, ubahParaSystem, { key: 'beli_foto_identitas', value: 'YA', otorisasi: null })
  baru = (await tambahCincin(there.owner)).kode_barcode
  await there.shop.user(there.owner, 'SALES', 'SALES')
  page = await there.page()
  await signIn(page, 'SALES')
})
afterAll(() => there.close())

const foto = (di: Page) => di.getByRole('button', { name: 'Perbesar identitas penjual' })

it('has to be photographed where the shop does so', async () => {
  await page.goto('/transaksi-pembelian')
  await expect(page.getByText('Data Barang Kosong')).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await page.keyboard.press('F2')
  const modal = page.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Nama Barang').fill('cincin foto')
  await choose(page, 'Kode Jenis', 'cin')
  await field(modal, 'Kadar').fill('16K')
  await field(modal, 'Berat').fill('0.1')
  await choose(page, 'Kondisi', 'penyok')
  await page.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  await field(page, 'Nama Customer').fill('pak jual')
  await field(page, 'NIK').fill('3573010203040507')
  await field(page, 'No HP').fill('08123456780')
  await field(page, 'Alamat').fill('jl. melati 3')
  await choose(page, 'Kode Sales', 's01')
  await choose(page, 'Kode Baki', 'beli1')
  await page.keyboard.press('F9')
  await expect(page.getByText('Foto Identitas Harus Ada')).toBeVisible()
  const ktp = { name: 'ktp.png', mimeType: 'image/png', buffer: Buffer.from(fotoUnik(), 'base64') }
  await page.locator('input[type=file]').first().setInputFiles(ktp)
  await expect(foto(page)).toBeVisible()
  await expect(page.getByText('Foto Identitas Harus Ada')).toHaveCount(0)
  await page.keyboard.press('F9')
  const slip = page.getByRole('dialog', { name: 'Cetak bon pembelian' })
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(foto(page)).toHaveCount(0)
})

it('is asked for at its field where an old piece without a nota pays a new one', async () => {
  await page.goto('/transaksi-penjualan')
  await page.locator('input[data-scan]').fill(baru)
  await page.keyboard.press('Enter')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.keyboard.press('F6')
  await page.getByRole('dialog', { name: 'Barang Tukar' }).getByRole('button', { name: 'Tanpa Nota' }).click()
  const modal = page.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Nama Barang').fill('cincin tukar')
  await choose(page, 'Kode Jenis', 'cin')
  await field(modal, 'Kadar').fill('16K')
  await field(modal, 'Berat').fill('0.1')
  await choose(page, 'Kondisi', 'penyok')
  await page.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  const tukar = page.getByRole('region', { name: 'Barang Tukar' })
  await expect(tukar.getByText('Foto Identitas Harus Ada')).toHaveCount(0)
  await page.keyboard.press('F9')
  await expect(tukar.getByText('Foto Identitas Harus Ada')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Oopss!!' })).toHaveCount(0)
})

it('is seen with the number of the paper, once its reader is written down', async () => {
  const owner = await there.page()
  await signIn(owner, 'OWNER')
  await owner.goto('/lihat-pembelian')
  const row = owner.getByRole('row', { name: /CINCIN FOTO/ })
  await row.getByRole('button', { name: /^Identitas/ }).click()
  const dialog = owner.getByRole('dialog', { name: 'Identitas' })
  await dialog.getByRole('button', { name: 'Lihat Lengkap' }).click()
  await expect(dialog).toContainText('3573010203040507')
  await expect(foto(owner)).toBeVisible()
})
