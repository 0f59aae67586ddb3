/** Selling at the counter by keyboard and scanner alone: what it takes in keys, whom and what the scan line understands. */
import { rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beriPin, PIN_MEMBER } from '@kencana/testing/member'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { ubahHargaEmas } from '../features/master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { member } from '../features/member/data-member/data-member.contract.ts'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { getJual } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { read } from './goods.ts'
import { Meja } from './hari-toko/meja.ts'
import * as diMeja from './jual-meja.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, setujui } from './visitors.ts'

let there: ShopInBrowser
let sales: Meja
let kasir: Meja
let pemilik: Meja
let page: Page
let terjual: string
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiRekening(owner, '0111')
  for (const [nama_member, no_hp] of [
    ['SITI ROHMAH', '081233457788'],
    ['BUDI', '081200001111'],
    ['BUDIMAN', '081300001111'],
    ['TINI', '081233457700'],
  ] as const)
    await owner.call(member.create, {
      kode_member: '',
      nama_member,
      no_hp,
      alamat: 'JL. KAWI 21',
      tgl_lahir: '',
      setuju_pesan: 'TIDAK',
      catatan: '',
    })
  await shop.user(owner, 'SALES', 'SALES')
  await shop.user(owner, 'KASIR', 'KASIR')
  sales = await Meja.buka(there)
  kasir = await Meja.buka(there)
  pemilik = await Meja.buka(there)
  page = sales.page
  await sales.masuk('SALES')
  await kasir.masuk('KASIR')
  await kasir.page.goto('/validasi-penjualan')
  await pemilik.masuk('OWNER')
  await page.goto('/transaksi-penjualan')
  await pemilik.page.goto('/transaksi-penjualan')
})
afterAll(() => there.close())

const cincin = async (lain: Parameters<typeof tambahCincin>[1] = {}): Promise<string> =>
  (await tambahCincin(there.owner, lain)).kode_barcode

const BON = /bon/i
const NOTA = /nota/i
const { kata, slip, selesai, tombol, palingBanyak, tanpaTetikus } = diMeja
const dikasir = (kerja: string, kode: string) => diMeja.dikasir(there, kasir, kerja, kode)
const dilayani = (kode: string, lain: object) => diMeja.dilayani(there, kasir, kode, lain)

it('a: sells a piece at its price: one key after the scan, and one of the cashier after his', async () => {
  await kata(page, 's01')
  await expect(field(page, 'Sales')).toHaveValue('S01 RINA')
  const kode = await cincin({ ongkos: rp(75_000) })
  await sales.mulai('satu barang')
  await sales.pindai(kode)
  await expect(page.getByText('CINCIN MILANO 3.485 g ditambahkan')).toBeVisible()
  await page.keyboard.press('F9')
  await expect(slip(page, BON)).toContainText('5,808,000')
  same(tombol(sales, 'satu barang')).toBe(1)
  await sales.mulai('lain')
  await selesai(page, BON)
  // Who served last serves again.
  await expect(field(page, 'Sales')).toHaveValue('S01 RINA')
  same((await there.owner.call(getJual, { no_faktur: kode })).status).toBe('OPEN')
  const terima = await dikasir('kasir satu', kode)
  await expect(field(terima, 'Uang Diterima')).toBeFocused()
  await kasir.page.keyboard.press('F9')
  await dilayani(kode, { valid_by: 'KASIR', tagihan: 5_808_000 })
  same(tombol(sales, 'satu barang') + tombol(kasir, 'kasir satu')).toBe(2)
  tanpaTetikus([sales, 'satu barang'], [kasir, 'kasir satu'])
})

it('takes sales, member and cash from the scan line: fourteen keys with its validation', async () => {
  const on = pemilik.page
  const kode = await cincin()
  await expect(on.getByLabel('Pindai barcode')).toBeFocused()
  await pemilik.mulai('semua')
  await pemilik.pindai(kode)
  await expect(on.getByText('ditambahkan')).toBeVisible()
  await kata(on, 's01')
  await kata(on, '7788')
  await expect(on.getByText('MEMBER M-00001')).toBeVisible()
  await kata(on, '6jt')
  await expect(on.getByRole('status').filter({ hasText: 'Kembali' })).toContainText('Kembali267,000')
  await on.keyboard.press('Shift+F9')
  await expect(slip(on, NOTA)).toContainText('267,000')
  same(tombol(pemilik, 'semua')).toBe(14)
  terjual = kode
  await pemilik.mulai('lain')
  await selesai(on, NOTA, 'SITI ROHMAH')
  const nota = await there.owner.call(getJual, { no_faktur: kode })
  same(nota).toMatchObject({ status: 'DONE', kode_sales: 'S01', kode_member: 'M-00001', tagihan: 5_733_000 })
  same(nota.pembayaran).toMatchObject([{ cara_bayar: 'CASH', jumlah: 5_733_000, diterima: 6_000_000 }])
})

it('knows a member by his whole telephone, and takes no telephone for money', async () => {
  await kata(page, '081233457700')
  await expect(page.getByText('MEMBER M-00004')).toBeVisible()
  await kata(page, '081299998800')
  await expect(page.getByText('Barang 081299998800 Tidak Ada')).toBeVisible()
  await expect(page.getByText('diterima tunai')).toHaveCount(0)
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await expect(page.getByText('MEMBER M-00004')).toHaveCount(0)
  await page.keyboard.press('F2')
})

it('b: leaves the money to the cashier: fourteen keys for both of them', async () => {
  const kode = await cincin()
  await sales.mulai('penjual')
  await sales.pindai(kode)
  await expect(page.getByText('ditambahkan')).toBeVisible()
  await kata(page, 's01')
  await kata(page, '7788')
  await expect(page.getByText('MEMBER M-00001')).toBeVisible()
  await page.keyboard.press('F9')
  await expect(slip(page, BON)).toBeVisible()
  await sales.mulai('lain')
  const { no_faktur_jual } = await there.owner.call(getJual, { no_faktur: kode })
  await selesai(page, BON, no_faktur_jual, 'SITI ROHMAH')
  await expect(kasir.page.getByText(no_faktur_jual)).toBeVisible()
  await kasir.mulai('kasir')
  await kasir.pindai(no_faktur_jual)
  await expect(field(kasir.page.getByRole('dialog', { name: 'Terima Pembayaran' }), 'Uang Diterima')).toBeFocused()
  await kasir.page.keyboard.type('6jt')
  await kasir.page.keyboard.press('F9')
  await expect(slip(kasir.page, NOTA)).toContainText('267,000')
  palingBanyak(14, [sales, 'penjual'], [kasir, 'kasir'])
  tanpaTetikus([sales, 'penjual'], [kasir, 'kasir'])
  await dilayani(kode, { valid_by: 'KASIR' })
})

it('c: takes a transfer with its reference, led by F4 and Enter alone, seen by the cashier: fourteen keys and its digits', async () => {
  const kode = await cincin()
  await sales.mulai('transfer')
  await sales.pindai(kode)
  await expect(page.getByText('ditambahkan')).toBeVisible()
  await page.keyboard.press('F4')
  await expect(field(page, 'Uang Diterima')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('t')
  // The only account is chosen by itself, the amount is what is left to pay.
  await page.keyboard.press('Enter')
  await expect(field(page, 'Jumlah Bayar')).toBeFocused()
  await expect(field(page, 'Jumlah Bayar')).toHaveValue('5,733,000')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Referensi')).toBeFocused()
  await page.keyboard.type('883120')
  await page.keyboard.press('F9')
  await expect(slip(page, BON)).toBeVisible()
  palingBanyak(14 + '883120'.length, [sales, 'transfer'])
  await sales.mulai('lain')
  await selesai(page, BON)
  same((await there.owner.call(getJual, { no_faktur: kode })).pembayaran).toMatchObject([
    { cara_bayar: 'TRANSFER', no_rekening: '0111', referensi: '883120', jumlah: 5_733_000 },
  ])
  await diMeja.sudahMasuk(kasir, await dikasir('kasir transfer', kode))
  await kasir.page.keyboard.press('F9')
  await dilayani(kode, { valid_by: 'KASIR', pembayaran: [expect.objectContaining({ cek: 'MASUK' })] })
  palingBanyak(14 + '883120'.length, [sales, 'transfer'], [kasir, 'kasir transfer'])
  tanpaTetikus([sales, 'transfer'], [kasir, 'kasir transfer'])
})

it('takes points of the member beside cash where a point is worth something', async () => {
  await there.owner.call(ubahParaSystem, { key: 'nilai_poin', value: '1000' })
  await beriPin(there.owner, 'M-00001')
  const on = pemilik.page
  await on.reload()
  await kata(on, await cincin())
  await kata(on, '7788')
  await expect(on.getByText('MEMBER M-00001')).toBeVisible()
  await on.keyboard.press('F4')
  await on.keyboard.press('F4')
  await expect(on.getByRole('combobox', { name: 'Cara Bayar 2' })).toBeFocused()
  await on.keyboard.type('poin')
  await on.keyboard.press('Enter')
  await expect(on.getByText('M-00001, Rp. 1,000 per poin')).toBeVisible()
  await field(on, 'Jumlah Bayar 2').fill('33000')
  await expect(field(on, 'Uang Diterima')).toHaveValue('5,700,000')
  await field(on, 'PIN Member').fill(PIN_MEMBER)
  await on.keyboard.press('Shift+F9')
  await read(on, 'Oopss!!', 'Poin Tidak Cukup')
  await on.getByRole('button', { name: 'Hapus pembayaran 2' }).click()
  await on.keyboard.press('Shift+F9')
  await selesai(on, NOTA, 'SITI ROHMAH')
})

it('says why a piece is not sold, and lists none twice; a number that is no piece is money', async () => {
  const kode = await cincin()
  await kata(page, kode)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await kata(page, kode)
  await expect(page.getByText(`Barang ${kode} Sudah Ada Di Tabel`)).toBeVisible()
  await kata(page, terjual)
  await expect(page.getByText(/^Barang \d+ Sudah Terjual /)).toBeVisible()
  await kata(page, '9999')
  await expect(page.getByText('Member 9999 Tidak Ada')).toBeVisible()
  await kata(page, 'tidakada')
  await expect(page.getByText('Barang TIDAKADA Tidak Ada')).toBeVisible()
  await kata(page, '10000000')
  await expect(page.getByRole('status').filter({ hasText: 'Kembali' })).toContainText('Kembali4,267,000')
  await expect(page.locator('tbody tr')).toHaveCount(1)
})

it('asks which member by arrows, and leads from the empty line to what is missing', async () => {
  await kata(page, '1111')
  await expect(page.getByRole('option', { name: /^BUDI \*+1111/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('MEMBER M-00003')).toBeVisible()
  await expect(page.getByLabel('Pindai barcode')).toBeFocused()
  // Sales and customer are known: what is left is paying.
  await page.keyboard.press('Enter')
  await expect(field(page, 'Uang Diterima')).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.press('F3')
  await expect(field(page, 'Nama Customer')).toBeFocused()
  await page.getByRole('button', { name: 'Ganti Customer' }).click()
  await page.keyboard.press('F2')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Nama Customer')).toBeFocused()
})

it('holds a draft for the next customer and gives it back', async () => {
  await field(page, 'Nama Customer').fill('bu tunggu')
  await page.keyboard.press('F10')
  await expect(page.getByText('Pindai barang yang akan dijual')).toBeVisible()
  await expect(field(page, 'Nama Customer')).toHaveValue('')
  const lain = await cincin({ nama_barang: 'GELANG LAIN' })
  await page.keyboard.press('F2')
  await kata(page, lain)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.getByText('Draft tersimpan')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await page.getByRole('button', { name: '1 ditahan' }).click()
  await expect(page.getByRole('dialog', { name: 'Draft Ditahan' })).toContainText('1 barang, BU TUNGGU')
  await expect(page.getByRole('button', { name: /BU TUNGGU/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Nama Customer')).toHaveValue('BU TUNGGU')
  // The other one waits in its turn.
  await expect(page.getByRole('button', { name: '1 ditahan' })).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody')).toContainText('CINCIN MILANO')
  await page.getByRole('button', { name: '1 ditahan' }).click()
  await expect(page.getByRole('button', { name: /UMUM/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('tbody')).toContainText('GELANG LAIN')
  await page.keyboard.press('F2')
  await page.keyboard.press('F10')
  await page.keyboard.press('F10')
  await expect(page.getByRole('dialog', { name: 'Draft Ditahan' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: /BU TUNGGU/ }).click()
})

it('rounds the bill, takes a changed price by name, and asks the owner for a price below what it is', async () => {
  await page.locator('tbody tr').first().click()
  const dialog = page.getByRole('dialog', { name: 'CINCIN MILANO' })
  await expect(field(dialog, 'Total')).toBeFocused()
  await page.keyboard.type('5700500')
  await expect(field(dialog, 'Diskon')).toHaveValue('32,500')
  await page.keyboard.press('F9')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(page.locator('tfoot')).toContainText('5,700,000')
  await expect(page.getByRole('region', { name: 'Otorisasi' })).toContainText('Dalam batas')
  await page.locator('tbody tr').first().click()
  await field(dialog, 'Diskon').fill('1jt')
  await expect(field(dialog, 'Total')).toHaveValue('4,733,000')
  await page.keyboard.press('F9')
  await expect(page.getByRole('region', { name: 'Otorisasi' })).toContainText('Akan diminta')
  await there.owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(2_360_000), harga_modal: null })
  await page.keyboard.press('F9')
  await read(page, 'Harga CINCIN MILANO Sudah Berubah, Silahkan Hitung Ulang', 'CINCIN MILANO sekarang Rp. 5,757,500')
  // What was agreed on with the customer stays.
  await expect(page.locator('tfoot')).toContainText('4,733,000')
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog', { name: /^Otorisasi/ })).not.toContainText('modal')
  await setujui(page, 'HARGA JUAL')
  await selesai(page, BON, '4,733,000', 'BU TUNGGU')
})
