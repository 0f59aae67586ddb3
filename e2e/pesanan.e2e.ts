/** Custom orders at the counter: entered by keyboard with a deposit, found again, changed, paid more, called off. */

import { sql } from '@kencana/database'
import { parsePersen } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPesanan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { konfirmasiBayar, pembayaranBank } from '../features/keuangan/pembayaran/konfirmasi.contract.ts'
import { choose, downloaded, goTo, photo, read, storedDraft, typeThrough } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { buang, expect, field, loginAs, setujui, signIn, takeCalls } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let contoh: string
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiRekening(owner, '0111', { biaya_transfer: parsePersen(1) })
  contoh = (await tambahCincin(owner)).kode_barcode
  // Taking orders is also the seller's; giving money and gold back is the cashier's.
  await shop.user(owner, 'KASIR', 'KASIR')
  page = await there.page()
  await loginAs(page, 'KASIR')
})
afterAll(() => there.close())

const dialog = (name: string | RegExp): Locator =>
  page.getByRole('dialog', typeof name === 'string' ? { name, exact: true } : { name })
const selesai = async (name: string) => {
  await dialog(name)
    .getByRole('button', { name: /^Selesai/ })
    .click()
  await expect(dialog(name)).toHaveCount(0)
}

/** What Enter leads through; '' leaves a field as it is. */
const CINCIN: readonly (readonly [string, string])[] = [
  ['Kode Jenis', 'cin'],
  ['Deskripsi', 'cincin kawin ukir'],
  ['Size', '12'],
  ['Atribut', 'berlian'],
  ['Berat Atribut', '0.1'],
  ['Perkiraan Berat', '5'],
  ['Kadar', '70'],
  ['Emas Customer', '1.25'],
  ['Harga Atribut', '250000'],
  ['Ongkos', '150000'],
]

it('takes two wishes by keyboard, with the customer’s gold, a photo and samples', async () => {
  await goTo(page, 'Transaksi Pesanan')
  await expect(page.getByText('Data Barang Masih Kosong')).toBeVisible()
  await page.keyboard.press('F2')
  const modal = dialog('Tambah Barang')
  await typeThrough(modal, CINCIN)
  await expect(modal.getByRole('region', { name: 'Perkiraan harga' })).toContainText('6,569,000')
  await field(modal, 'Emas Customer').fill('5.5')
  await page.keyboard.press('F9')
  await expect(modal.getByText('Emas Customer Melebihi Perkiraan Berat')).toBeVisible()
  await field(modal, 'Emas Customer').fill('1.25')
  await modal.getByRole('radio', { name: 'Dibawa Customer' }).click()
  await page.keyboard.press('F9')
  await expect(modal.getByText('Nama Barang Contoh Harus Diisi')).toBeVisible()
  await field(modal, 'Nama Barang Contoh').fill('cincin lama')
  await field(modal, 'Berat Barang Contoh').fill('2.5')
  await modal.getByLabel('Berkas foto').setInputFiles(await photo())
  await expect(modal.getByRole('button', { name: /^Perbesar/ })).toBeVisible()
  await page.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  await page.keyboard.press('F2')
  await field(modal, 'Deskripsi').fill('gelang baby')
  await page.keyboard.press('F9')
  for (const text of ['Kode Jenis Harus Dipilih', 'Perkiraan Berat Harus Diisi', 'Kadar Harus Diisi'])
    await expect(modal.getByText(text)).toBeVisible()
  await choose(page, 'Kode Jenis', 'glg')
  await field(modal, 'Perkiraan Berat').fill('3')
  await field(modal, 'Kadar').fill('70')
  await modal.getByText('Kunci harga per gram hari ini').click()
  await modal.getByRole('radio', { name: 'Barang Toko' }).click()
  await field(modal, 'Kode Barcode Contoh').fill('0100')
  await expect(modal.getByText('Barang 0100 Tidak Ada')).toBeVisible()
  await field(modal, 'Kode Barcode Contoh').fill(contoh)
  await expect(modal.getByText('CINCIN MILANO 3.485 g, baki CN01')).toBeVisible()
  await page.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(page.locator('tfoot')).toContainText('11,504,000')
})

it('keeps the draft through a reload, photo and payments too', async () => {
  await field(page, 'Nama Customer').fill('ibu sri hartati')
  await page.keyboard.press('F4')
  await expect(page.getByRole('combobox', { name: 'Cara Bayar', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Jumlah Bayar')).toBeFocused()
  await page.keyboard.type('1000000')
  await expect.poll(() => storedDraft(page)).toMatchObject({ pembayaran: [{ jumlah: 1_000_000 }] })
  await page.reload()
  await expect(page.getByText('2 barang untuk IBU SRI HARTATI')).toBeVisible()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(field(page, 'Jumlah Bayar')).toHaveValue('1,000,000')
  await page.locator('tbody tr').first().click()
  await expect(dialog('Edit Barang').getByRole('button', { name: /^Perbesar/ })).toBeVisible()
  await page.keyboard.press('Escape')
})

it('refuses what is wrong with its sentence, takes a changed price, and prints the note', async () => {
  await page.keyboard.press('F9')
  for (const text of [
    'No HP Harus Diisi',
    'Alamat Harus Diisi',
    'Kode Sales Harus Dipilih',
    'Tanggal Janji Harus Diisi',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await field(page, 'No HP').fill('0812-3456-789')
  await field(page, 'Alamat').fill('jl. kawi 7, oro-oro dowo, klojen, malang')
  await choose(page, 'Kode Sales', 's01')
  const janji = field(page, 'Tanggal Janji')
  await janji.focus()
  for (let at = 0; at < 2; at++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  const titip = page.getByRole('region', { name: 'Titip Uang' })
  await page.keyboard.press('F4')
  await expect(page.getByRole('combobox', { name: 'Cara Bayar 2' })).toHaveValue('TRANSFER')
  await page.keyboard.press('F9')
  await expect(titip.getByText('Jumlah Bayar Harus Diisi')).toBeVisible()
  await field(titip, 'Jumlah Bayar 2').fill('99000000')
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'Titip Uang Melebihi Total Harga Pesanan')
  await field(titip, 'Jumlah Bayar 2').fill('500000')
  await expect(titip).toContainText('Biaya 1%')
  await field(titip, 'Uang Diterima').fill('1100000')
  await expect(titip).toContainText('Kembali100,000')
  await there.shop.db.run(sql`UPDATE master_group SET harga = 2400000 WHERE kode_group = 'MM'`)
  await page.keyboard.press('F9')
  await read(page, 'Harga CINCIN KAWIN UKIR Sudah Berubah, Silahkan Hitung Ulang', 'GELANG BABY sekarang Rp. 5,040,000')
  await page.keyboard.press('Control+Enter')
  // Less than 30 % is paid ahead for the locked price.
  await setujui(page, 'KUNCI HARGA')
  const nota = dialog('Cetak nota pesanan')
  await expect(nota).toContainText('PSN-TK01-260302-0001')
  await expect(nota).toContainText('HARGA MENGIKUTI HARI SERAH')
  await expect(nota).toContainText('ALAMAT: JL. KAWI 7, ORO-ORO')
  await expect(nota).toContainText('CONTOH CUSTOMER CINCIN LAMA    2.500 G')
  await expect(nota).toContainText('TRANSFER 0111              Rp. 500,000')
  const baris = (await nota.locator('pre').first().innerText()).split('\n')
  same(baris.every((line) => line.length <= 40)).toBe(true)
  await selesai('Cetak nota pesanan')
  await expect(page.getByText('Data Barang Masih Kosong')).toBeVisible()
})

const buka = async (no_pesanan: string) => {
  await page.getByText(no_pesanan, { exact: true }).first().click()
  return dialog(/CINCIN KAWIN UKIR|GELANG BABY|CINCIN NIKAH/)
}
const setuju = async () => {
  await setujui(page, '')
}

it('finds an order, shows it with its photo, and changes the promise; two at once are told', async () => {
  await goTo(page, 'Lihat Pesanan')
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await page.getByPlaceholder('Cari pesanan, customer, barang').fill('kawin')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page).toHaveURL(/q=KAWIN/i)
  const detail = await buka('PSN-TK01-260302-0001')
  await expect(detail.getByRole('button', { name: 'Perbesar CINCIN KAWIN UKIR' })).toBeVisible()
  await expect(detail.getByRole('region', { name: 'Keinginan' })).toContainText('dibawa customer: CINCIN LAMA 2.500 g')
  await detail.getByRole('button', { name: 'Ubah' }).click()
  const ubah = dialog('Ubah Pesanan')
  await field(ubah, 'Alamat').fill('')
  await page.keyboard.press('F9')
  await expect(ubah.getByText('Alamat Harus Diisi')).toBeVisible()
  await field(ubah, 'Alamat').fill('jl. semeru 12')
  await field(ubah, 'Tanggal Janji').focus()
  await page.keyboard.press('ArrowRight')
  await there.shop.db.run(sql`UPDATE pesanan SET versi = versi + 1 WHERE no_pesanan = 'PSN-TK01-260302-0001'`)
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
  await expect(ubah.getByRole('button', { name: /^Simpan/ })).toBeVisible()
  await buang(page)
  await expect(ubah).toHaveCount(0)
  await detail.getByRole('button', { name: 'Ubah' }).click()
  await field(ubah, 'Tanggal Janji').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('F9')
  await read(page, 'Data Berhasil Diedit')
  await expect(detail.getByRole('region', { name: 'Pemesan' })).toContainText('2026-03-10')
})

it('adds a deposit and takes it back, and gives the sample back', async () => {
  const detail = dialog('CINCIN KAWIN UKIR')
  const langkah = (text: string) =>
    detail.getByRole('region', { name: 'Riwayat' }).getByRole('listitem').filter({ hasText: text })
  await detail.getByRole('button', { name: 'Tambah Titip Uang' }).click()
  await expect(field(page, 'Jumlah Bayar')).toBeFocused()
  await page.keyboard.type('99000000')
  // What others did meanwhile is read anew after a refusal, here for as long as it takes to type on: no press is lost by it.
  const lanjut: (() => void)[] = []
  const ditahan = new Promise<void>((resolve) => lanjut.push(resolve))
  await takeCalls(page, /pesanan\/get\/PSN/, async (route) => {
    await ditahan
    await route.continue()
  })
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'Titip Uang Melebihi Total Harga Pesanan')
  await field(page, 'Jumlah Bayar').fill('250000')
  await page.keyboard.press('F2')
  await page.keyboard.press('Control+Delete')
  await expect(page.getByRole('combobox', { name: 'Cara Bayar 2' })).toHaveCount(0)
  await expect(detail.page().getByRole('button', { name: 'Sedang Menyimpan' })).toBeVisible()
  await page.keyboard.press('F9')
  for (const one of lanjut) one()
  const kertas = dialog('Cetak bukti titip uang')
  await expect(kertas.locator('pre').first()).toContainText('NO    : TPS-TK01-260302-0001')
  await expect(kertas.locator('pre').first()).toContainText(/JUMLAH TITIP UANG {2,}Rp\. [\d,]+\n/)
  await downloaded(page, () => kertas.getByRole('button', { name: 'Unduh .txt' }).click())
  await selesai('Cetak bukti titip uang')
  await detail.getByRole('button', { name: 'Cetak ulang TITIP UANG TPS-TK01-260302-0001' }).click()
  await expect(kertas).toContainText('SALINAN ke-1')
  await selesai('Cetak bukti titip uang')
  await expect(langkah('TPS-TK01-260302-0001')).toContainText('Rp. 250,000')
  await detail.getByRole('button', { name: 'Batalkan TPS-TK01-260302-0001' }).click()
  await expect(field(page, 'Alasan')).toBeFocused()
  await page.keyboard.press('F9')
  await expect(dialog('Batal Titip Uang').getByText('Alasan Harus Diisi')).toBeVisible()
  await field(page, 'Alasan').fill('salah ketik')
  await page.keyboard.press('F9')
  await setuju()
  await read(page, 'Berhasil', 'BTT-TK01-260302-0001')
  const kembali = dialog('Cetak bukti uang kembali')
  await expect(kembali.locator('pre').first()).toContainText(/KEMBALI KEPADA CUSTOMER {2,}Rp\. 250,000\n/)
  await downloaded(page, () => kembali.getByRole('button', { name: 'Unduh .txt' }).click())
  await selesai('Cetak bukti uang kembali')
  await detail.getByRole('button', { name: 'Cetak ulang BTT-TK01-260302-0001' }).click()
  await expect(kembali).toContainText('SALINAN ke-1')
  await selesai('Cetak bukti uang kembali')
  await expect(langkah('TPS-TK01-260302-0001')).toContainText('BATAL')
  await detail.getByRole('button', { name: 'Kembalikan Contoh' }).click()
  await expect(dialog('Kembalikan Contoh')).toBeVisible()
  await page.keyboard.press('F9')
  await read(page, 'Data Berhasil Disimpan', 'KCP-TK01-260302-0001')
  await expect(detail.getByRole('region', { name: 'Keinginan' })).toContainText('sudah kembali')
  await expect(detail.getByRole('button', { name: 'Kembalikan Contoh' })).toHaveCount(0)
  await page.keyboard.press('Escape')
})

it('calls an order off: exactly its deposit goes back, and the owner agrees', async () => {
  // The transfer of its form was seen at the bank: it may go back in cash.
  const { belum } = await there.owner.call(pembayaranBank, {})
  await there.owner.call(konfirmasiBayar, { pembayaran: belum.map(({ dokumen, urut }) => ({ dokumen, urut })) })
  await page.getByPlaceholder('Cari pesanan, customer, barang').fill('gelang')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  const detail = await buka('PSN-TK01-260302-0002')
  await detail.getByRole('button', { name: 'Batalkan Pesanan' }).click()
  const batal = dialog('Batalkan Pesanan')
  await expect(batal).toContainText('barang contoh CINCIN MILANO')
  await page.keyboard.press('F9')
  await expect(batal.getByText('Alasan Harus Diisi')).toBeVisible()
  await field(batal, 'Alasan').fill('tidak jadi')
  await field(batal, 'Jumlah Bayar').fill('1')
  await page.keyboard.press('F9')
  await expect(batal.getByText(/Uang Kembali Harus Rp\. /)).toBeVisible()
  await batal.getByRole('button', { name: 'Uang Pas' }).click()
  await page.keyboard.press('F9')
  await setuju()
  const bukti = dialog('Cetak bukti batal pesanan')
  await expect(bukti).toContainText('BTP-TK01-260302-0001')
  await expect(bukti).toContainText('CINCIN MILANO')
  await selesai('Cetak bukti batal pesanan')
  await expect(detail.getByRole('region', { name: 'Harga' })).toContainText('Titip uangRp. 0')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /GELANG BABY/ })).toContainText('BATAL')
  await page.goto('/lihat-pesanan?status=TERBUKA')
  await expect(page.locator('tbody tr')).toHaveCount(1)
})

it('leads a seller to the cashier with the money of an order', async () => {
  await there.shop.user(there.owner, 'SALES', 'SALES')
  const sales = await there.page()
  await signIn(sales, 'SALES')
  await sales.goto('/transaksi-pesanan')
  await expect(sales.getByRole('region', { name: 'Titip Uang' })).toContainText('Serahkan Ke Kasir')
  await expect(sales.getByRole('region', { name: 'Titip Uang' }).getByRole('button')).toHaveCount(0)
  await sales.goto('/lihat-pesanan?status=TERBUKA')
  await sales.locator('tbody tr').first().click()
  const detail = sales.getByRole('dialog')
  await expect(detail).toContainText('Uang pesanan ini lewat kasir')
  await expect(detail.getByRole('button', { name: 'Ubah', exact: true })).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Tambah Titip Uang' })).toHaveCount(0)
  await sales.goto('/transaksi-services')
  await expect(sales.getByRole('region', { name: 'DP' })).toContainText('Serahkan Ke Kasir')
})
