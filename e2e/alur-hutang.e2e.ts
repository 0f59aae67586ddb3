/** One walk from a loan to its auction: taken in, paid out a day late, renewed, warned of, auctioned. */
import { PASSWORD } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPinjaman } from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { tutupToko } from '../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { choose, photo, read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, saksikan, setujui } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  await isiPinjaman(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
})
afterAll(() => there.close())

const masuk = async (user_id: string): Promise<Page> => {
  const page = await there.page()
  await loginAs(page, user_id, PASSWORD)
  return page
}

const tambah = async (page: Page, nama: string, berat: string): Promise<void> => {
  await page.keyboard.press('F2')
  const modal = page.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Nama Barang').fill(nama)
  await choose(page, 'Kategori', 'mm')
  await field(modal, 'Kadar').fill('16K')
  await field(modal, 'Berat Kotor').fill(berat)
  await choose(page, 'Kondisi Pinjaman', 'baik')
  await modal
    .getByLabel('Berkas foto')
    .first()
    .setInputFiles(await photo())
  await expect(modal.locator('img')).toHaveCount(1)
  await page.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
}

const cari = async (page: Page, no_hutang: string) => {
  await page.goto('/lihat-hutang')
  await expect(page.getByText('BU SARI').first()).toBeVisible()
  await page.locator('input[data-scan]').fill(no_hutang)
  await page.keyboard.press('Enter')
  return page.getByRole('dialog', { name: 'BU SARI' })
}

const SATU = 'PI-TK01-260302-0001'
const DUA = 'PI-TK01-260303-0001'

it('is taken in with two pieces, and paid out on the day after, while nothing else is open', async () => {
  const sales = await masuk('SALES')
  await sales.goto('/transaksi-hutang')
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  await tambah(sales, 'gelang', '10')
  await tambah(sales, 'cincin', '5,5')
  await sales
    .getByLabel('Berkas foto')
    .first()
    .setInputFiles(await photo())
  await field(sales, 'Nama Customer').fill('bu sari')
  await field(sales, 'NIK').fill('3573010203040506')
  await field(sales, 'No HP').fill('08123456789')
  await field(sales, 'Alamat').fill('jl. mawar 3')
  await choose(sales, 'Kode Sales', 's01')
  await field(sales, 'Lama').fill('1')
  await field(sales, 'Jumlah Hutang').fill('5jt')
  await sales.keyboard.press('F9')
  const slip = sales.getByRole('dialog', { name: 'Cetak bon hutang' })
  await expect(slip).toContainText(SATU)
  // The shop was not closed: the day after, loans that wait are all that its cashier may do.
  there.shop.clock.walk(1)
  const kasir = await masuk('KASIR')
  const NOTICE = 'Tanggal System Berbeda Dengan Tanggal Sekarang'
  await kasir.goto('/lihat-hutang')
  await expect(kasir.getByRole('heading', { name: NOTICE })).toBeVisible()
  await kasir.goto('/validasi-hutang')
  await expect(kasir.getByText('dientri SALES')).toBeVisible()
  await kasir.locator('input[data-scan]').fill(SATU)
  await kasir.keyboard.press('Enter')
  const bayar = kasir.getByRole('dialog', { name: 'Bayar Hutang' })
  for (const [nama, berat] of [
    ['GELANG', '10'],
    ['CINCIN', '5,5'],
  ] as const) {
    await field(bayar, `Berat Timbang ${nama}`).fill(berat)
    await field(bayar, `Kadar Uji ${nama}`).fill('16K')
  }
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Berhasil')
  const surat = kasir.getByRole('dialog', { name: 'Cetak surat hutang' })
  await expect(surat).toContainText('2026-04-02')
  // What puts it away is whole on the smallest screen of a counter.
  await kasir.setViewportSize({ width: 1024, height: 768 })
  await expect(surat.getByRole('button', { name: /^Selesai/ })).toBeInViewport({ ratio: 1 })
})

it('goes on with one of its pieces, is warned of once it is late, and auctioned before a witness by OWN’s word', async () => {
  await (await there.shop.login('OWNER')).call(tutupToko, { PROSES: 'close' })
  let kasir = await masuk('KASIR')
  const sales = await masuk('SALES')
  const detail = await cari(kasir, SATU)
  await detail.getByRole('button', { name: /^Peremajaan/ }).click()
  const remaja = kasir.getByRole('dialog', { name: 'Peremajaan' })
  await remaja.getByLabel(/CINCIN/).uncheck()
  // A sum that is none pays nothing, and no sum stands there for it.
  await field(remaja, 'Jumlah Hutang').fill('3.000.000,00')
  await expect(remaja.getByText('Tulis Rupiah Tanpa Sen, Seperti 10,000')).toBeVisible()
  await expect(remaja.getByText('Pokok yang dibayar: -')).toBeVisible()
  await expect(remaja.getByText('5,000,000', { exact: true })).toHaveCount(0)
  // What is lent on top is not given back.
  await field(remaja, 'Jumlah Hutang').fill('6jt')
  await expect(remaja.getByRole('region', { name: 'Tambahan hutang keluar' })).toContainText('Dipinjamkan1,000,000')
  await field(remaja, 'Jumlah Hutang').fill('3jt')
  await field(remaja, 'No Identitas').fill('3573010203040506')
  await kasir.keyboard.press('F9')
  await sales.goto('/dashboard')
  await saksikan(sales, 'HUTANG')
  const kwitansi = kasir.getByRole('dialog', { name: 'Cetak kwitansi hutang' })
  await expect(kwitansi).toContainText('100,000')
  await kwitansi.getByRole('button', { name: /^Selesai/ }).click()
  // What he paid of the principal, and that something went back to him, has its own paper before the new letter.
  await expect(kwitansi).toContainText(
    /KWITANSI PEREMAJAAN[\s\S]*DIKEMBALIKAN KEPADA CUSTOMER[\s\S]*CINCIN[\s\S]*BERAT KEMBALI +5.500 G[\s\S]*POKOK/,
  )
  await kwitansi.getByRole('button', { name: /^Selesai/ }).click()
  await expect(kasir.getByRole('dialog', { name: 'Cetak surat hutang' })).toContainText('3,000,000')
  // Of the loan and what it goes on as, the list counts what is lent now, and says so.
  await kasir.goto('/lihat-hutang')
  await expect(kasir.locator('tfoot')).toContainText('Total 2 hutang, jumlah yang AKTIF')
  await expect(kasir.locator('tfoot')).toContainText('3,000,000')
  await expect(kasir.locator('tfoot')).not.toContainText('8,000,000')
  await majuHutang(there.shop, '2026-07-20')
  kasir = await masuk('KASIR')
  const saksi = await masuk('SALES')
  const telat = await cari(kasir, DUA)
  await expect(telat.getByText('LEWAT JATUH TEMPO')).toBeVisible()
  await telat.getByRole('button', { name: 'Peringatan 1' }).click()
  const surat = kasir.getByRole('dialog', { name: 'Cetak peringatan 1' })
  await surat.getByRole('button', { name: 'Unduh .txt' }).click()
  await surat.getByRole('button', { name: /^Selesai/ }).click()
  await telat.getByRole('button', { name: 'Lelang', exact: true }).click()
  const timbang = kasir.getByRole('dialog', { name: 'Timbang Barang Lelang' })
  await field(timbang, 'Berat Timbang GELANG').fill('10')
  await field(timbang, 'Kadar Uji GELANG').fill('16K')
  await kasir.keyboard.press('F9')
  await saksi.goto('/dashboard')
  await Promise.all([read(kasir, 'Data Berhasil Disimpan', DUA), saksikan(saksi, 'GELANG 10.000 g 16K')])
  const lelang = kasir.getByRole('dialog', { name: 'Lelang' })
  await choose(kasir, 'Kode Jenis', 'cin')
  await choose(kasir, 'Kondisi', 'baik')
  await choose(kasir, 'Baki Pembelian', 'beli1')
  await field(lelang, 'Nilai').fill('6000000')
  // At once, while the price by the rules is still reckoned.
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'LELANG')
  await expect(kasir.getByRole('dialog', { name: 'Cetak slip lelang' })).toContainText('KELEBIHAN MILIK CUSTOMER')
  await kasir.getByRole('button', { name: /^Selesai/ }).click()
  await kasir.goto('/lihat-hutang?status=SURPLUS')
  await expect(kasir.getByText('BU SARI')).toBeVisible()
})
