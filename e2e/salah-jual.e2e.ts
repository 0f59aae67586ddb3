/** What hands do wrong between two ways of selling, and while something is being saved: nothing is dropped, doubled or taken for money. */
import { rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, it } from 'vitest'
import { jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { choose, scan, storedDraft, tembak } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, holdCall, signIn } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  await isiBakiTitip(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
})
afterEach(() => there.leave())
afterAll(() => there.close())

const cincin = async (): Promise<string> => (await tambahCincin(there.owner)).kode_barcode
const baris = (page: Page) => page.locator('tbody tr')
const jualan = async (...kode: string[]): Promise<Page> => {
  const page = await there.page()
  await signIn(page, 'SALES')
  await page.goto('/transaksi-penjualan')
  await field(page, 'Sales').waitFor()
  await scan(page, 's01')
  for (const [at, satu] of kode.entries()) {
    await scan(page, satu)
    await expect(baris(page)).toHaveCount(at + 1)
  }
  return page
}
const dititip = async (nama_customer: string, banyak = 1) => {
  const kode = await Promise.all(Array.from({ length: banyak }, cincin))
  const isi = { nama_customer, no_hp: '081200000001', titip: rp(2_000_000 * banyak) }
  return (await titipSah(there.owner, there.owner, kode, isi)).no_titip_group
}

it('takes no piece into a sale that is being saved, and says so', async () => {
  const page = await jualan(await cincin())
  const kedua = await cincin()
  const held = await holdCall(page, jual.path)
  await page.keyboard.press('F9')
  await expect.poll(held.count).toBe(1)
  await tembak(page, kedua)
  await expect(page.getByText(`Sedang Menyimpan, Pindai ${kedua} Sesudahnya`)).toBeVisible()
  held.release()
  await expect(page.getByRole('dialog', { name: 'Cetak bon kasir' })).toContainText('1 PCS')
  await page.keyboard.press('Escape')
  await scan(page, kedua)
  await expect(baris(page)).toContainText(kedua)
})

it('hands a kept piece to nobody else, and takes all pieces of its paper', async () => {
  const no = await dititip('PAK JOKO', 2)
  const page = await jualan()
  await field(page, 'Nama Customer').fill('PAK LAIN')
  await page.keyboard.press('F7')
  const dialog = page.getByRole('dialog', { name: 'Ambil Titipan' })
  await expect(dialog.getByRole('button', { name: /^Ambil TTP/ })).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await dialog
    .getByRole('button', { name: /^Ambil TTP/ })
    .first()
    .click()
  await expect(page.getByText('Milik PAK JOKO, Nota Atas Nama PAK LAIN')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await field(page, 'Nama Customer').fill('')
  await page.keyboard.press('F2')
  await scan(page, no)
  await expect(page.getByText('2 barang titipan')).toBeVisible()
  await expect(baris(page)).toHaveCount(2)
})

it('finds by a scan what was left, whatever its list shows by then', async () => {
  const no = await dititip('BU LINA')
  const page = await jualan()
  await page.keyboard.press('F7')
  await expect(field(page.getByRole('dialog', { name: 'Ambil Titipan' }), 'Cari')).toBeFocused()
  await page.keyboard.type(no)
  await page.keyboard.press('Enter')
  await expect(baris(page)).toHaveCount(1)
  await expect(field(page, 'Nama Customer')).toHaveValue('BU LINA')
})

it('asks nothing of a telephone whose deposit was taken off the nota again', async () => {
  const no = await dititip('BU LINA')
  const page = await jualan(await cincin())
  await scan(page, no)
  await expect(baris(page)).toHaveCount(2)
  await field(page, 'No HP Penitip').fill('0812')
  await page.keyboard.press('F9')
  await expect(page.getByText('No HP Penitip Harus 8 Sampai 15 Angka, Mulai Dari 0')).toBeVisible()
  await baris(page)
    .nth(1)
    .getByRole('button', { name: /^Hapus/ })
    .click()
  await expect(field(page, 'No HP Penitip')).toHaveCount(0)
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog', { name: 'Cetak bon kasir' })).toContainText('1 PCS')
})

it('drops nothing for another way of selling', async () => {
  const page = await jualan(await cincin())
  await page.keyboard.press('F4')
  await page.keyboard.type('5jt')
  await page.keyboard.press('Enter')
  await expect.poll(() => storedDraft(page)).toMatchObject({ pembayaran: [{ jumlah: 5_000_000 }] })
  const no = await dititip('BU SRI')
  await page.keyboard.press('F2')
  await scan(page, no)
  await expect(baris(page)).toHaveCount(2)
  await page.getByRole('radio', { name: 'Titip' }).click({ force: true })
  await expect(page.getByText('Titip Tidak Bersama Titipan Diambil, Hapus Dulu')).toBeVisible()
  await expect(baris(page)).toHaveCount(2)
})

it('says of an exchange what is left to pay, and fills in whose old ring it was', async () => {
  const lama = await cincin()
  const nota = await jualSah(there.owner, there.owner, [lama], {
    nama_customer: 'BU TUKAR',
    no_hp: '081298765432',
    alamat: 'JL. MELATI 4',
  })
  const page = await jualan(await cincin())
  await scan(page, nota.no_faktur_jual)
  const isi = page.getByRole('dialog', { name: 'Beli Kembali' })
  await expect(field(isi, 'Berat')).toBeFocused()
  await page.keyboard.type('3.485')
  await choose(page, 'Kondisi', 'penyok')
  await expect(isi.getByText('5,698,500').first()).toBeVisible()
  await page.keyboard.press('F9')
  await expect(isi).toHaveCount(0)
  await expect(field(page, 'Nama Customer')).toHaveValue('BU TUKAR')
  await page.keyboard.press('F4')
  await page.keyboard.type('50000')
  await page.keyboard.press('Enter')
  // 5,733,000 less 5,698,500
  const kaki = page.locator('dl').filter({ hasText: 'Kembali' }).last()
  await expect(kaki).toContainText('15,500')
  await expect(kaki).not.toContainText('Sisa')
})

it('makes another number of nothing that was said in words', async () => {
  const page = await jualan(await cincin())
  await page.keyboard.press('F4')
  await page.keyboard.type('1jt5')
  await expect(page.getByText('Tulis Sekaligus, Seperti 1,5jt')).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByText('Tulis Sekaligus, Seperti 1,5jt')).toHaveCount(0)
})

it('counts no barcode as notes, keeps the count over a reload, and marks what cannot be', async () => {
  const page = await there.page()
  await signIn(page, 'KASIR')
  await page.goto('/hitung-kas')
  const lembar = field(page, 'Rp. 100,000')
  await expect(lembar).toBeFocused()
  await page.keyboard.type('14')
  // Nobody scans within the time of a key.
  await expect.poll(() => storedDraft(page)).toMatchObject({ lembar: { '100000': 14 } })
  await tembak(page, await cincin())
  await expect(page.getByText('Pindaian tidak masuk')).toBeVisible()
  await expect(lembar).toHaveValue('14')
  await expect(lembar).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(lembar).toHaveValue('14')
  await lembar.fill('1000001')
  await page.keyboard.press('F9')
  await expect(lembar).toHaveAttribute('aria-invalid', 'true')
})
